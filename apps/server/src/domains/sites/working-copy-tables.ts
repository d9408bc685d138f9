import type { Generated } from 'kysely'

/** What an account has changed of a site, or begun as a new one, and not saved yet. */
export interface WorkingCopiesTable {
  accountId: string
  /** The site's id; of a site that was never saved what the client called it. */
  key: string
  siteId: string | null
  createdBy: string | null
  createdAt: Generated<string>
  updatedAt: Generated<string>
  /** Counts changes. */
  revision: Generated<number>
  /** Of a site that was never saved. */
  templateId: Generated<string | null>
  napId: Generated<string | null>
}

/** One changed page of a working copy; null is what nobody changed. */
export interface WorkingPagesTable {
  accountId: string
  key: string
  /** The page's id in the site; of a new page the one that it will have, or what the client called it. */
  pageId: string
  createdAt: Generated<string>
  updatedAt: Generated<string>
  /** The page was one of the site's when it was changed first. */
  isEdit: boolean
  isDeleted: boolean
  isDuplicated: boolean
  isHome: boolean
  name: string | null
  slug: string | null
  /** The page that it lies below, if `position` says that it was moved. */
  parentId: string | null
  position: number | null
  inNavigation: boolean | null
  /** JSON text in wire form. */
  document: string | null
  /** MD5 of the site's own document when this one was begun. */
  baseHash: string | null
  knownName: string
  knownSlug: string
  /** Another one whenever the content changes. */
  revision: string
  /** updatedAt that the site's page got when it was saved from here: until it changes, `revision` stays good. */
  savedAs: string | null
}

declare module '../../platform/db/database.ts' {
  interface Database {
    workingCopies: WorkingCopiesTable
    workingPages: WorkingPagesTable
  }
}
