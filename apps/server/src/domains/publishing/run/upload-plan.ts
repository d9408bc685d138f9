import { hash } from 'node:crypto'
import type { SiteFile } from '@web2/site'
import { TextIndex } from '../../../platform/packed/text-index.ts'
import { createEventLoopYield } from '../../../platform/process/yield-to-event-loop.ts'
import type { CachedFile, RenderCache } from '../render/render-cache.ts'
import type { Manifest } from '../publications/manifest.ts'
import { UploadList, type StoredBytes } from './upload-list.ts'

/**
 * Uploads and deletions of a publication. `steps` run one after the other: files that pages need, new pages,
 * changed pages (which may link to new ones), files that list pages. Visitors never find broken links during
 * an upload.
 */
export interface UploadPlan extends Comparison {
  readonly steps: readonly UploadList[]
  /** Files whose content is unchanged although their inputs changed. */
  readonly renewed: UploadList
}

/** Differences between a rendered site and what a target holds. */
export interface Comparison {
  /** Paths to delete once everything is sent. */
  readonly stale: readonly string[]
  readonly unchanged: number
  readonly totals: PlanTotals
}

/** Totals of the whole site and of the uploads. */
export interface PlanTotals {
  /** All pages of the site, as its list of pages shows them. */
  readonly pages: number
  readonly objects: number
  readonly bytes: number
  readonly added: number
  readonly changed: number
  readonly bytesToSend: number
}

export type SiteFiles = Iterable<SiteFile> | AsyncIterable<SiteFile>

interface SeenFile {
  readonly file: SiteFile
  /** Index of its path. */
  readonly at: number
  readonly sha256: string
  /** Valid until the next file is rendered; null if rendering was not needed. */
  readonly bytes: Uint8Array | null
  readonly made: CachedFile | undefined
  /** Hash that the target holds at this path. */
  readonly held: string | undefined
}

/** Maximum bytes of the reused buffer. */
const largestKept = 1024 * 1024

/** Encodes texts into one reused buffer, because garbage collection can't keep up with new ones. */
const encoder = (): ((body: string | Uint8Array) => Uint8Array) => {
  let scratch = Buffer.allocUnsafe(64 * 1024)
  return (body) => {
    if (typeof body !== 'string') return body
    const size = Buffer.byteLength(body)
    // the sitemaps of a large site are the only large texts: their room is not kept
    if (size > largestKept) return Buffer.from(body)
    if (size > scratch.length) scratch = Buffer.allocUnsafe(Math.min(size * 2, largestKept))
    return scratch.subarray(0, scratch.write(body))
  }
}

/** Compares a rendered site with what the target holds. Calls `see` for every file in render order. */
const compare = async (
  files: SiteFiles,
  manifest: Manifest,
  see: (seen: SeenFile) => Promise<void> | void,
  known?: RenderCache,
  wanted = new TextIndex(),
): Promise<Comparison> => {
  const totals = { pages: 0, objects: 0, bytes: 0, added: 0, changed: 0, bytesToSend: 0 }
  let unchanged = 0
  const breathe = createEventLoopYield()
  const bytesOf = encoder()
  for await (const file of files) {
    await breathe()
    const { path } = file
    if (!wanted.add(path)) throw new Error(`Two files of a site have the path ${path}`)
    const at = wanted.size - 1
    const settled = file.inputs === undefined ? undefined : known?.settled(path, file.inputs)
    const bytes = settled ? null : bytesOf(file.body())
    const sha256 = settled?.sha256 ?? hash('sha256', bytes ?? '', 'hex')
    const size = settled?.bytes ?? bytes?.length ?? 0
    const held = manifest.get(path)
    totals.objects++
    totals.bytes += size
    if (file.kind === 'page' || file.isNotFound) totals.pages++
    if (held === sha256) unchanged++
    else {
      totals[held === undefined ? 'added' : 'changed']++
      totals.bytesToSend += size
    }
    const made = file.inputs === undefined ? undefined : { inputs: file.inputs, bytes: size }
    await see({ file, at, sha256, bytes, held, made })
  }
  return { stale: [...manifest.keys()].filter((path) => !wanted.has(path)), unchanged, totals }
}

/** Counts what a publication would do, without holding the site in memory. */
export const estimateUpload = (
  files: SiteFiles,
  manifest: Manifest,
  known?: RenderCache,
): Promise<Comparison> => compare(files, manifest, () => undefined, known)

/**
 * Stores a copy of a file's bytes and returns how to read it when it is sent; the buffer is reused. Bytes are
 * null for a file that was not rendered, because its content is already stored.
 */
export type StoreFile = (file: SiteFile, sha256: string, bytes: Uint8Array | null) => Promise<StoredBytes>

const stepOf = (file: SiteFile, isNew: boolean): number => {
  if (file.kind === 'asset') return 0
  if (file.kind === 'listing') return 3
  return isNew ? 1 : 2
}

/**
 * Plans the uploads. `keep` gets every file of the site, including those the target holds; without it the
 * bytes to send stay in memory. Files in the render cache `known` are not rendered.
 */
export const planUpload = async (
  files: SiteFiles,
  manifest: Manifest,
  keep: StoreFile = async (_file, _sha256, bytes) => {
    const copy = Buffer.from(bytes ?? '')
    return () => copy
  },
  known?: RenderCache,
): Promise<UploadPlan> => {
  const wanted = new TextIndex()
  const newList = () => new UploadList(wanted.texts)
  const [steps, renewed] = [[newList(), newList(), newList(), newList()], newList()]
  const see = async ({ file, at, sha256, bytes, held, made }: SeenFile) => {
    const stored = await keep(file, sha256, bytes)
    const { contentType, cacheControl } = file
    const isNew = held === undefined
    const isNewPage = isNew && file.kind === 'page'
    const seen = { at, contentType, cacheControl, sha256, isNewPage, stored, ...(made && { made }) }
    if (held !== sha256) steps[stepOf(file, isNew)]?.push(seen)
    else if (bytes && made) renewed.push(seen)
  }
  const comparison = await compare(files, manifest, see, known, wanted)
  return { steps, renewed, ...comparison }
}

export const fileUploads = (plan: UploadPlan): number =>
  plan.steps.reduce((sum, step) => sum + step.length, 0)

/** Returns the number of pages new at the target, which use units of the month. */
export const newPagesOf = (plan: UploadPlan): number =>
  plan.steps.reduce((sum, step) => sum + step.newPages, 0)
