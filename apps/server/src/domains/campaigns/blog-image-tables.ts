import type { Generated } from 'kysely'

/** An image that a blog keeps for posts of the product, or is being sent one. */
export interface BlogImagesTable {
  subPropertyId: string
  /** The beginning of the SHA-256 of the image as the product has it. */
  sha256: string
  accountId: string
  createdAt: Generated<string>
  /** 'red-rose': its file's name at the blog without the ending, chosen before it is sent. */
  name: string
  /** When the blog was asked to take it; null once the blog has refused. */
  askedAt: string | null
  /** What the blog calls it; empty until that is known. */
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
