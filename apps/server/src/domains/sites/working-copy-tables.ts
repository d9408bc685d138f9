import type { Generated } from 'kysely'

/** Unsaved changes of a site, or a new site not saved yet. */
export interface WorkingCopiesTable {
  accountId: string
  /** The site's id; for a site never saved, the client's own key. */
  key: string
  siteId: string | null
  createdBy: string | null
  createdAt: Generated<string>
  updatedAt: Generated<string>
  /** Number of changes. */
  revision: Generated<number>
  /** For a site that was never saved. */
  templateId: Generated<string | null>
  napId: Generated<string | null>
}

/** Changed page of a working copy; null marks unchanged fields. */
export interface WorkingPagesTable {
  accountId: string
  key: string
  /** The page's id in the site; for a new page the id it will have, or the client's own key. */
  pageId: string
  createdAt: Generated<string>
  updatedAt: Generated<string>
  /** True if the page belonged to the site at its first change. */
  isEdit: boolean
  isDeleted: boolean
  isDuplicated: boolean
  isHome: boolean
  name: string | null
  slug: string | null
  /** Its parent, if `position` is set because it was moved. */
  parentId: string | null
  position: number | null
  inNavigation: boolean | null
  /** JSON text in wire form. */
  document: string | null
  /** MD5 of the site's own document at the first change. */
  baseHash: string | null
  knownName: string
  knownSlug: string
  /** Changes with every change of the content. */
  revision: string
  /** updatedAt of the site's page after a save from here; until that changes, `revision` stays valid. */
  savedAs: string | null
}

declare module '../../platform/db/database.ts' {
  interface Database {
    workingCopies: WorkingCopiesTable
    workingPages: WorkingPagesTable
  }
}
