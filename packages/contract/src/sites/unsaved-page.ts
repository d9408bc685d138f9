import { Type, type Static } from 'typebox'
import { Id, nullable, text } from '../core/record.ts'
import { TemplateId } from './site.ts'

/** Differences between an unsaved page and the saved site. */
export const cachedChanges = ['name', 'slug', 'location', 'isDefault', 'inNavigation', 'html'] as const
export type CachedChange = (typeof cachedChanges)[number]

/** A page in PUT and PATCH. Fields that only answers have are accepted, so that an answer can be sent back. */
export const CachedPageChange = Type.Object(
  {
    /** Of the page. Without one, or with one that is not in the cached data, the page is a new one. */
    _id: Type.Optional(text(80, 1)),
    /** Revision as it was read. Returns 409 on an edit conflict; without it, the content is replaced. */
    revision: Type.Optional(text(80)),
    name: Type.Optional(text(120)),
    slug: Type.Optional(text(80)),
    /** Another name of `slug`. */
    key: Type.Optional(text(80)),
    parentId: Type.Optional(nullable(text(80))),
    position: Type.Optional(Type.Integer({ minimum: 0 })),
    inNavigation: Type.Optional(Type.Boolean()),
    /** It becomes the page that the site begins with. */
    isDefault: Type.Optional(Type.Boolean()),
    html: Type.Optional(Type.String()),
    /** The builder document; it wins over `html`. */
    document: Type.Optional(Type.Unknown()),
    /** A new page is a copy of the page `pageId`, unless it brings content of its own. */
    isDuplicated: Type.Optional(Type.Boolean()),
    pageId: Type.Optional(nullable(text(80))),
    /** True takes the page out of the site with the next save, false brings it back. */
    isDeleted: Type.Optional(Type.Boolean()),
    location: Type.Optional(Type.String()),
    isDisabled: Type.Optional(Type.Boolean()),
    disabled: Type.Optional(Type.Boolean()),
    isEdit: Type.Optional(Type.Boolean()),
    newAddedPage: Type.Optional(Type.Boolean()),
    basedOn: Type.Optional(Type.String()),
    recovered: Type.Optional(Type.Unknown()),
    changes: Type.Optional(Type.Array(Type.Enum(cachedChanges))),
  },
  { additionalProperties: false },
)
export type CachedPageChange = Static<typeof CachedPageChange>

/**
 * PUT and PATCH /cached-data/:id. PATCH changes the pages that it names; PUT drops all unsaved pages first
 * and then does the same. `revision` as it was read: returns 409 if the cached data has changed since.
 */
export const CachedDataChange = Type.Object(
  {
    pages: Type.Array(CachedPageChange, { maxItems: 1_000 }),
    revision: Type.Optional(Type.Integer({ minimum: 0 })),
    /** Of a site that was never saved: its template. PUT without pages begins with the pages of it. */
    templateId: Type.Optional(nullable(TemplateId)),
    /** Of a site that was never saved: the listing that it shows. */
    napId: Type.Optional(nullable(Id)),
    _id: Type.Optional(Type.String()),
    siteId: Type.Optional(nullable(Id)),
    createdAt: Type.Optional(Type.String()),
    updatedAt: Type.Optional(Type.String()),
    isChanged: Type.Optional(Type.Boolean()),
  },
  { additionalProperties: false },
)
export type CachedDataChange = Static<typeof CachedDataChange>

/** Unsaved content of a page from before working copies belonged to accounts. */
export interface RecoveredContent {
  html: string
  updatedAt: string
}

/** A page of a site as it is being worked on. */
export interface CachedPage {
  _id: string
  /** The page of the saved site; null for one that the site does not have yet. */
  pageId: string | null
  name: string
  slug: string
  parentId: string | null
  position: number
  /** The page's path within the site, such as '/services/lawn/'. */
  location: string
  isDefault: boolean
  inNavigation: boolean
  /** It is a page of the saved site; new ones are not disabled. */
  isDisabled: boolean
  isEdit: boolean
  newAddedPage: boolean
  isDuplicated: boolean
  isDeleted: boolean
  changes: CachedChange[]
  /** Changes whenever the page's content does. */
  revision: string
  /** Of the page that was asked for, else of the first one. */
  html?: string
  document?: unknown
  /** Only with content: what the caller left unsaved of this page in an earlier release. */
  recovered?: RecoveredContent
}

/**
 * The working copy of a site: what the account has changed and not saved yet, over the site as it is saved. The id is
 * the site's; that of a site which was never saved is any name that the client makes up, but no UUID.
 */
export interface CachedData {
  _id: string
  siteId: string | null
  createdAt: string
  updatedAt: string
  /** Counts changes; 0 before the first one. */
  revision: number
  /** Something differs from the saved site. */
  isChanged: boolean
  /** Of a site that was never saved. */
  templateId: string | null
  napId: string | null
  pages: CachedPage[]
}

/** A working copy in lists. */
export type CachedDataSummary = Omit<CachedData, 'pages'>
