import type { Generated } from 'kysely'

/** An image uploaded, or being uploaded, to a blog for posts. */
export interface BlogImagesTable {
  subPropertyId: string
  /** First digits of the SHA-256 of the original image. */
  sha256: string
  accountId: string
  createdAt: Generated<string>
  /** File name at the blog without extension, e.g. 'red-rose'; chosen before the upload. */
  name: string
  /** Time of the upload request; null once the blog has refused it. */
  askedAt: string | null
  /** The image's id at the blog; empty until known. */
  externalId: Generated<string>
  url: Generated<string>
  type: Generated<string>
  width: number | null
  height: number | null
}

declare module '../../platform/db/database.ts' {
  interface Database {
    blogImages: BlogImagesTable
  }
}
