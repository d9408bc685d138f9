import type { IndexNowResult } from '@web2/contract/sites'
import { boundedRequest } from '../../../platform/outbound/bounded-request.ts'
import { guardedAgentOf } from '../../../platform/outbound/process-agent.ts'
import { readPackIndex, type StoredFile } from '../publication-store/pack-index.ts'
import { StorageFailure } from '../../../platform/object-storage/storage-error.ts'
import { retainedPublicationIds } from '../publication-store/retained-publications.ts'
import { primaryTarget } from '../../sites/index.ts'
import type { TargetStep } from '../publications/publication.ts'

/** Maximum of URLs per submission (indexnow.org). */
const most = 10_000

type Listing = Iterable<StoredFile> | AsyncIterable<StoredFile>

/** Returns the target's files in the previous publication and in this one. */
const listings = async ({ context, site, target, publication }: TargetStep) => {
  const read = (publicationId: string) =>
    readPackIndex(context.config, { siteId: site.id, publicationId, part: target.id })
  const now = publication && (await read(publication.id))
  const nothing: Listing = []
  const earlier = [...(await retainedPublicationIds(context.db, site.id))].filter(
    (id) => id !== publication?.id,
  )
  for (const id of earlier.sort().reverse()) {
    const before = await read(id)
    if (before) return { now: now ?? nothing, before }
  }
  return { now: now ?? nothing, before: nothing }
}

/** Returns paths of new, changed and deleted pages. */
export const changedPages = async (before: Listing, now: Listing): Promise<string[]> => {
  const was = new Map<string, string>()
  for await (const { kind, path, sha256 } of before) if (kind === 'page') was.set(path, sha256)
  const changed: string[] = []
  for await (const { kind, path, sha256 } of now)
    if (kind === 'page') {
      if (was.get(path) !== sha256) changed.push(path)
      was.delete(path)
    }
  return [...changed, ...was.keys()]
}

const notReadable =
  'Search engines were not notified: earlier publications can’t be read from the installation’s bucket.'

/** Returns paths of pages that this publication changed, or undefined while the bucket is unreachable. */
const changedNow = async (turn: TargetStep): Promise<string[] | undefined> => {
  try {
    const { before, now } = await listings(turn)
    return await changedPages(before, now)
  } catch (error) {
    if (error instanceof StorageFailure) return undefined
    throw error
  }
}

const meaning = (status: number): string => {
  if (status === 403) return 'the key file was not found on the site'
  if (status === 422) return 'these URLs don’t belong to the key file’s site'
  if (status === 429) return 'IndexNow received too many requests'
  return `IndexNow returned status ${status}`
}

const isLocal = ({ hostname }: URL): boolean => hostname === 'localhost' || hostname.endsWith('.localhost')

const count = (urls: number): string => (urls === 1 ? '1 changed page' : `${urls} changed pages`)

/**
 * Submits changed pages of the primary target to IndexNow once they are live. Returns null if that is
 * disabled or the target is a copy. Never fails a publication.
 */
export const submitToIndexNow = async (turn: TargetStep, home: string): Promise<IndexNowResult | null> => {
  const { context, site, target } = turn
  const key = site.indexNowKey
  if (key === null || (await primaryTarget(context.db, site))?.id !== target.id) return null
  const url = new URL(home)
  if (isLocal(url))
    return {
      ok: false,
      urls: 0,
      message: 'Search engines were not notified: this URL is not public.',
    }
  const paths = await changedNow(turn)
  if (paths === undefined) return { ok: false, urls: 0, message: notReadable }
  if (paths.length === 0)
    return { ok: true, urls: 0, message: 'No pages changed, so search engines were not notified.' }
  const base = home.replace(/index\.html$/, '')
  const shown = home.endsWith('index.html')
    ? (path: string) => path
    : (path: string) => path.replace(/index\.html$/, '')
  const urlList = paths.slice(0, most).map((path) => base + shown(path))
  try {
    const answer = await boundedRequest(guardedAgentOf(context.config), context.config.indexNowUrl, {
      method: 'POST',
      headers: { 'content-type': 'application/json; charset=utf-8' },
      body: JSON.stringify({ host: url.host, key, keyLocation: `${base}${key}.txt`, urlList }),
      maxBytes: 64 * 1024,
      timeout: 15_000,
    })
    if (answer.status === 200 || answer.status === 202)
      return {
        ok: true,
        urls: urlList.length,
        message: `Notified search engines of ${count(urlList.length)}.`,
      }
    return { ok: false, urls: 0, message: `Search engines were not notified: ${meaning(answer.status)}.` }
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error)
    return {
      ok: false,
      urls: 0,
      message: `Search engines were not notified: IndexNow could not be reached (${reason}).`,
    }
  }
}
