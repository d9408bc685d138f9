import type { runStatuses } from '../core/run.ts'

/** Something of the zip file that did not become part of the site, and why. */
export interface ImportNote {
  /** Path in the zip file. */
  path: string
  /** A sentence. */
  message: string
}

/** Result of a site import. */
export interface ImportReport {
  pages: number
  pictures: number
  /** Links between pages that were kept. */
  links: number
  notes: ImportNote[]
}

/** A site that is made from the files of another one: POST /site-imports (multipart), GET /site-imports/:id. */
export interface SiteImport {
  _id: string
  siteName: string
  status: (typeof runStatuses)[number]
  message: string
  done: number
  total: number
  /** Once it is done. */
  siteId: string | null
  report: ImportReport | null
}
