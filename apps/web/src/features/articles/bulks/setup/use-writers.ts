import { useQuery } from '@tanstack/react-query'
import { firstCards, type ArticleBulkStart, type ArticlePlanStart } from '@web2/contract/articles'
import { useMemo } from 'react'
import { allPresets, allStackers } from '../bulks-api.ts'

export interface Writer {
  readonly name: string
  readonly by: Pick<ArticleBulkStart, 'cards' | 'stacker' | 'plan'>
}

const standard: Writer = { name: 'Title, introduction, 3 sections', by: { cards: firstCards() } }

/** Returns the choices for how articles are written: planned, by presets and by prompt stackers, by select value. */
export const useWriters = (order: ArticlePlanStart) => {
  const presets = useQuery(allPresets)
  const stackers = useQuery(allStackers)
  const writers = useMemo(
    () =>
      new Map<string, Writer>([
        ['planned', { name: 'Brief and outline', by: { plan: order } }],
        ['standard', standard],
        ...(presets.data ?? []).map(
          ({ _id, name, cards }) => [`preset:${_id}`, { name, by: { cards } }] as const,
        ),
        ...(stackers.data ?? []).map(
          ({ _id, name, steps, variables }) =>
            [`stacker:${_id}`, { name, by: { stacker: { steps, variables } } }] as const,
        ),
      ]),
    [presets.data, stackers.data, order],
  )
  const options = (kind: string) =>
    [...writers]
      .filter(([value]) => value.startsWith(kind))
      .map(([value, { name }]) => ({ value, label: name }))
  return {
    groups: [
      { group: 'Planned', items: options('planned') },
      { group: 'Presets', items: [...options('standard'), ...options('preset:')] },
      { group: 'Prompt stackers', items: options('stacker:') },
    ].filter(({ items }) => items.length > 0),
    /** Returns the chosen one; the standard one if it was deleted. */
    writerOf: (value: string): Writer => writers.get(value) ?? standard,
    valueOf: (value: string): string => (writers.has(value) ? value : 'standard'),
    error: presets.error ?? stackers.error,
  }
}
