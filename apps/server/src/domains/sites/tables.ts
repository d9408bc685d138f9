import type { CloudName } from '@web2/contract/core'
import type { NapData } from '@web2/contract/listings'
import type { IndexNowResult, LiveCheck, SiteStatus, ImportReport } from '@web2/contract/sites'
import type { ColumnType, Generated, GeneratedAlways } from 'kysely'

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

/** Sites imported from zip files; the upload is below DATA_DIR/imports until the run has ended. */
export interface SiteImportsTable {
  id: string
  accountId: string
  createdBy: string
  createdAt: Generated<string>
  siteName: string
  rootSlug: string
  runId: string
  siteId: string | null
  report: ColumnType<ImportReport | null, string | null, string | null>
}

/** Page, section, or template of the account. */
export interface DocumentsTable {
  id: string
  accountId: string
  createdBy: string | null
  createdAt: Generated<string>
  updatedAt: Generated<string>
  name: string
  /** Template from which it was created. */
  templateId: Generated<string | null>
  /** Listing that it shows; templates show none. */
  napId: Generated<string | null>
  /** Builder document in wire form (JSON text). */
  document: string
  /** Rendered from the document when it was saved. */
  html: string
  size: GeneratedAlways<number>
  /** Number of saves. */
  version: Generated<number>
  /** Time of deletion; it is hidden and can be restored until the purge. */
  deletedAt: Generated<string | null>
}

/** Saved blocks of a user. */
export interface SavedBlocksTable {
  id: string
  accountId: string
  createdBy: string
  createdAt: Generated<string>
  updatedAt: Generated<string>
  name: string
  /** Nodes in wire form (JSON text). */
  fragment: string
  size: GeneratedAlways<number>
  deletedAt: Generated<string | null>
}

/** Unsaved page of a user. */
interface CachedPagesTable {
  accountId: string
  userId: string
  /** The site's id, or the client's own key. */
  key: string
  pageId: string
  position: number
  /** JSON text. */
  page: string
  createdAt: Generated<string>
  updatedAt: Generated<string>
}

export interface SitesTable {
  id: string
  accountId: string
  createdBy: string | null
  createdAt: Generated<string>
  updatedAt: Generated<string>
  name: string
  /** Folder of the site in buckets; unique in its account. */
  rootSlug: string
  /** Folder at the built-in host; unique in the installation. */
  hostSlug: string
  status: Generated<SiteStatus>
  napId: string | null
  email: Generated<string>
  siteLink: string | null
  runId: string | null
  /** Main destination; null if none was chosen or published yet. */
  primaryTargetId: Generated<string | null>
  /** Set while changed pages are submitted to IndexNow. */
  indexNowKey: Generated<string | null>
  /** Header and footer sections of all pages. */
  headerId: Generated<string | null>
  footerId: Generated<string | null>
  /** Site project that generates its pages, and the value of this site; they are not in `site_pages`. */
  turboId: Generated<string | null>
  turboValue: Generated<string | null>
  /** True if the site project wants it published. */
  turboWanted: Generated<boolean>
  /** Set while the files of a deleted site are being unpublished; the site is hidden. */
  removedAt: string | null
}

export interface SitePagesTable {
  id: string
  accountId: string
  siteId: string
  createdAt: Generated<string>
  updatedAt: Generated<string>
  name: string
  slug: string
  /** Its parent page. */
  parentId: Generated<string | null>
  /** Position among its siblings, from 0. */
  position: number
  isDefault: Generated<boolean>
  inNavigation: Generated<boolean>
  title: Generated<string>
  description: Generated<string>
  /** Builder document in wire form (JSON text). */
  document: string
  /** Rendered from the document when the page was saved. */
  html: string
  /** Number of saves. */
  version: Generated<number>
}

/** Former URLs of pages of a published site. */
interface SiteMovedPagesTable {
  accountId: string
  siteId: string
  /** Path of the file inside the site: 'about/index.html'. */
  path: string
  pageId: string
  createdAt: Generated<string>
}

export interface SiteTargetsTable {
  id: string
  accountId: string
  siteId: string
  createdAt: Generated<string>
  updatedAt: Generated<string>
  cloud: CloudName
  cloudAccountId: string | null
  accountLabel: string | null
  bucket: string | null
  region: string | null
  /** Object storage of the bucket, for clouds with several storages. */
  storageId: string | null
  /** Folder of the site at this target. */
  folder: string
  /** Site name here; null: the site's own. */
  siteName: Generated<string | null>
  url: string | null
  publishedAt: string | null
  /** Files of the latest publication. */
  uploaded: Generated<number>
  unchanged: Generated<number>
  deleted: Generated<number>
  /** Pages, files and bytes of the whole site as last published. */
  pages: Generated<number>
  objects: Generated<number>
  bytes: Generated<number>
  error: string | null
  liveCheck: ColumnType<LiveCheck | null, string | null, string | null>
  /** Response of IndexNow after the latest publication. */
  indexNow: ColumnType<IndexNowResult | null, string | null | undefined, string | null>
  /** Listing shown there, as of its publication; null if unknown. */
  shownNapId: Generated<string | null>
  /** Main URL in the pages there, as a folder with a trailing slash; null if unknown. */
  shownMainUrl: Generated<string | null>
  shownListing: ColumnType<Partial<NapData> | null, string | null | undefined, string | null>
}

/** Manifest rows: contents that the target is known to hold, written once it has acknowledged. */
interface SiteFilesTable {
  targetId: string
  path: string
  sha256: string
  /** Input digest, if it can be known without rendering. */
  inputs: Generated<string | null>
  bytes: Generated<number | null>
}

declare module '../../platform/db/database.ts' {
  interface Database {
    workingCopies: WorkingCopiesTable
    workingPages: WorkingPagesTable
    siteImports: SiteImportsTable
    cloudPages: DocumentsTable
    cloudModules: DocumentsTable
    cloudTemplates: DocumentsTable
    savedBlocks: SavedBlocksTable
    cachedPages: CachedPagesTable
    sites: SitesTable
    sitePages: SitePagesTable
    siteTargets: SiteTargetsTable
    siteMovedPages: SiteMovedPagesTable
    siteFiles: SiteFilesTable
  }
}
