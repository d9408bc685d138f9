import type { QueryClient } from '@tanstack/react-query'
import { articleBulkRows, articleBulks } from '../../features/articles/resources.ts'
import { campaignJobs, campaignLogs, campaigns } from '../../features/campaigns/resources.ts'
import { dashboardPath } from '../../features/dashboard/resources.ts'
import { listingChanges } from '../../features/listing-updates/resources.ts'
import { napUses } from '../../features/listings/resources.ts'
import { notifications } from '../../features/notifications/resources.ts'
import { sites } from '../../features/sites/resources.ts'
import { cachedData } from '../../features/sites/cached-data.ts'
import { hearOfCopy } from '../../features/sites/working-copy.ts'
import { billingGrants, usagePath } from '../../features/billing/resources.ts'
import { demoPath } from '../../features/dashboard/demo-account.ts'
import { turboPages, turbos, turboSites, turboStructures } from '../../features/generator/resources.ts'
import { pagePictures } from '../../features/sites/page-thumbnail/thumbnail-keys.ts'

const eventName = /^(?<path>[a-z0-9/-]+) (?<kind>created|updated|patched|removed)$/

/** The resource an event such as 'naps patched' tells of; undefined for any other event. */
export const resourceOfEvent = (event: string): string | undefined => eventName.exec(event)?.groups?.path

/** Pictures of pages show sections and listings, whichever page it is. */
const shownInPictures = new Set(['cloud-modules', 'naps'])

/** Where listings are used, and what of them is published, follows from these. */
const tellsOfUses = new Set(['naps', 'cloud-builder', 'cloud-pages', 'cloud-modules'])

/** What still shows a listing's old data follows from these. */
const tellsOfOldData = new Set([...tellsOfUses, 'articles', campaignJobs.path])

/** Records that are shown while they change many times a second are written to the cache at once. */
const written = new Set(['runs'])

const hasId = (record: unknown): record is { _id: string } =>
  typeof record === 'object' && record !== null && '_id' in record && typeof record._id === 'string'

/** What uses units up, and what says how much an account may use. */
const usageAffectingPaths = new Set([
  articleBulks.path,
  campaignJobs.path,
  'generations',
  'image-generations',
  'publications',
  'billing',
])

/** A run tells of its progress many times; units are counted when it has come to its end. */
const isEndedRun = (path: string, record: unknown): boolean =>
  path === 'runs' &&
  typeof record === 'object' &&
  record !== null &&
  'endedAt' in record &&
  record.endedAt !== null

/** Many of these change every second while much is written or posted: they are read about once a second. */
const crowded = new Set([
  articleBulks.path,
  articleBulkRows.path,
  campaigns.path,
  campaignJobs.path,
  campaignLogs.path,
  turbos.path,
  turboPages.path,
  turboSites.path,
])

/** Records that the first screen counts or names. */
const dashboardPaths = new Set([
  'articles',
  'campaigns',
  'campaign-jobs',
  'cloud-builder',
  'naps',
  'post-links',
  'properties',
  'publications',
  'rss-feeds',
  'notifications',
])

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

const refresh = (queryClient: QueryClient, paths: readonly string[]): void => {
  // examples are of nearly every kind
  if (paths.includes(demoPath)) {
    void queryClient.invalidateQueries()
    return
  }
  for (const path of paths) void queryClient.invalidateQueries({ queryKey: [path] })
  if (paths.some((path) => tellsOfUses.has(path)))
    void queryClient.invalidateQueries({ queryKey: [napUses.path] })
  if (paths.some((path) => tellsOfOldData.has(path)))
    void queryClient.invalidateQueries({ queryKey: [listingChanges.path] })
  // a published site is out of date when its listing has changed
  if (paths.includes('naps') && !paths.includes(sites.path))
    void queryClient.invalidateQueries({ queryKey: [sites.path] })
  if (paths.includes(notifications.path))
    void queryClient.invalidateQueries({ queryKey: [billingGrants.path] })
  // many rows that change at once are told of by their bulk
  if (paths.includes(articleBulks.path))
    void queryClient.invalidateQueries({ queryKey: [articleBulkRows.path] })
  // whether a generation shows what has changed since is read with it
  if (paths.includes('naps') || paths.includes('cloud-pages'))
    void queryClient.invalidateQueries({ queryKey: [turbos.path] })
  if (paths.includes(turbos.path))
    for (const path of [turboPages.path, turboSites.path, turboStructures])
      void queryClient.invalidateQueries({ queryKey: [path] })
  if (paths.some((path) => shownInPictures.has(path)))
    void queryClient.invalidateQueries({ queryKey: [pagePictures] })
}

/**
 * Makes what an event tells of fresh on screen. Events that arrive within the same moment cause one fetch: a run
 * reports progress several times a second, a bulk delete sends one event a record.
 */
export const liveInvalidation = (
  queryClient: QueryClient,
  pause = 150,
  crowdedPause = 1_000,
  usagePause = 3_000,
) => {
  const soon = collected(pause, (paths) => refresh(queryClient, paths))
  const usage = collected(usagePause, (paths) => refresh(queryClient, paths))
  const later = collected(crowdedPause, (paths) => refresh(queryClient, paths))

  const onEvent = (event: string, record: unknown) => {
    const path = resourceOfEvent(event)
    if (path === undefined) return
    if (usageAffectingPaths.has(path) || isEndedRun(path, record)) usage.add(usagePath)
    if (path === cachedData.path) hearOfCopy(queryClient, record)
    else if (written.has(path) && hasId(record)) queryClient.setQueryData([path, 'get', record._id], record)
    else if (crowded.has(path)) later.add(path)
    else soon.add(path)
    if (dashboardPaths.has(path)) later.add(dashboardPath)
  }

  const stop = () => {
    soon.stop()
    later.stop()
    usage.stop()
  }

  return { onEvent, stop }
}
