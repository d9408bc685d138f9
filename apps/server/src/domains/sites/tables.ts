import type { GeneratedAlways } from 'kysely'
import type { CloudName } from '@web2/contract/core'
import type { NapData } from '@web2/contract/listings'
import type { CallCounting, IndexNowResult, LiveCheck, SiteStatus, ImportReport } from '@web2/contract/sites'
import type { AsStored, Given, Json, Row } from '../../platform/db/row.ts'

/** Unsaved changes of a site, or a new site not saved yet. */
export type WorkingCopiesTable = Row<
  'workingCopies',
  {
    /** The site's id; for a site never saved, the client's own key. */
    key: AsStored
    /** Number of changes. */
    revision: AsStored
    /** For a site that was never saved. */
    templateId: AsStored
    /** JSON text of a changed theme; null also if it was removed. */
    theme: AsStored
    /** Revision of the site's theme at the first change; null if the copy has the site's. */
    themeBase: AsStored
  }
>

/** Changed page of a working copy; null marks unchanged fields. */
export type WorkingPagesTable = Row<
  'workingPages',
  {
    /** The page's id in the site; for a new page the id it will have, or the client's own key. */
    pageId: AsStored
    /** True if the page belonged to the site at its first change. */
    isEdit: AsStored
    isDeleted: Given
    isDuplicated: Given
    isHome: Given
    /** Its parent, if `position` is set because it was moved. */
    parentId: AsStored
    /** JSON text in wire form. */
    document: AsStored
    /** MD5 of the site's own document at the first change. */
    baseHash: AsStored
    /** Changes with every change of the content. */
    revision: AsStored
    /** updatedAt of the site's page after a save from here; until that changes, `revision` stays valid. */
    savedAs: AsStored
  }
>

/** Sites imported from zip files; the upload is below DATA_DIR/imports until the run has ended. */
export type SiteImportsTable = Row<'siteImports', { report: Json<ImportReport> }>

/** Page, section, or template of the account. */
export type DocumentsTable = Row<
  'cloudPages' | 'cloudModules' | 'cloudTemplates',
  {
    /** Template from which it was created. */
    templateId: AsStored
    /** Listing that it shows; templates show none. */
    napId: AsStored
    /** Builder document in wire form (JSON text). */
    document: AsStored
    /** Rendered from the document when it was saved. */
    html: AsStored
    /** In bytes; never null, because `html` never is. */
    size: GeneratedAlways<number>
    /** Number of saves. */
    version: AsStored
    /** Time of deletion; it is hidden and can be restored until the purge. */
    deletedAt: AsStored
  }
>

/** Saved blocks of a user. */
export type SavedBlocksTable = Row<
  'savedBlocks',
  {
    /** Nodes in wire form (JSON text). */
    fragment: AsStored
    /** In bytes; never null, because `fragment` never is. */
    size: GeneratedAlways<number>
  }
>

/** Themes that an account keeps. */
export type AccountThemesTable = Row<
  'accountThemes',
  {
    /** Values for lists, by the name of their design token. */
    sample: Json<Readonly<Record<string, string>>>
    /** JSON text. */
    theme: AsStored
  }
>

export type SitesTable = Row<
  'sites',
  {
    /** Folder of the site in buckets; unique in its account. */
    rootSlug: AsStored
    /** Folder at the built-in host; unique in the installation. */
    hostSlug: AsStored
    status: SiteStatus
    /** Main destination; null if none was chosen or published yet. */
    primaryTargetId: AsStored
    /** Set while changed pages are submitted to IndexNow. */
    indexNowKey: AsStored
    /** Header and footer sections of all pages. */
    headerId: AsStored
    /** JSON text; null for a site without one. Documents of its pages have none of their own. */
    theme: AsStored
    /** Site project that generates its pages, and the value of this site; they are not in `site_pages`. */
    turboId: AsStored
    /** True if the site project wants it published. */
    turboWanted: AsStored
    /** Set while the files of a deleted site are being unpublished; the site is hidden. */
    removedAt: AsStored
    /** Where taps on phone numbers are counted. */
    countCalls: CallCounting
    /** Phone number that its pages show in place of the listing's; empty for the listing's. */
    trackingNumber: AsStored
  }
>

export type SitePagesTable = Row<
  'sitePages',
  {
    /** Its parent page. */
    parentId: AsStored
    /** Position among its siblings, from 0. */
    position: AsStored
    /** Builder document in wire form (JSON text). */
    document: AsStored
    /** Rendered from the document when the page was saved. */
    html: AsStored
    /** Number of saves. */
    version: AsStored
  }
>

export type SiteTargetsTable = Row<
  'siteTargets',
  {
    cloud: CloudName
    /** Object storage of the bucket, for clouds with several storages. */
    storageId: AsStored
    /** Folder of the site at this target. */
    folder: AsStored
    /** Site name here; null: the site's own. */
    siteName: AsStored
    /** Files of the latest publication. */
    uploaded: AsStored
    /** Pages, files and bytes of the whole site as last published. */
    pages: AsStored
    liveCheck: Json<LiveCheck>
    /** Response of IndexNow after the latest publication. */
    indexNow: Json<IndexNowResult>
    /** Listing shown there, as of its publication; null if unknown. */
    shownNapId: AsStored
    /** Main URL in the pages there, as a folder with a trailing slash; null if unknown. */
    shownMainUrl: AsStored
    /** PUBLIC_URL that the forms there post to; empty if they can't reach it, null without forms. */
    shownFormsUrl: AsStored
    /** Key that signed the tokens of the forms there. */
    shownFormsKey: AsStored
    /** They don't post to PUBLIC_URL as it is now, or that key was lost. */
    formsMoved: AsStored
    /** How its pages count taps on phone numbers; null before calls were counted, empty without phone links. */
    shownCalls: AsStored
    /** Tracking number that its pages show. */
    shownTrackingNumber: AsStored
    /** They differ from the settings of the site. */
    callsMoved: AsStored
    shownListing: Json<Partial<NapData>>
  }
>

declare module '../../platform/db/database.ts' {
  interface Database {
    workingCopies: WorkingCopiesTable
    workingPages: WorkingPagesTable
    siteImports: SiteImportsTable
    cloudPages: DocumentsTable
    cloudModules: DocumentsTable
    cloudTemplates: DocumentsTable
    savedBlocks: SavedBlocksTable
    accountThemes: AccountThemesTable
    /** Unsaved page of a user. */
    cachedPages: Row<
      'cachedPages',
      {
        /** The site's id, or the client's own key. */
        key: AsStored
        /** JSON text. */
        page: AsStored
      }
    >
    sites: SitesTable
    sitePages: SitePagesTable
    siteTargets: SiteTargetsTable
    /** Former URLs of pages of a published site. */
    siteMovedPages: Row<
      'siteMovedPages',
      {
        /** Path of the file inside the site: 'about/index.html'. */
        path: AsStored
      }
    >
    /** Manifest rows: contents that the target is known to hold, written once it has acknowledged. */
    siteFiles: Row<
      'siteFiles',
      {
        /** Input digest, if it can be known without rendering. */
        inputs: AsStored
      }
    >
  }
}
