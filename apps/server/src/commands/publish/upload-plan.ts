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
}

const bytesOf = (body: string | Uint8Array): Uint8Array =>
  typeof body === 'string' ? Buffer.from(body) : body

const stepOf = (file: SiteFile, isNew: boolean): number => {
  if (file.kind === 'asset') return 0
  if (file.kind === 'listing') return 3
  return isNew ? 1 : 2
}

/** Compares a rendered site with what the target holds. Up to `keepBytes` of what must be sent stay in memory. */
export const planUpload = async (
  files: Iterable<SiteFile>,
  manifest: Manifest,
  keepBytes = 64 * 1024 * 1024,
): Promise<UploadPlan> => {
  const steps: [Sending[], Sending[], Sending[], Sending[]] = [[], [], [], []]
  const wanted = new Set<string>()
  let unchanged = 0
  let kept = 0
  const breathe = breather()
  for (const file of files) {
    await breathe()
    const { path, contentType, cacheControl } = file
    if (wanted.has(path)) throw new Error(`Two files of a site have the path ${path}`)
    wanted.add(path)
    const body = file.body()
    const sha256 = hash('sha256', body, 'hex')
    const held = manifest.get(path)
    if (held === sha256) {
      unchanged++
      continue
    }
    const bytes = bytesOf(body)
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
  return { steps, stale: [...manifest.keys()].filter((path) => !wanted.has(path)), unchanged }
}

export const sendings = (plan: UploadPlan): number => plan.steps.reduce((sum, step) => sum + step.length, 0)

export const pagesToSend = (plan: UploadPlan): number =>
  plan.steps.reduce((sum, step) => sum + step.filter(({ isPage }) => isPage).length, 0)
