import type { Theme } from '@web2/builder'
import { Type, type Static } from 'typebox'
import { Id, nullable, text } from '../core/record.ts'
import { maxSlugLength } from '../core/slug.ts'
import { SiteTheme, TemplateId } from './site.ts'

/** Differences of a page from the saved site. */
export const cachedChanges = ['name', 'slug', 'location', 'isDefault', 'inNavigation', 'html'] as const
export type CachedChange = (typeof cachedChanges)[number]

/** Page in PUT and PATCH. Response-only fields are accepted, so that a response can be sent back. */
export const CachedPageChange = Type.Object(
  {
    /** Id of the page. Without one, or with one that is not in the cached data, the page is new. */
    _id: Type.Optional(text(80, 1)),
    /**
     * Revision as loaded. Responds 409 if the content has changed since; if absent, the content is
     * overwritten.
     */
    revision: Type.Optional(text(80)),
    name: Type.Optional(text(120)),
    slug: Type.Optional(text(maxSlugLength)),
    /** Alias of `slug`. */
    key: Type.Optional(text(80)),
    parentId: Type.Optional(nullable(text(80))),
    position: Type.Optional(Type.Integer({ minimum: 0 })),
    inNavigation: Type.Optional(Type.Boolean()),
    /** Makes it the home page of the site. */
    isDefault: Type.Optional(Type.Boolean()),
    html: Type.Optional(Type.String()),
    /** Builder document; takes precedence over `html`. */
    document: Type.Optional(Type.Unknown()),
    /** Makes the new page a copy of `pageId`, unless it contains content of its own. */
    isDuplicated: Type.Optional(Type.Boolean()),
    pageId: Type.Optional(nullable(text(80))),
    /** true deletes the page with the next save, false restores it. */
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
 * PUT and PATCH /cached-data/:id. PATCH changes the pages it names; PUT first discards all unsaved changes.
 * Responds 409 if the cached data has a newer `revision`.
 */
export const CachedDataChange = Type.Object(
  {
    pages: Type.Array(CachedPageChange, { maxItems: 1_000 }),
    revision: Type.Optional(Type.Integer({ minimum: 0 })),
    /** For a site that was never saved: its template. PUT without pages starts with the template's pages. */
    templateId: Type.Optional(nullable(TemplateId)),
    /** For a site that was never saved: the listing it shows. */
    napId: Type.Optional(nullable(Id)),
    /** Theme of all pages; null removes it. */
    theme: Type.Optional(SiteTheme),
    /** Revision of the theme as loaded. Responds 409 if it has changed since; if absent, it is overwritten. */
    themeRevision: Type.Optional(text(80)),
    _id: Type.Optional(Type.String()),
    siteId: Type.Optional(nullable(Id)),
    createdAt: Type.Optional(Type.String()),
    updatedAt: Type.Optional(Type.String()),
    isChanged: Type.Optional(Type.Boolean()),
  },
  { additionalProperties: false },
)
export type CachedDataChange = Static<typeof CachedDataChange>

/** Unsaved content of a page from the time when working copies belonged to users instead of accounts. */
export interface RecoveredContent {
  html: string
  updatedAt: string
}

/** Page of a site in its working copy. */
export interface CachedPage {
  _id: string
  /** Page of the saved site; null for a new page. */
  pageId: string | null
  name: string
  slug: string
  parentId: string | null
  position: number
  /** Path of the page within the site, such as '/services/lawn/'. */
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
  /** Changes with each change of the page's content. */
  revision: string
  /** Only for the requested page, by default the first. */
  html?: string
  document?: unknown
  /** Only with content: the caller's unsaved changes of this page from an earlier release. */
  recovered?: RecoveredContent
}

/**
 * Working copy of a site: the account's unsaved changes on top of the saved site. Its id is the site's; a
 * site that was never saved has any name chosen by the client that is not a UUID.
 */
export interface CachedData {
  _id: string
  siteId: string | null
  createdAt: string
  updatedAt: string
  /** Number of changes; 0 before the first one. */
  revision: number
  /** It differs from the saved site. */
  isChanged: boolean
  /** Only for a site that was never saved. */
  templateId: string | null
  napId: string | null
  /** Theme of all pages; null for none. */
  theme: Theme | null
  /** Changes with each change of the theme. */
  themeRevision: string
  pages: CachedPage[]
}

/** Working copy as listed. */
export type CachedDataSummary = Omit<CachedData, 'pages' | 'theme' | 'themeRevision'>

declare module '../core/resources.ts' {
  interface Resources {
    'cached-data': {
      record: CachedData
      listed: CachedDataSummary
      update: CachedDataChange
      patch: CachedDataChange
    }
  }
}
