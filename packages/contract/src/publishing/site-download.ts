import { Type, type Static } from 'typebox'
import { AcceptIssues } from '../core/accept-issues.ts'
import { Id, text } from '../core/record.ts'
import { runStatuses } from '../core/run.ts'

/** POST /download-sites: asks for a zip file of a site's pages. */
export const SiteDownloadCreate = Type.Object(
  {
    siteId: Id,
    /**
     * Where the files will answer: canonical links, sitemap, Open Graph and JSON-LD name it. Empty: they are left out.
     * Without it they name the site's main address, unless only this installation can open that.
     */
    address: Type.Optional(text(500)),
    /** Errors of the review to accept. Without them a site with errors is refused (409). */
    acceptIssues: Type.Optional(AcceptIssues),
  },
  { additionalProperties: false },
)
export type SiteDownloadCreate = Static<typeof SiteDownloadCreate>

/** The answer to it; the sentence is shown at once. */
export interface SiteDownloadStarted {
  _id: string
  siteId: string
  siteName: string
  message: string
}

/** GET /third-party-services/:id of a download. */
export interface SiteDownload {
  _id: string
  siteId: string
  siteName: string
  status: (typeof runStatuses)[number]
  /** Address of the file below the API once it is ready; null until then. */
  filePath: string | null
  /** Description of the error; empty if there was none. */
  message: string
  /** Files packed and in all; total is 0 until it is known. */
  done: number
  total: number
  /** Bytes of the file once it is ready. */
  size: number | null
}
