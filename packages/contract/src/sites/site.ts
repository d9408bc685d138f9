import { Type, type Static } from 'typebox'
import { cloudNames } from '../core/cloud-names.ts'
import { AcceptIssues } from '../core/accept-issues.ts'
import { limits } from '../core/limits.ts'
import { Id, nullable, recordFields, text } from '../core/record.ts'

export const siteStatuses = ['draft', 'to_publish', 'publishing', 'published', 'failed'] as const
export type SiteStatus = (typeof siteStatuses)[number]

/** A bucket (or, for the built-in host, none) that a site goes to. */
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

/** The places of many sites at one cloud. */
export const SitesCloud = Type.Object(cloudPlaces, { additionalProperties: false })

/** One cloud section of the Save Site dialog. */
export const SiteCloud = Type.Object(
  {
    ...cloudPlaces,
    /**
     * Site name at these destinations. null: the site's own name; left out: existing destinations keep
     * theirs.
     */
    siteName: Type.Optional(nullable(text(120))),
    /** Its folder in these buckets; the site's own root slug unless given. It stays for as long as the place. */
    rootSlug: Type.Optional(nullable(text(80))),
  },
  { additionalProperties: false },
)
export type SiteCloud = Static<typeof SiteCloud>

/** One destination of a site, by what tells it from the others. */
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

/** A page in answers that list a site's pages; html and document come only with a page itself. */
export const SitePage = Type.Object({
  _id: Id,
  name: Type.String(),
  /** One folder name, unique within the site; the address goes through the folders of the pages it lies below. */
  slug: Type.String(),
  /** The page that it lies below; null for those at the top. */
  parentId: nullable(Id),
  /** Place among its siblings, from 0. */
  position: Type.Integer(),
  isDefault: Type.Boolean(),
  /** False for a page that navigation blocks leave out, with what lies below it. */
  inNavigation: Type.Boolean(),
  title: Type.String(),
  description: Type.String(),
  /** Counts saves of the page. */
  version: Type.Integer(),
  updatedAt: Type.String(),
})
export type SitePage = Static<typeof SitePage>

/** A page with its content: the builder document in wire form and the html made from it. */
export interface SitePageContent extends SitePage {
  /** Left out for who asks by `html: false`: the editor draws the document. */
  html?: string
  document: unknown
}

/** Response to an anonymous request for the live page after publishing. */
export const LiveCheck = Type.Object({
  ok: Type.Boolean(),
  status: nullable(Type.Integer()),
  title: nullable(Type.String()),
  /** Empty when all is well, else a sentence. */
  message: Type.String(),
})
export type LiveCheck = Static<typeof LiveCheck>

/** Result of reporting changed pages to search engines. */
export const IndexNowResult = Type.Object({
  ok: Type.Boolean(),
  /** Addresses that were named. */
  urls: Type.Integer(),
  /** A sentence for people. */
  message: Type.String(),
})
export type IndexNowResult = Static<typeof IndexNowResult>

/** Where a site is live after a publication. */
export const SiteTarget = Type.Object({
  _id: Id,
  cloud: Type.Enum(cloudNames),
  accountLabel: nullable(Type.String()),
  bucket: nullable(Type.String()),
  region: nullable(Type.String()),
  storageId: nullable(Type.String()),
  /** Site name at the destination; null for the site's own name. */
  siteName: nullable(Type.String()),
  /** Folder of the site there. */
  rootSlug: Type.String(),
  url: nullable(Type.String()),
  publishedAt: nullable(Type.String()),
  /** Its pages name another main address than the site has now; publishing again corrects them. */
  mainMoved: Type.Boolean(),
  /** Files sent, left alone and deleted by the latest publication. */
  uploaded: Type.Integer(),
  unchanged: Type.Integer(),
  deleted: Type.Integer(),
  /** Pages, files and bytes of the whole site as it was sent last. */
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
  /** Address of the first target that is live. */
  siteLink: nullable(Type.String()),
  /** Where its main destination lies; null: it goes nowhere yet. The others are in `targets`. */
  cloud: nullable(Type.Enum(cloudNames)),
  status: Type.Enum(siteStatuses),
  napId: nullable(Id),
  /** Fills {email} in texts of the site. */
  email: Type.String(),
  pages: Type.Array(SitePage),
  pageCount: Type.Integer(),
  targets: Type.Array(SiteTarget),
  /** A place where it is published shows its business listing as it was before a change. */
  isOutdated: Type.Boolean(),
  /** The run of the latest publication, for progress. */
  runId: nullable(Id),
  /**
   * The main destination: canonical links, sitemaps and structured data at all destinations name its URL.
   * null: none was chosen and none has been published yet.
   */
  primaryTargetId: nullable(Id),
  /** Changed pages are reported to search engines after a publication. */
  indexNow: Type.Boolean(),
  /** The sections that all pages begin and end with. */
  headerId: nullable(Id),
  footerId: nullable(Id),
})
export type Site = Static<typeof Site>

/** A site without its pages, which may be thousands: what events tell, and what `pages: false` asks for. */
export type SiteSummary = Omit<Site, 'pages'>

/** Fields that only a new page has. */
const addedPage = {
  /** Any name for it within this request, for pages that lie below it; with isDuplicated the page it is a copy of. */
  _id: Type.Optional(text(80)),
  parentId: Type.Optional(nullable(text(80))),
  /** A copy of the account's page `_id`, unless the request brings content for it. */
  isDuplicated: Type.Optional(Type.Boolean()),
}

/** Its content is the one that the cached data has for it. */
const cached = Type.Optional(Type.Literal(true))

/** A template's id; those that come with the product count from 1. */
export const TemplateId = Type.Union([text(80), Type.Integer({ minimum: 1 })])

/** POST /cloud-builder. With siteId it publishes that site; with copyOf it copies one; else it creates one. */
export const SiteCreate = Type.Object(
  {
    siteName: Type.Optional(text(120)),
    rootSlug: Type.Optional(text(80)),
    siteId: Type.Optional(Id),
    /** The site to copy: its pages and settings, but not where it is published. Names are made up if not given. */
    copyOf: Type.Optional(Id),
    /** 1, as a number or a text, is the blank template. */
    templateId: Type.Optional(TemplateId),
    napId: Type.Optional(nullable(Id)),
    email: Type.Optional(text(254)),
    clouds: Type.Optional(Type.Array(SiteCloud, { maxItems: 20 })),
    /** The main one of several destinations; without it the site keeps the one it has, at first the first published. */
    mainDestination: Type.Optional(Destination),
    /** With siteId: only to the places where the latest publication failed or was cancelled. */
    onlyFailed: Type.Optional(Type.Boolean()),
    /** Errors of the review to publish with. Without them a site that has errors is refused (409). */
    acceptIssues: Type.Optional(AcceptIssues),
    status: Type.Optional(Type.Enum(siteStatuses)),
    /** The cached data that pages without content of their own come from, by their `_id`; the new site takes it up. */
    cachedData: Type.Optional(text(80)),
    pages: Type.Optional(
      Type.Array(
        Type.Object(
          {
            ...addedPage,
            name: text(120),
            slug: text(80),
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
  slug: Type.Optional(text(80)),
  title: Type.Optional(text(300)),
  description: Type.Optional(text(500)),
  html: Type.Optional(Type.String()),
  document: Type.Optional(Type.Unknown()),
  /** Place among the pages that it then lies beside; without it a page that moves comes last. */
  position: Type.Optional(Type.Integer({ minimum: 0 })),
  inNavigation: Type.Optional(Type.Boolean()),
}

const UpdatedPage = Type.Object(
  {
    _id: Id,
    ...pageChange,
    cached,
    parentId: Type.Optional(nullable(text(80))),
    /** It becomes the page that the site begins with; the one that was stays, at its own slug. */
    isDefault: Type.Optional(Type.Literal(true)),
  },
  { additionalProperties: false },
)

/** PATCH /cloud-builder/:id: the difference made by edit-site. */
export const SitePatch = Type.Object(
  {
    siteName: Type.Optional(text(120)),
    siteId: Type.Optional(Id),
    napId: Type.Optional(nullable(Id)),
    email: Type.Optional(text(254)),
    primaryTargetId: Type.Optional(nullable(Id)),
    indexNow: Type.Optional(Type.Boolean()),
    /** A section for the top of all pages, in the place of the headers they have; null takes it off them again. */
    headerId: Type.Optional(nullable(Id)),
    footerId: Type.Optional(nullable(Id)),
    /** The diff was made from the site's cached data, which drops the entries it saves. */
    cachedData: Type.Optional(Type.Boolean()),
    /** Pages whose content replaces what the site got for them since they were changed first in the cached data. */
    overwrite: Type.Optional(Type.Array(Id, { maxItems: limits.sitePages })),
    pages: Type.Optional(
      Type.Object(
        {
          added: Type.Optional(
            Type.Array(
              Type.Object(
                { ...pageChange, ...addedPage, cached, isDefault: Type.Optional(Type.Literal(true)) },
                { additionalProperties: false },
              ),
              { maxItems: limits.sitePages },
            ),
          ),
          updated: Type.Optional(Type.Array(UpdatedPage, { maxItems: limits.sitePages })),
          /** Pages below a deleted page move up into its position. */
          deleted: Type.Optional(Type.Array(Id, { maxItems: limits.sitePages })),
        },
        { additionalProperties: false },
      ),
    ),
  },
  { additionalProperties: false },
)
export type SitePatch = Static<typeof SitePatch>

/** PUT /cloud-builder/:id: one page's content. `document` wins over `html` when both are there. */
export const PagePut = Type.Object(
  {
    _id: Id,
    name: Type.Optional(text(120)),
    html: Type.Optional(Type.String()),
    document: Type.Optional(Type.Unknown()),
    /** updatedAt of the page as the editor loaded it; a newer one on the server is a 409. */
    basedOn: Type.Optional(Type.String()),
  },
  { additionalProperties: false },
)
export type PagePut = Static<typeof PagePut>
