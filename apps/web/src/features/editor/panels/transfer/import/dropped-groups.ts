import type { Dropped, DroppedWhat, ImportReport } from '@web2/builder'
import { counted } from '../../../../../lib/text/counted.ts'

export interface DroppedGroup {
  readonly what: DroppedWhat
  /** For example '3 scripts'. */
  readonly title: string
  readonly why: string
  readonly samples: readonly Dropped[]
  /** Number of further ones beyond the samples. */
  readonly more: number
}

/** Maximum samples per kind. */
const mostSamples = 5

const names: Readonly<Record<DroppedWhat, readonly [one: string, many: string]>> = {
  script: ['script', 'scripts'],
  'event-handler': ['event handler', 'event handlers'],
  'dangerous-url': ['URL that runs code', 'URLs that run code'],
  'meta-refresh': ['automatic redirect', 'automatic redirects'],
  base: ['base URL', 'base URLs'],
  plugin: ['plugin', 'plugins'],
  'inline-document': ['document in an attribute', 'documents in attributes'],
  frameset: ['frame', 'frames'],
  'invalid-name': ['invalid name', 'invalid names'],
}

/** Removes duplicate samples, because pages repeat the same handler many times. */
const distinct = (entries: readonly Dropped[]): Dropped[] => {
  const seen = new Set<string>()
  return entries.filter(({ sample }) => !seen.has(sample) && seen.add(sample))
}

/** Returns what an import dropped, by kind, the most frequent first. */
export const droppedGroups = ({ dropped, counts }: ImportReport): DroppedGroup[] =>
  Object.entries(Object.groupBy(dropped, ({ what }) => what))
    .map(([kind, entries = []]) => {
      const what = kind as DroppedWhat
      const count = counts[what] ?? entries.length
      const [one, many] = names[what]
      const samples = distinct(entries).slice(0, mostSamples)
      return {
        count,
        what,
        title: counted(count, one, many),
        why: entries[0]?.why ?? '',
        samples,
        more: count - samples.length,
      }
    })
    .sort((a, b) => b.count - a.count)
    .map(({ count: _count, ...group }) => group)
