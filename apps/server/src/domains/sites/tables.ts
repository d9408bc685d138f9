import type { CloudName } from '@web2/contract/core'
import type { NapData } from '@web2/contract/listings'
import type { IndexNowResult, LiveCheck, SiteStatus } from '@web2/contract/sites'
import type { ColumnType, Generated } from 'kysely'

export interface SitesTable {
  id: string
  accountId: string
  createdBy: string | null
  createdAt: Generated<string>
  updatedAt: Generated<string>
  name: string
  /** Folder of the site in buckets; one in its account. */
  rootSlug: string
  /** Folder at the built-in host; one in the installation. */
  hostSlug: string
  status: Generated<SiteStatus>
  napId: string | null
  email: Generated<string>
  siteLink: string | null
  runId: string | null
  /** The main destination; null: nobody chose one and none was published yet. */
  primaryTargetId: Generated<string | null>
  /** Set while search engines are told of changed pages. */
  indexNowKey: Generated<string | null>
  /** The sections that stand at the top and at the end of all pages. */
  headerId: Generated<string | null>
  footerId: Generated<string | null>
  /** The generation that makes its pages, and the value that it is for; they are no `site_pages`. */
  turboId: Generated<string | null>
  turboValue: Generated<string | null>
  /** The generation wants it published. */
  turboWanted: Generated<boolean>
  /** Set while the files of a deleted site are being taken down; nobody sees the site any more. */
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
  /** The page that it lies below. */
  parentId: Generated<string | null>
  /** Place among its siblings, from 0. */
  position: number
  isDefault: Generated<boolean>
  inNavigation: Generated<boolean>
  title: Generated<string>
  description: Generated<string>
  /** The builder document in wire form (JSON text). */
  document: string
  /** Made from the document when the page was saved. */
  html: string
  /** Counts saves. */
  version: Generated<number>
}

/** An address that a page of a published site had before. */
export interface SiteMovedPagesTable {
  accountId: string
  siteId: string
  /** Of the file inside the site: 'about/index.html'. */
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
  /** Object storage that holds the bucket, at clouds that have them. */
  storageId: string | null
  /** Folder of the site at this target. */
  folder: string
  /** What the site is called here; null: as it is called. */
  siteName: Generated<string | null>
  url: string | null
  publishedAt: string | null
  /** Files of the latest publication. */
  uploaded: Generated<number>
  unchanged: Generated<number>
  deleted: Generated<number>
  /** Pages, files and bytes of the whole site as it was sent last. */
  pages: Generated<number>
  objects: Generated<number>
  bytes: Generated<number>
  error: string | null
  liveCheck: ColumnType<LiveCheck | null, string | null, string | null>
  /** What IndexNow answered after the latest publication. */
  indexNow: ColumnType<IndexNowResult | null, string | null | undefined, string | null>
  /** The listing that is shown there, as it was when it was published; null: not known. */
  shownNapId: Generated<string | null>
  /** The main address that the pages there name, as a folder with a slash at its end; null: not known. */
  shownMainUrl: Generated<string | null>
  shownListing: ColumnType<Partial<NapData> | null, string | null | undefined, string | null>
}

/** The manifest: which bytes the target is known to hold. A row is written when the store has acknowledged. */
export interface SiteFilesTable {
  targetId: string
  path: string
  sha256: string
  /** What its bytes were made from, where that can be known without making them. */
  inputs: Generated<string | null>
  bytes: Generated<number | null>
}
