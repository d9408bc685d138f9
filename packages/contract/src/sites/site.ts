import type { Theme } from '@web2/builder'
import { Type, type Static } from 'typebox'
import { cloudNames } from '../core/cloud-names.ts'
import { AcceptIssues } from '../core/accept-issues.ts'
import { limits } from '../core/limits.ts'
import { Id, nullable, recordFields, text } from '../core/record.ts'
import { maxSlugLength } from '../core/slug.ts'

/** Theme of a site: the design tokens that all its pages share; null for none. */
export const SiteTheme = Type.Unsafe<Theme | null>(Type.Unknown())

export const siteStatuses = ['draft', 'to_publish', 'publishing', 'published', 'failed'] as const
export type SiteStatus = (typeof siteStatuses)[number]

/** Bucket that a site is published to; the built-in host has none. */
export const TargetBucket = Type.Object(
  { bucket: text(255, 1), newBucket: Type.Optional(Type.Boolean()), region: Type.Optional(text(80)) },
  { additionalProperties: false },
)

const cloudPlaces = {
  cloud: Type.Enum(cloudNames),
  accountLabel: Type.Optional(text(80)),
  storageId: Type.Optional(nullable(text(80))),
  buckets: Type.Array(TargetBucket, { maxItems: 20 }),
}

/** Destinations of many sites at one cloud. */
export const SitesCloud = Type.Object(cloudPlaces, { additionalProperties: false })
export type SitesCloud = Static<typeof SitesCloud>

/** One cloud section of the Save Site dialog. */
export const SiteCloud = Type.Object(
  {
    ...cloudPlaces,
    /**
     * Name of the site at these destinations. null for the site's own name; if absent, existing destinations
     * keep theirs.
     */
    siteName: Type.Optional(nullable(text(120))),
    /**
     * Folder in these buckets; the site's own root slug by default. It is fixed once the destination exists.
     */
    rootSlug: Type.Optional(nullable(text(maxSlugLength))),
  },
  { additionalProperties: false },
)
export type SiteCloud = Static<typeof SiteCloud>

/** Destination of a site, by its identifying fields. */
export const Destination = Type.Object(
  {
    cloud: Type.Enum(cloudNames),
    accountLabel: Type.Optional(nullable(text(80))),
    storageId: Type.Optional(nullable(text(80))),
    bucket: Type.Optional(nullable(text(255))),
  },
  { additionalProperties: false },
)
export type Destination = Static<typeof Destination>

/** Page in responses that list a site's pages; html and document are only included with the page itself. */
export const SitePage = Type.Object({
  _id: Id,
  name: Type.String(),
  /** Path segment, unique within the site; the URL also contains the segments of its parent pages. */
  slug: Type.String(),
  /** Parent page; null at the top level. */
  parentId: nullable(Id),
  /** Index among its siblings, from 0. */
  position: Type.Integer(),
  isDefault: Type.Boolean(),
  /** false if navigation blocks omit the page and its child pages. */
  inNavigation: Type.Boolean(),
  title: Type.String(),
  description: Type.String(),
  /** Number of saves of the page. */
  version: Type.Integer(),
  updatedAt: Type.String(),
})
export type SitePage = Static<typeof SitePage>

/** Page with its content: the builder document in wire form and the HTML rendered from it. */
export interface SitePageContent extends SitePage {
  /** Omitted with `html: false`, because the editor renders the document. */
  html?: string
  document: unknown
}

/** Response to an anonymous request for the live page after publishing. */
export const LiveCheck = Type.Object({
  ok: Type.Boolean(),
  status: nullable(Type.Integer()),
  title: nullable(Type.String()),
  /** Empty if all is well, else a sentence. */
  message: Type.String(),
})
export type LiveCheck = Static<typeof LiveCheck>

/** Result of notifying search engines about changed pages. */
export const IndexNowResult = Type.Object({
  ok: Type.Boolean(),
  /** Number of submitted URLs. */
  urls: Type.Integer(),
  /** A sentence for the user. */
  message: Type.String(),
})
export type IndexNowResult = Static<typeof IndexNowResult>

/** Published destination of a site. */
export const SiteTarget = Type.Object({
  _id: Id,
  cloud: Type.Enum(cloudNames),
  accountLabel: nullable(Type.String()),
  bucket: nullable(Type.String()),
  region: nullable(Type.String()),
  storageId: nullable(Type.String()),
  /** Name of the site there; null for its own name. */
  siteName: nullable(Type.String()),
  /** Folder of the site there. */
  rootSlug: Type.String(),
  url: nullable(Type.String()),
  publishedAt: nullable(Type.String()),
  /** Its pages name a previous main URL of the site; publishing again corrects them. */
  mainMoved: Type.Boolean(),
  /** Its forms post to a previous PUBLIC_URL; publishing again corrects them. */
  formsMoved: Type.Boolean(),
  /**
   * Its pages show another phone number, or count calls otherwise, than the lead settings of the site say; publishing
   * again corrects them.
   */
  callsMoved: Type.Boolean(),
  /** Files uploaded, unchanged and deleted by the latest publication. */
  uploaded: Type.Integer(),
  unchanged: Type.Integer(),
  deleted: Type.Integer(),
  /** Pages, files and bytes of the whole site at its latest publication. */
  pages: Type.Integer(),
  objects: Type.Integer(),
  bytes: Type.Integer(),
  error: nullable(Type.String()),
  liveCheck: nullable(LiveCheck),
  indexNow: nullable(IndexNowResult),
})
export type SiteTarget = Static<typeof SiteTarget>

export const Site = Type.Object({
  ...recordFields,
  name: Type.String(),
  rootSlug: Type.String(),
  /** URL of the first live target. */
  siteLink: nullable(Type.String()),
  /** Cloud of its main destination; null if it has none yet. The others are in `targets`. */
  cloud: nullable(Type.Enum(cloudNames)),
  status: Type.Enum(siteStatuses),
  napId: nullable(Id),
  /** Replaces {email} in texts of the site. */
  email: Type.String(),
  pages: Type.Array(SitePage),
  pageCount: Type.Integer(),
  targets: Type.Array(SiteTarget),
  /**
   * A destination shows its business listing as it was before a change, its forms post to a previous PUBLIC_URL, or its
   * phone links differ from the lead settings.
   */
  isOutdated: Type.Boolean(),
  /** Run of the latest publication, for progress. */
  runId: nullable(Id),
  /**
   * Main destination: canonical links, sitemaps and structured data at all destinations use its URL. null if
   * none was chosen or published yet.
   */
  primaryTargetId: nullable(Id),
  /** Notifies search engines about changed pages after a publication. */
  indexNow: Type.Boolean(),
  /** Publishes images as AVIF and WebP too, in the widths that pages need. */
  fasterImages: Type.Boolean(),
  /** Sections at the top and bottom of all pages. */
  headerId: nullable(Id),
  footerId: nullable(Id),
  /** Phone number that its pages show in place of the listing's, from its lead settings; empty for none. */
  trackingNumber: Type.String(),
  /** Only of one site with its pages: lists and events leave it out. */
  theme: Type.Optional(SiteTheme),
})
export type Site = Static<typeof Site>

/** Site without its pages, which may number thousands: used in events, and for `pages: false`. */
export type SiteSummary = Omit<Site, 'pages' | 'theme'>

/** Answer about a site whose failure is a value. */
export interface SiteFailure {
  status: 'error'
  message: string
  /** A site that was stored, although it could not be published. */
  site?: Site
}
export type SiteAnswer = { status: 'success'; site: Site } | SiteFailure

/** Fields that only a new page has. */
const addedPage = {
  /** Any id within this request, for child pages to refer to; with isDuplicated, the page to copy. */
  _id: Type.Optional(text(80)),
  parentId: Type.Optional(nullable(text(80))),
  /** Copies the account's page `_id`, unless the request contains content. */
  isDuplicated: Type.Optional(Type.Boolean()),
}

/** Takes its content from the cached data. */
const cached = Type.Optional(Type.Literal(true))

/** Id of a template; built-in ones are numbered from 1. */
export const TemplateId = Type.Union([text(80), Type.Integer({ minimum: 1 })])

/**
 * POST /cloud-builder. With siteId it publishes that site; with copyOf it copies one; otherwise it creates
 * one.
 */
export const SiteCreate = Type.Object(
  {
    siteName: Type.Optional(text(120)),
    rootSlug: Type.Optional(text(maxSlugLength)),
    siteId: Type.Optional(Id),
    /**
     * Site to copy with its pages and settings, but without its destinations. Names are generated if absent.
     */
    copyOf: Type.Optional(Id),
    /** 1, as a number or string, is the blank template. */
    templateId: Type.Optional(TemplateId),
    /** Look of a built-in template: its colors and fonts; if absent, the template's own. */
    look: Type.Optional(text(40)),
    napId: Type.Optional(nullable(Id)),
    email: Type.Optional(text(254)),
    clouds: Type.Optional(Type.Array(SiteCloud, { maxItems: 20 })),
    /**
     * Main one of several destinations; if absent, the site keeps its current one, initially the first
     * published.
     */
    mainDestination: Type.Optional(Destination),
    /** Publishes images as AVIF and WebP too, from now on; if absent, as the site is set. */
    fasterImages: Type.Optional(Type.Boolean()),
    /** With siteId: publishes only to destinations where the latest publication failed or was canceled. */
    onlyFailed: Type.Optional(Type.Boolean()),
    /** Ids of the review errors to accept. Responds 409 if there are errors not listed. */
    acceptIssues: Type.Optional(AcceptIssues),
    status: Type.Optional(Type.Enum(siteStatuses)),
    /** If absent, that of the cached data, of the site to copy, or of the first page that has one. */
    theme: Type.Optional(SiteTheme),
    /** Theme of the account to begin with instead; design tokens that only the template has are kept. */
    themeId: Type.Optional(Id),
    /** `_id` of the cached data that supplies pages sent without content; the new site takes it over. */
    cachedData: Type.Optional(text(80)),
    pages: Type.Optional(
      Type.Array(
        Type.Object(
          {
            ...addedPage,
            name: text(120),
            slug: text(maxSlugLength),
            html: Type.Optional(Type.String()),
            document: Type.Optional(Type.Unknown()),
            inNavigation: Type.Optional(Type.Boolean()),
          },
          { additionalProperties: false },
        ),
        { maxItems: limits.sitePages },
      ),
    ),
  },
  { additionalProperties: false },
)
export type SiteCreate = Static<typeof SiteCreate>

const pageChange = {
  name: Type.Optional(text(120)),
  slug: Type.Optional(text(maxSlugLength)),
  title: Type.Optional(text(300)),
  description: Type.Optional(text(500)),
  html: Type.Optional(Type.String()),
  document: Type.Optional(Type.Unknown()),
  /** Index among its new siblings; by default a moved page becomes the last. */
  position: Type.Optional(Type.Integer({ minimum: 0 })),
  inNavigation: Type.Optional(Type.Boolean()),
}

const UpdatedPage = Type.Object(
  {
    _id: Id,
    ...pageChange,
    cached,
    parentId: Type.Optional(nullable(text(80))),
    /** Makes it the home page; the previous one stays at its own slug. */
    isDefault: Type.Optional(Type.Literal(true)),
  },
  { additionalProperties: false },
)

/** PATCH /cloud-builder/:id: the changes made in edit-site. */
export const SitePatch = Type.Object(
  {
    siteName: Type.Optional(text(120)),
    siteId: Type.Optional(Id),
    napId: Type.Optional(nullable(Id)),
    email: Type.Optional(text(254)),
    primaryTargetId: Type.Optional(nullable(Id)),
    indexNow: Type.Optional(Type.Boolean()),
    fasterImages: Type.Optional(Type.Boolean()),
    /** Section for the top of all pages, replacing their headers; null removes it. */
    headerId: Type.Optional(nullable(Id)),
    footerId: Type.Optional(nullable(Id)),
    /** Theme of all pages; null removes it. */
    theme: Type.Optional(SiteTheme),
    /** The changes come from the site's cached data, which drops what this request saves. */
    cachedData: Type.Optional(Type.Boolean()),
    /**
     * Pages to overwrite even if the site received newer content after their first change in the cached data;
     * `theme` for its theme.
     */
    overwrite: Type.Optional(
      Type.Array(Type.Union([Id, Type.Literal('theme')]), { maxItems: limits.sitePages + 1 }),
    ),
    pages: Type.Optional(
      Type.Object(
        {
          added: Type.Optional(
            Type.Array(
              Type.Object(
                {
                  ...pageChange,
                  ...addedPage,
                  /** Article to copy into the site's header and footer; it must have a text. */
                  articleId: Type.Optional(Id),
                  cached,
                  isDefault: Type.Optional(Type.Literal(true)),
                },
                { additionalProperties: false },
              ),
              { maxItems: limits.sitePages },
            ),
          ),
          updated: Type.Optional(Type.Array(UpdatedPage, { maxItems: limits.sitePages })),
          /** Child pages of a deleted page move up to its level. */
          deleted: Type.Optional(Type.Array(Id, { maxItems: limits.sitePages })),
        },
        { additionalProperties: false },
      ),
    ),
  },
  { additionalProperties: false },
)
export type SitePatch = Static<typeof SitePatch>

/** PUT /cloud-builder/:id: content of one page. `document` takes precedence over `html`. */
export const PagePut = Type.Object(
  {
    _id: Id,
    name: Type.Optional(text(120)),
    html: Type.Optional(Type.String()),
    document: Type.Optional(Type.Unknown()),
    /** updatedAt of the page as the editor loaded it; responds 409 if the server has a newer one. */
    basedOn: Type.Optional(Type.String()),
  },
  { additionalProperties: false },
)
export type PagePut = Static<typeof PagePut>

declare module '../core/resources.ts' {
  interface Resources {
    'cloud-builder': {
      record: SiteAnswer
      listed: SiteSummary
      create: SiteCreate
      update: PagePut
      patch: SitePatch
      removed: SiteSummary
    }
  }
}
