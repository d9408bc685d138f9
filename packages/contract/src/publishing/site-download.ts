import { Type, type Static } from 'typebox'
import { AcceptIssues } from '../core/accept-issues.ts'
import { Id, text } from '../core/record.ts'
import { runStatuses } from '../core/run.ts'
import type { ThirdPartyRequest } from '../media/image-generation.ts'

/** POST /download-sites: requests a zip file of a site's pages. */
export const SiteDownloadCreate = Type.Object(
  {
    siteId: Id,
    /**
     * URL at which the files will be served, for canonical links, sitemap, Open Graph and JSON-LD. If empty,
     * they are omitted. By default the site's main URL, unless only this installation can open it.
     */
    address: Type.Optional(text(500)),
    /** Ids of the review errors to accept. Responds 409 if there are errors not listed. */
    acceptIssues: Type.Optional(AcceptIssues),
  },
  { additionalProperties: false },
)
export type SiteDownloadCreate = Static<typeof SiteDownloadCreate>

/** Response to it; the sentence is shown immediately. */
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
  /** URL of the file below the API once it is ready; null until then. */
  filePath: string | null
  /** Error message; empty if there is none. */
  message: string
  /** Files packed and in total; the total is 0 until it is known. */
  done: number
  total: number
  /** Bytes of the file once it is ready. */
  size: number | null
}

declare module '../core/resources.ts' {
  interface Resources {
    'download-sites': { create: SiteDownloadCreate; created: SiteDownloadStarted }
    'third-party-services': { record: SiteDownload; create: ThirdPartyRequest; created: object }
  }
}
