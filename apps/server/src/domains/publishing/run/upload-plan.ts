import { hash } from 'node:crypto'
import type { SiteFile } from '@web2/site'
import type { CloudFile } from '../../clouds/index.ts'
import { createEventLoopYield } from '../../../platform/process/yield-to-event-loop.ts'
import type { CachedFile, RenderCache } from '../render/render-cache.ts'
import type { Manifest } from '../publications/manifest.ts'

/** One file to upload. */
export interface FileUpload extends Omit<CloudFile, 'bytes'> {
  /** Page that the target does not hold yet: it uses one unit of the month, later changes use none. */
  readonly isNewPage: boolean
  /** Input digest, if known. */
  readonly made?: CachedFile
  readonly bytes: () => Uint8Array | Promise<Uint8Array>
}

/**
 * Uploads and deletions of a publication. `steps` run one after the other: files that pages need, new pages,
 * changed pages (which may link to new ones), files that list pages. Visitors never find broken links during
 * an upload.
 */
export interface UploadPlan extends Comparison {
  readonly steps: readonly (readonly FileUpload[])[]
  /** Files whose content is unchanged although their inputs changed. */
  readonly renewed: readonly { readonly path: string; readonly sha256: string; readonly made: CachedFile }[]
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
  readonly sha256: string
  /** Valid until the next file is rendered; null if rendering was not needed. */
  readonly bytes: Uint8Array | null
  readonly made: CachedFile | undefined
  /** Hash that the target holds at this path. */
  readonly held: string | undefined
}

/** Encodes texts into one reused buffer, because garbage collection can't keep up with new ones. */
const encoder = (): ((body: string | Uint8Array) => Uint8Array) => {
  let scratch = Buffer.allocUnsafe(64 * 1024)
  return (body) => {
    if (typeof body !== 'string') return body
    const size = Buffer.byteLength(body)
    if (size > scratch.length) scratch = Buffer.allocUnsafe(size * 2)
    return scratch.subarray(0, scratch.write(body))
  }
}

/** Compares a rendered site with what the target holds. Calls `see` for every file in render order. */
const compare = async (
  files: SiteFiles,
  manifest: Manifest,
  see: (seen: SeenFile) => Promise<void> | void,
  known?: RenderCache,
): Promise<Comparison> => {
  const wanted = new Set<string>()
  const totals = { pages: 0, objects: 0, bytes: 0, added: 0, changed: 0, bytesToSend: 0 }
  let unchanged = 0
  const breathe = createEventLoopYield()
  const bytesOf = encoder()
  for await (const file of files) {
    await breathe()
    const { path } = file
    if (wanted.has(path)) throw new Error(`Two files of a site have the path ${path}`)
    wanted.add(path)
    const settled = file.inputs === undefined ? undefined : known?.settled(path, file.inputs)
    const bytes = settled ? null : bytesOf(file.body())
    const sha256 = settled?.sha256 ?? hash('sha256', bytes ?? '', 'hex')
    const size = settled?.bytes ?? bytes?.length ?? 0
    const held = manifest.get(path)
    totals.objects++
    totals.bytes += size
    if (file.kind === 'page') totals.pages++
    if (held === sha256) unchanged++
    else {
      totals[held === undefined ? 'added' : 'changed']++
      totals.bytesToSend += size
    }
    const made = file.inputs === undefined ? undefined : { inputs: file.inputs, bytes: size }
    await see({ file, sha256, bytes, held, made })
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
export type StoreFile = (
  file: SiteFile,
  sha256: string,
  bytes: Uint8Array | null,
) => Promise<FileUpload['bytes']>

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
  const steps: [FileUpload[], FileUpload[], FileUpload[], FileUpload[]] = [[], [], [], []]
  const renewed: UploadPlan['renewed'][number][] = []
  const see = async ({ file, sha256, bytes, held, made }: SeenFile) => {
    const again = await keep(file, sha256, bytes)
    const { path, contentType, cacheControl } = file
    if (held === sha256) {
      if (bytes && made) renewed.push({ path, sha256, made })
      return
    }
    const isNew = held === undefined
    const isNewPage = isNew && file.kind === 'page'
    const sending = {
      path,
      contentType,
      cacheControl,
      sha256,
      isNewPage,
      bytes: again,
      ...(made && { made }),
    }
    steps[stepOf(file, isNew)]?.push(sending)
  }
  const comparison = await compare(files, manifest, see, known)
  return { steps, renewed, ...comparison }
}

export const fileUploads = (plan: UploadPlan): number =>
  plan.steps.reduce((sum, step) => sum + step.length, 0)

/** Returns the number of pages new at the target, which use units of the month. */
export const newPagesOf = (plan: UploadPlan): number =>
  plan.steps.reduce((sum, step) => sum + step.filter(({ isNewPage }) => isNewPage).length, 0)
