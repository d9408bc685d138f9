import type { SpotlightActionGroupData, SpotlightFilterFunction } from '@mantine/spotlight'

type PaletteAction = SpotlightActionGroupData['actions'][number]

const lower = (text: string): string => text.toLocaleLowerCase()

const wordsOf = ({ label, description, keywords = [] }: PaletteAction): string =>
  lower([label, description, ...(Array.isArray(keywords) ? keywords : [keywords])].filter(Boolean).join(' '))

/** Rank of a match: the name begins with the query, contains it, or only other words do. */
const rankOf = ({ label = '' }: PaletteAction, query: string): number => {
  const name = lower(label)
  if (name.startsWith(query)) return 0
  return name.includes(query) ? 1 : 2
}

/** Keeps the actions in whose name and keywords all typed words occur, best matches of a group first. */
export const matchActions: SpotlightFilterFunction = (typed, groups) => {
  const query = lower(typed.trim())
  if (query === '') return groups
  const words = query.split(/\s+/)
  return groups.flatMap((group) => {
    if (!('actions' in group)) return []
    const actions = group.actions
      .filter((action) => words.every((word) => wordsOf(action).includes(word)))
      .toSorted((a, b) => rankOf(a, query) - rankOf(b, query))
    return actions.length === 0 ? [] : [{ ...group, actions }]
  })
}
