import type { runStatuses } from '../core/run.ts'

/** Part of the zip file that was not imported, and why. */
export interface ImportNote {
  /** Path in the zip file. */
  path: string
  /** A sentence. */
  message: string
}

/** Result of an import. */
export interface ImportReport {
  pages: number
  pictures: number
  /** Links between pages that were preserved. */
  links: number
  notes: ImportNote[]
}

/** Site made from the files of another one: POST /site-imports (multipart), GET /site-imports/:id. */
export interface SiteImport {
  _id: string
  siteName: string
  status: (typeof runStatuses)[number]
  message: string
  done: number
  total: number
  /** null until it is done. */
  siteId: string | null
  report: ImportReport | null
}

declare module '../core/resources.ts' {
  interface Resources {
    'site-imports': { record: SiteImport; create: object }
  }
}
