import type { QueryClient } from '@tanstack/react-query'
import { pagePictures } from '../query/page-pictures.ts'

const eventName = /^(?<path>[a-z0-9/-]+) (?<kind>created|updated|patched|removed)$/

/** The resource an event such as 'naps patched' tells of; undefined for any other event. */
export const resourceOfEvent = (event: string): string | undefined => eventName.exec(event)?.groups?.path

/** Pictures of pages show sections and listings, whichever page it is. */
const shownInPictures = new Set(['cloud-modules', 'naps'])

/** Records that are shown while they change many times a second are written to the cache at once. */
const written = new Set(['runs'])

const hasId = (record: unknown): record is { _id: string } =>
  typeof record === 'object' && record !== null && '_id' in record && typeof record._id === 'string'

/**
 * Makes what an event tells of fresh on screen. Events that arrive within the same moment cause one fetch: a run
 * reports progress several times a second, a bulk delete sends one event a record.
 */
export const liveInvalidation = (queryClient: QueryClient, pause = 150) => {
  const stale = new Set<string>()
  let timer: ReturnType<typeof setTimeout> | undefined

  const flush = () => {
    timer = undefined
    const paths = [...stale]
    stale.clear()
    for (const path of paths) void queryClient.invalidateQueries({ queryKey: [path] })
    if (paths.some((path) => shownInPictures.has(path)))
      void queryClient.invalidateQueries({ queryKey: [pagePictures] })
  }

  const onEvent = (event: string, record: unknown) => {
    const path = resourceOfEvent(event)
    if (path === undefined) return
    if (written.has(path) && hasId(record)) queryClient.setQueryData([path, 'get', record._id], record)
    else {
      stale.add(path)
      timer ??= setTimeout(flush, pause)
    }
  }

  const stop = () => {
    clearTimeout(timer)
    stale.clear()
  }

  return { onEvent, stop }
}
