import { isEmptyChange, withTheme, type Change, type HistoryEntry, type Theme } from '@web2/builder'
import type { KeptHistory } from './histories.ts'

const changeWith = ({ page, ...rest }: Change, theme: Theme | undefined): Change => {
  if (!page) return rest
  const [from, to] = page.map((level) => withTheme(level, theme)) as unknown as NonNullable<Change['page']>
  return JSON.stringify(from) === JSON.stringify(to) ? rest : { ...rest, page: [from, to] }
}

/**
 * Returns kept undo steps as steps of a page that got another theme since, on another page of its site: they leave
 * the theme alone, and those that changed nothing else are gone.
 */
export const withPresentTheme = (kept: KeptHistory, theme: Theme | undefined): KeptHistory => {
  const all = kept.entries.map((entry): HistoryEntry => ({
    ...entry,
    change: changeWith(entry.change, theme),
  }))
  const entries = all.filter(({ change }) => !isEmptyChange(change))
  const states = kept.states.map((state) => ({
    ...state,
    position: all.slice(0, state.position).filter(({ change }) => !isEmptyChange(change)).length,
  }))
  return { ...kept, entries, states }
}
