import { hash } from 'node:crypto'
import type { SiteFile } from '@web2/site'
import type { CloudFile } from '../../providers/clouds/cloud.ts'
import { breather } from './breather.ts'

/** What a target is known to hold: path → SHA-256 (lower-case hex). */
export type Manifest = ReadonlyMap<string, string>

/** One file to send. */
export interface Sending extends Omit<CloudFile, 'bytes'> {
  readonly isPage: boolean
  readonly bytes: () => Uint8Array
}

/**
 * What a publication has to do. `steps` are sent one after the other: what pages need, pages that are new, pages
 * that changed (they may link to new ones), and what tells of pages. Whoever reads the site in the middle of it
 * finds no link to nowhere.
 */
export interface UploadPlan extends Comparison {
  readonly steps: readonly (readonly Sending[])[]
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
  /** Until the next file is looked at. */
  readonly bytes: Uint8Array
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
): Promise<Comparison> => {
  const wanted = new Set<string>()
  const totals = { pages: 0, objects: 0, bytes: 0, added: 0, changed: 0, bytesToSend: 0 }
  let unchanged = 0
  const breathe = breather()
  const bytesOf = encoder()
  for await (const file of files) {
    await breathe()
    const { path } = file
    if (wanted.has(path)) throw new Error(`Two files of a site have the path ${path}`)
    wanted.add(path)
    const bytes = bytesOf(file.body())
    const sha256 = hash('sha256', bytes, 'hex')
    const held = manifest.get(path)
    totals.objects++
    totals.bytes += bytes.length
    if (file.kind === 'page') totals.pages++
    if (held === sha256) unchanged++
    else {
      totals[held === undefined ? 'added' : 'changed']++
      totals.bytesToSend += bytes.length
    }
    await see({ file, sha256, bytes, held })
  }
  return { stale: [...manifest.keys()].filter((path) => !wanted.has(path)), unchanged, totals }
}

/** Counts what a publication would do; nothing of the site stays in memory. */
export const countUpload = (files: SiteFiles, manifest: Manifest): Promise<Comparison> =>
  compare(files, manifest, () => undefined)

/** Puts a copy of the bytes of a file where they are found again when it is sent; their memory is used again. */
export type KeepFile = (file: SiteFile, sha256: string, bytes: Uint8Array) => Promise<() => Uint8Array>

const stepOf = (file: SiteFile, isNew: boolean): number => {
  if (file.kind === 'asset') return 0
  if (file.kind === 'listing') return 3
  return isNew ? 1 : 2
}

/**
 * Plans what has to be sent. `keep` is given every file of the site, also those that the target holds; without it
 * the bytes of what must be sent stay in memory.
 */
export const planUpload = async (
  files: SiteFiles,
  manifest: Manifest,
  keep: KeepFile = async (_file, _sha256, bytes) => {
    const copy = Buffer.from(bytes)
    return () => copy
  },
): Promise<UploadPlan> => {
  const steps: [Sending[], Sending[], Sending[], Sending[]] = [[], [], [], []]
  const comparison = await compare(files, manifest, async ({ file, sha256, bytes, held }) => {
    const again = await keep(file, sha256, bytes)
    if (held === sha256) return
    const { path, contentType, cacheControl } = file
    const isPage = file.kind === 'page'
    const sending = { path, contentType, cacheControl, sha256, isPage, bytes: again }
    steps[stepOf(file, held === undefined)]?.push(sending)
  })
  return { steps, ...comparison }
}

export const sendings = (plan: UploadPlan): number => plan.steps.reduce((sum, step) => sum + step.length, 0)

export const pagesToSend = (plan: UploadPlan): number =>
  plan.steps.reduce((sum, step) => sum + step.filter(({ isPage }) => isPage).length, 0)
