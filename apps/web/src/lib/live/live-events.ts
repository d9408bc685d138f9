import type { QueryClient } from '@tanstack/react-query'
import { runs } from '../api/runs.ts'
import type { DependentQueries, LiveRules } from './live-rules.ts'

const eventName = /^(?<path>[a-z0-9/-]+) (?<kind>created|updated|patched|removed)$/

/** Returns the resource of an event such as 'naps patched'; undefined for any other event. */
export const resourceOfEvent = (event: string): string | undefined => eventName.exec(event)?.groups?.path

/** Records that are shown while they change many times a second are written to the cache at once. */
const written = new Set<string>([runs.path])

const hasId = (record: unknown): record is { _id: string } =>
  typeof record === 'object' && record !== null && '_id' in record && typeof record._id === 'string'

/** Names that come within the same moment, handed on once. */
const collected = (pause: number, handOn: (names: readonly string[]) => void) => {
  const names = new Set<string>()
  let timer: ReturnType<typeof setTimeout> | undefined
  const flush = () => {
    timer = undefined
    const all = [...names]
    names.clear()
    handOn(all)
  }
  return {
    add: (name: string) => {
      names.add(name)
      timer ??= setTimeout(flush, pause)
    },
    stop: () => {
      clearTimeout(timer)
      names.clear()
    },
  }
}

/** Queries by the paths they depend on. */
const byPath = (dependent: readonly DependentQueries[]): ReadonlyMap<string, readonly DependentQueries[]> =>
  new Map(
    [...new Set(dependent.flatMap(({ of }) => of))].map((path) => [
      path,
      dependent.filter(({ of }) => of.includes(path)),
    ]),
  )

/**
 * Refreshes the resources of an event on screen, by the features' rules. Events that arrive at the same time cause
 * one fetch: a run reports progress several times a second, a bulk delete sends one event a record.
 */
export const liveInvalidation = (
  queryClient: QueryClient,
  rules: readonly LiveRules[],
  pause = 150,
  frequentPause = 1_000,
  rarePause = 3_000,
) => {
  const frequent = new Set(rules.flatMap((each) => each.frequent ?? []))
  const refreshesAll = new Set(rules.flatMap((each) => each.refreshesAll ?? []))
  const dependent = byPath(rules.flatMap((each) => each.dependent ?? []))
  const takes = new Map(rules.flatMap((each) => Object.entries(each.takes ?? {})))

  const refresh = (keys: readonly string[]): void => {
    if (keys.some((key) => refreshesAll.has(key))) void queryClient.invalidateQueries()
    else for (const key of keys) void queryClient.invalidateQueries({ queryKey: [key] })
  }
  const soon = collected(pause, refresh)
  const later = collected(frequentPause, refresh)
  const rarely = collected(rarePause, refresh)

  const onEvent = (event: string, record: unknown) => {
    const path = resourceOfEvent(event)
    if (path === undefined) return
    const own = frequent.has(path) ? later : soon
    const take = takes.get(path)
    if (take) take(queryClient, record)
    else if (written.has(path) && hasId(record)) queryClient.setQueryData([path, 'get', record._id], record)
    else own.add(path)
    for (const { key, when, every } of dependent.get(path) ?? []) {
      if (when && !when(record)) continue
      if (every === undefined) own.add(key)
      else (every === 'second' ? later : rarely).add(key)
    }
  }

  const stop = () => {
    soon.stop()
    later.stop()
    rarely.stop()
  }

  return { onEvent, stop }
}
