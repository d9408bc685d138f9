import { hash } from 'node:crypto'
import type { SiteFile } from '@web2/site'
import type { CloudFile } from '../../clouds/providers/cloud.ts'
import { createEventLoopYield } from '../../../platform/process/yield-to-event-loop.ts'
import type { CachedFile, RenderCache } from '../render/render-cache.ts'
import type { Manifest } from '../publications/manifest.ts'

/** One file to send. */
export interface FileUpload extends Omit<CloudFile, 'bytes'> {
  /** A page that the place does not hold yet: it takes a unit of the month, its later changes take none. */
  readonly isNewPage: boolean
  /** What it was made from, where that is known. */
  readonly made?: CachedFile
  readonly bytes: () => Uint8Array | Promise<Uint8Array>
}

/**
 * What a publication has to do. `steps` are sent one after the other: what pages need, pages that are new, pages
 * that changed (they may link to new ones), and what tells of pages. Whoever reads the site in the middle of it
 * finds no link to nowhere.
 */
export interface UploadPlan extends Comparison {
  readonly steps: readonly (readonly FileUpload[])[]
  /** Files that stay as they are, though they were made from something else. */
  readonly renewed: readonly { readonly path: string; readonly sha256: string; readonly made: CachedFile }[]
}

/** How a rendered site differs from what a target holds. */
export interface Comparison {
  /** Paths to delete when everything is sent. */
  readonly stale: readonly string[]
  readonly unchanged: number
  readonly totals: PlanTotals
}

/** What the site is as a whole, and what of it is to be sent. */
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
  /** Until the next file is looked at; null where it did not have to be made. */
  readonly bytes: Uint8Array | null
  readonly made: CachedFile | undefined
  /** What the target holds in its place. */
  readonly held: string | undefined
}

/** Writes texts to the same memory each time: it would fill up faster than it is swept. */
const encoder = (): ((body: string | Uint8Array) => Uint8Array) => {
  let scratch = Buffer.allocUnsafe(64 * 1024)
  return (body) => {
    if (typeof body !== 'string') return body
    const size = Buffer.byteLength(body)
    if (size > scratch.length) scratch = Buffer.allocUnsafe(size * 2)
    return scratch.subarray(0, scratch.write(body))
  }
}

/** Compares a rendered site with what the target holds; `see` is told of every file in the order of rendering. */
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

/** Counts what a publication would do; nothing of the site stays in memory. */
export const estimateUpload = (
  files: SiteFiles,
  manifest: Manifest,
  known?: RenderCache,
): Promise<Comparison> => compare(files, manifest, () => undefined, known)

/**
 * Puts a copy of the bytes of a file where they are found again when it is sent; their memory is used again. Null for a
 * file that was not made, since its bytes are kept already.
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
 * Plans what has to be sent. `keep` is given every file of the site, also those that the target holds; without it
 * the bytes of what must be sent stay in memory. What is `known` to be made is not made again.
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

/** Pages that the place gets for the first time, which are what is counted against the month's allowance. */
export const newPagesOf = (plan: UploadPlan): number =>
  plan.steps.reduce((sum, step) => sum + step.filter(({ isNewPage }) => isNewPage).length, 0)
