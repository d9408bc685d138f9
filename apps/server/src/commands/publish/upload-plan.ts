import { hash } from 'node:crypto'
import type { SiteFile } from '@web2/site'
import type { CloudFile } from '../../providers/clouds/cloud.ts'
import { breather } from './breather.ts'

/** What a target is known to hold: path → SHA-256 (lower-case hex). */
export type Manifest = ReadonlyMap<string, string>

/** One file to send. Its bytes are made again when they were not kept. */
export interface Sending {
  readonly path: string
  readonly sha256: string
  readonly isPage: boolean
  readonly file: () => CloudFile
}

/**
 * What a publication has to do. `steps` are sent one after the other: what pages need, pages that are new, pages
 * that changed (they may link to new ones), and what tells of pages. Whoever reads the site in the middle of it
 * finds no link to nowhere.
 */
export interface UploadPlan {
  readonly steps: readonly (readonly Sending[])[]
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

/** Told of every file of the site with its bytes, in the order in which they are rendered. */
export type SeenFile = (file: SiteFile, sha256: string, bytes: Uint8Array) => Promise<void>

export interface PlanOptions {
  readonly seen?: SeenFile
  /** Bytes of what must be sent that stay in memory; the others are made again. */
  readonly keepBytes?: number
}

const bytesOf = (body: string | Uint8Array): Uint8Array =>
  typeof body === 'string' ? Buffer.from(body) : body

const stepOf = (file: SiteFile, isNew: boolean): number => {
  if (file.kind === 'asset') return 0
  if (file.kind === 'listing') return 3
  return isNew ? 1 : 2
}

/** Compares a rendered site with what the target holds. */
export const planUpload = async (
  files: Iterable<SiteFile>,
  manifest: Manifest,
  { seen, keepBytes = 64 * 1024 * 1024 }: PlanOptions = {},
): Promise<UploadPlan> => {
  const steps: [Sending[], Sending[], Sending[], Sending[]] = [[], [], [], []]
  const wanted = new Set<string>()
  const totals = { pages: 0, objects: 0, bytes: 0, added: 0, changed: 0, bytesToSend: 0 }
  let unchanged = 0
  let kept = 0
  const breathe = breather()
  for (const file of files) {
    await breathe()
    const { path, contentType, cacheControl } = file
    if (wanted.has(path)) throw new Error(`Two files of a site have the path ${path}`)
    wanted.add(path)
    const bytes = bytesOf(file.body())
    const sha256 = hash('sha256', bytes, 'hex')
    totals.objects++
    totals.bytes += bytes.length
    if (file.kind === 'page') totals.pages++
    await seen?.(file, sha256, bytes)
    const held = manifest.get(path)
    if (held === sha256) {
      unchanged++
      continue
    }
    totals[held === undefined ? 'added' : 'changed']++
    totals.bytesToSend += bytes.length
    const keep = kept + bytes.length <= keepBytes
    if (keep) kept += bytes.length
    const again = keep ? () => bytes : () => bytesOf(file.body())
    steps[stepOf(file, held === undefined)]?.push({
      path,
      sha256,
      isPage: file.kind === 'page',
      file: () => ({ path, bytes: again(), contentType, cacheControl, sha256 }),
    })
  }
  const stale = [...manifest.keys()].filter((path) => !wanted.has(path))
  return { steps, stale, unchanged, totals }
}

export const sendings = (plan: UploadPlan): number => plan.steps.reduce((sum, step) => sum + step.length, 0)

export const pagesToSend = (plan: UploadPlan): number =>
  plan.steps.reduce((sum, step) => sum + step.filter(({ isPage }) => isPage).length, 0)
