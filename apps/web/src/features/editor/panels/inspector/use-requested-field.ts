import { useCallback, useEffect, useRef, useState, type RefObject } from 'react'
import { useEditor } from '../session/use-editor.ts'
import { wantedField } from './requested-field.ts'

const named = (panel: HTMLElement, name: string): HTMLElement | undefined =>
  panel.querySelector<HTMLElement>(`[aria-label="${CSS.escape(name)}"]`) ??
  [...panel.querySelectorAll('label')].find((label) => label.textContent === name)?.control ??
  [...panel.querySelectorAll('button')].find((button) => button.textContent === name)

const reach = (panel: HTMLElement, name: string | undefined, press: boolean) => {
  const target =
    (name === undefined ? undefined : named(panel, name)) ??
    panel.querySelector<HTMLElement>('[role="tab"][aria-selected="true"]')
  if (!target) return
  // a sheet that opens around the panel focuses this element
  target.dataset.autofocus = 'true'
  target.scrollIntoView({ block: 'center' })
  target.focus()
  if (press && target instanceof HTMLButtonElement) target.click()
}

/** Block types that are empty until a property is set; for others the style comes first. */
const begunByProperties: ReadonlySet<string> = new Set([
  'Picture',
  'Link',
  'YouTube',
  'Embed',
  'Carousel',
  'Input',
  'Textarea',
  'Module',
  'Slot',
  'OwnText',
])

/** Returns the tab of a block type: the one the user chose for it, else its first. */
const useTabOf = (name: string) => {
  const [chosen, setChosen] = useState<ReadonlyMap<string, string | null>>(new Map())
  const latest = useRef(name)
  useEffect(() => {
    latest.current = name
  }, [name])
  const choose = useCallback(
    (tab: string | null) => setChosen((before) => new Map(before).set(latest.current, tab)),
    [],
  )
  const tab = chosen.get(name) ?? (begunByProperties.has(name) ? 'properties' : 'style')
  return [tab, choose] as const
}

/** Returns the open tab of these blocks' panel. A requested field opens its tab and gets the focus. */
export const useTabWithField = (ids: readonly string[], panel: RefObject<HTMLElement | null>) => {
  const editor = useEditor()
  const wish = wantedField(editor)
  const wanted = wish.use()
  const [tab, setTab] = useTabOf(editor.store.get(ids[0] ?? '')?.componentName ?? '')
  const mine = wanted?.in === 'block' && ids.length === 1 && ids[0] === wanted.uuid ? wanted : null
  const shown = mine?.tab ?? tab
  useEffect(() => {
    if (!mine || !panel.current) return
    reach(panel.current, mine.field, mine.press ?? false)
    setTab(mine.tab)
    wish.set(null)
  }, [mine, panel, wish, setTab])
  return [shown, setTab] as const
}
