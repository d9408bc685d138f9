import { Type, type Static } from 'typebox'
import { imageSources } from '../media/image-search.ts'
import { TextGenerator } from '../ai/text-generator.ts'
import { Id, nullable, text } from '../core/record.ts'
import { SitesCloud } from '../sites/site.ts'
import { turboLimits } from './project-limits.ts'

const strict = { additionalProperties: false }

/** Names of lists and columns in placeholders. */
export const listNamePattern = '^[A-Za-z][A-Za-z0-9_]{0,39}$'
const ListName = Type.String({ pattern: listNamePattern })

/**
 * Values that pages are made for, such as services or places: typed values, or rows of stored data with
 * further columns. `{name}` inserts its value, `{name.column}` (or `{column}` if only one list has it)
 * another column of the same row, and `{name:2}` the value of the next row.
 */
export const TurboList = Type.Object(
  {
    name: ListName,
    values: Type.Optional(Type.Array(text(200), { maxItems: turboLimits.listValues })),
    dataId: Type.Optional(Id),
    /** Column that `{name}` inserts; the first one by default. */
    column: Type.Optional(text(100)),
  },
  strict,
)
export type TurboList = Static<typeof TurboList>

export const turboModes = ['all', 'sequential', 'random'] as const
export type TurboMode = (typeof turboModes)[number]

export const turboConditions = ['filled', 'empty', 'equal', 'not-equal'] as const

/** Rule for one block of the page. Rules for deleted blocks are ignored and reported. */
export const TurboRule = Type.Object(
  {
    /** UUID of the block in the source page. */
    nodeId: text(80, 1),
    /** Condition for showing the block. `name` as in placeholders, without the braces. */
    when: Type.Optional(
      Type.Object(
        { name: text(120, 1), is: Type.Enum(turboConditions), value: Type.Optional(text(200)) },
        strict,
      ),
    ),
    /** Replaces its text on all pages. Accepts placeholders and spintax. */
    text: Type.Optional(text(20_000, 1)),
    /**
     * Generates its text by AI, once per page: a prompt with placeholders of the row, or a prompt stacker.
     */
    write: Type.Optional(
      Type.Object(
        {
          prompt: Type.Optional(text(20_000, 1)),
          generateTextBy: Type.Optional(TextGenerator),
          stackerId: Type.Optional(Id),
        },
        strict,
      ),
    ),
    /** Searches an image for it: `query` may contain placeholders. Equal queries use the same image. */
    picture: Type.Optional(Type.Object({ source: Type.Enum(imageSources), query: text(200, 1) }, strict)),
  },
  strict,
)
export type TurboRule = Static<typeof TurboRule>

/** Business listing shown on a page. */
export const TurboListing = Type.Union([
  Type.Object({ by: Type.Literal('one'), napId: Id }, strict),
  /** Assigned in turn. */
  Type.Object(
    { by: Type.Literal('turns'), napIds: Type.Array(Id, { minItems: 1, maxItems: turboLimits.listings }) },
    strict,
  ),
  /** By a value of the row, ignoring case; other values use `otherwise`, or no listing. */
  Type.Object(
    {
      by: Type.Literal('value'),
      name: text(120, 1),
      naps: Type.Array(Type.Object({ value: text(200), napId: Id }, strict), {
        minItems: 1,
        maxItems: turboLimits.listings,
      }),
      otherwise: Type.Optional(nullable(Id)),
    },
    strict,
  ),
])
export type TurboListing = Static<typeof TurboListing>

/**
 * Texts of a hub page. Blank titles and headings use the default; blank descriptions and intros stay empty.
 */
const hubTexts = {
  title: Type.Optional(text(500)),
  description: Type.Optional(text(1_000)),
  heading: Type.Optional(text(300)),
  intro: Type.Optional(text(2_000)),
}
export const TurboHubTexts = Type.Object(hubTexts, strict)
export type TurboHubTexts = Static<typeof TurboHubTexts>

/** Edition of the rules for links and hub pages in new projects. */
export const currentEdition = 2

/** Pages other than those of the rows, and the links between all pages. */
export const TurboStructure = Type.Object(
  {
    /**
     * Edition of the rules for links and hub pages. 1: projects made before 1.2, whose pages stay unchanged;
     * 2: links always have a target, and hub pages have a title, text and sections of their own. New projects
     * use 2 by default.
     */
    edition: Type.Optional(Type.Integer({ minimum: 1, maximum: currentEdition })),
    /**
     * Home page of a site. Texts accept `{business}`, `{site.name}`, placeholders of the business listing,
     * values of the list that sites are made for, and `{list.list}` and `{list.count}` for the other lists'
     * values.
     */
    home: Type.Optional(TurboHubTexts),
    /** Texts of a list's hub pages; they can also use the list's value. */
    hubTexts: Type.Optional(
      Type.Array(Type.Object({ list: ListName, ...hubTexts }, strict), { maxItems: turboLimits.lists }),
    ),
    /** Lists whose values each get a hub page that links to its pages. */
    hubs: Type.Array(ListName, { maxItems: turboLimits.lists }),
    breadcrumb: Type.Boolean(),
    /**
     * Links to pages of the same kind in nearby places: by `latitude` and `longitude` of the rows, else by
     * their order.
     */
    nearby: Type.Integer({ minimum: 0, maximum: 12 }),
    /** Links to other kinds of pages in the same place. */
    related: Type.Integer({ minimum: 0, maximum: 12 }),
    /** List of places. By default the one with coordinates or a typical name, else the last one. */
    placeList: Type.Optional(nullable(ListName)),
  },
  strict,
)
export type TurboStructure = Static<typeof TurboStructure>

export const ProjectLimits = Type.Object(
  {
    /** Number of sample pages, generated first for review. */
    sample: Type.Integer({ minimum: 1, maximum: 20 }),
    /** New pages per day; null for all at once. Days begin at midnight in `timeZone`. */
    perDay: nullable(Type.Integer({ minimum: 1, maximum: turboLimits.pages })),
    timeZone: text(80, 1),
    /** Pages are marked noindex until a user approves listing them (`action: 'list'`). */
    noindex: Type.Boolean(),
    /** Stops once more than this percentage of texts have failed. */
    stopAtErrors: Type.Integer({ minimum: 1, maximum: 100 }),
    /** Stops once this amount in US dollars is spent. */
    stopAtCost: nullable(Type.Number({ minimum: 0 })),
    /** Similarity (0 to 1) from which pages count as near duplicates. */
    similarFrom: Type.Number({ minimum: 0.1, maximum: 1 }),
  },
  strict,
)
export type ProjectLimits = Static<typeof ProjectLimits>

/** Source of all pages: a template's page, or a page of the page builder. */
export const TurboSource = Type.Union([
  /** `page` is the slug of a page of a built-in template; by default its first one. */
  Type.Object({ templateId: text(80, 1), page: Type.Optional(text(80, 1)) }, strict),
  Type.Object({ pageId: Id }, strict),
])
export type TurboSource = Static<typeof TurboSource>

/** User-defined part of a site project. Texts accept placeholders and spintax. */
export const turboDefinition = {
  name: text(120, 1),
  source: TurboSource,
  lists: Type.Array(TurboList, { minItems: 1, maxItems: turboLimits.lists }),
  mode: Type.Enum(turboModes),
  /** Seed for choosing rows and spinning texts; the same seed generates the same pages. */
  seed: Type.Integer({ minimum: 0, maximum: 0xffff_ffff }),
  /** null for all combinations of the lists; `random` needs a number. */
  pages: nullable(Type.Integer()),
  /** Path below the site's URL: '{service}/{city}'. Values are turned into slugs automatically. */
  address: text(300),
  pageName: text(300),
  title: text(500),
  description: text(1_000),
  rules: Type.Array(TurboRule, { maxItems: turboLimits.rules }),
  listing: nullable(TurboListing),
  structure: TurboStructure,
  /** List whose values each get their own site; null for one site. */
  sitePer: nullable(ListName),
  /** Accepts placeholders of the list `sitePer`. */
  siteName: text(200),
  rootSlug: text(200),
  email: text(254),
  /** Destinations of the sites. Bucket names accept placeholders of the list `sitePer`. */
  clouds: Type.Array(SitesCloud, { maxItems: 20 }),
  brakes: ProjectLimits,
}

export const TurboDefinition = Type.Object(turboDefinition, strict)
export type TurboDefinition = Static<typeof TurboDefinition>
