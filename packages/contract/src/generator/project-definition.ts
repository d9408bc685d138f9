import { Type, type Static } from 'typebox'
import { imageSources } from '../media/image-search.ts'
import { TextGenerator } from '../ai/text-generator.ts'
import { Id, nullable, text } from '../core/record.ts'
import { SitesCloud } from '../sites/site.ts'
import { turboLimits } from './project-limits.ts'

const strict = { additionalProperties: false }

/** Valid names of lists and columns in placeholders. */
export const listNamePattern = '^[A-Za-z][A-Za-z0-9_]{0,39}$'
const ListName = Type.String({ pattern: listNamePattern })

/**
 * Something that pages are made for: services, places. Either its values, or the rows of stored data, whose other
 * columns can be used too. `{name}` stands for its value, `{name.column}` (or `{column}`, where only one list has it)
 * for another column of the same row, `{name:2}` for the value of the row after it.
 */
export const TurboList = Type.Object(
  {
    name: ListName,
    values: Type.Optional(Type.Array(text(200), { maxItems: turboLimits.listValues })),
    dataId: Type.Optional(Id),
    /** The column that `{name}` stands for; the first one unless given. */
    column: Type.Optional(text(100)),
  },
  strict,
)
export type TurboList = Static<typeof TurboList>

export const turboModes = ['all', 'sequential', 'random'] as const
export type TurboMode = (typeof turboModes)[number]

export const turboConditions = ['filled', 'empty', 'equal', 'not-equal'] as const

/** Rule for one block of the page. Rules for blocks that do not exist are ignored and reported. */
export const TurboRule = Type.Object(
  {
    /** uuid of the block in the page that all are made from. */
    nodeId: text(80, 1),
    /** The block is shown only where this is so. `name` as in placeholders, without the braces. */
    when: Type.Optional(
      Type.Object(
        { name: text(120, 1), is: Type.Enum(turboConditions), value: Type.Optional(text(200)) },
        strict,
      ),
    ),
    /** Its text is written by AI, once for each page: a prompt with placeholders of the row, or a prompt stacker. */
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
    /** Its picture is searched for: `query` with placeholders. The same query takes the same picture. */
    picture: Type.Optional(Type.Object({ source: Type.Enum(imageSources), query: text(200, 1) }, strict)),
  },
  strict,
)
export type TurboRule = Static<typeof TurboRule>

/** Which business listing a page shows. */
export const TurboListing = Type.Union([
  Type.Object({ by: Type.Literal('one'), napId: Id }, strict),
  /** One after the other. */
  Type.Object(
    { by: Type.Literal('turns'), napIds: Type.Array(Id, { minItems: 1, maxItems: turboLimits.listings }) },
    strict,
  ),
  /** By a value of the row, compared without case; other values take `otherwise`, or show none. */
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
 * Texts of a hub page. A blank title or heading means the default; a blank description or intro means none.
 */
const hubTexts = {
  title: Type.Optional(text(500)),
  description: Type.Optional(text(1_000)),
  heading: Type.Optional(text(300)),
  intro: Type.Optional(text(2_000)),
}
export const TurboHubTexts = Type.Object(hubTexts, strict)
export type TurboHubTexts = Static<typeof TurboHubTexts>

/** The rules for links and hub pages that new projects follow. */
export const currentEdition = 2

/** Pages beside those of the rows, and the links between all of them. */
export const TurboStructure = Type.Object(
  {
    /**
     * Which rules for links and hub pages hold. 1: those of projects made before 1.2, whose pages stay as they are;
     * 2: links always lead somewhere, and hub pages have a title, a text and sections of their own. New projects follow
     * 2 unless told otherwise.
     */
    edition: Type.Optional(Type.Integer({ minimum: 1, maximum: currentEdition })),
    /**
     * The first page of a site. Texts take `{business}`, `{site.name}`, placeholders of the business listing, the values
     * of the list that sites are made for, and `{list.list}` and `{list.count}` for the values of the other lists.
     */
    home: Type.Optional(TurboHubTexts),
    /** The same for the hub pages of a list, which have its value too. */
    hubTexts: Type.Optional(
      Type.Array(Type.Object({ list: ListName, ...hubTexts }, strict), { maxItems: turboLimits.lists }),
    ),
    /** Lists each of whose values gets a page that names its pages. */
    hubs: Type.Array(ListName, { maxItems: turboLimits.lists }),
    breadcrumb: Type.Boolean(),
    /** Links to pages of the same kind in places near by: by `latitude` and `longitude` of the rows, else by their order. */
    nearby: Type.Integer({ minimum: 0, maximum: 12 }),
    /** Links to other kinds of pages in the same place. */
    related: Type.Integer({ minimum: 0, maximum: 12 }),
    /** The list of places. Unless given: the one that holds coordinates or is called like places are, else the last one. */
    placeList: Type.Optional(nullable(ListName)),
  },
  strict,
)
export type TurboStructure = Static<typeof TurboStructure>

export const ProjectLimits = Type.Object(
  {
    /** Pages generated first for review. */
    sample: Type.Integer({ minimum: 1, maximum: 20 }),
    /** New pages a day; null: all at once. Days begin at midnight in `timeZone`. */
    perDay: nullable(Type.Integer({ minimum: 1, maximum: turboLimits.pages })),
    timeZone: text(80, 1),
    /** Pages ask search engines not to index them until a user approves indexing (`action: 'list'`). */
    noindex: Type.Boolean(),
    /** Stops when more of the texts than this, in percent, have failed. */
    stopAtErrors: Type.Integer({ minimum: 1, maximum: 100 }),
    /** Stops when this was spent, in US dollars. */
    stopAtCost: nullable(Type.Number({ minimum: 0 })),
    /** Pages as alike as this, 0 to 1, count as nearly the same. */
    similarFrom: Type.Number({ minimum: 0.1, maximum: 1 }),
  },
  strict,
)
export type ProjectLimits = Static<typeof ProjectLimits>

/** Source of all pages: a page of a template, or a page of the account's own from the page builder. */
export const TurboSource = Type.Union([
  Type.Object({ templateId: text(80, 1) }, strict),
  Type.Object({ pageId: Id }, strict),
])
export type TurboSource = Static<typeof TurboSource>

/** Everything that a person decides of a generation. Texts take placeholders and spintax. */
export const turboDefinition = {
  name: text(120, 1),
  source: TurboSource,
  lists: Type.Array(TurboList, { minItems: 1, maxItems: turboLimits.lists }),
  mode: Type.Enum(turboModes),
  /** Draws rows and spins texts: the same seed gives the same pages. */
  seed: Type.Integer({ minimum: 0, maximum: 0xffff_ffff }),
  /** Null: as many as the lists give; `random` needs a number. */
  pages: nullable(Type.Integer()),
  /** Below the site's address: '{service}/{city}'. Values become slugs by themselves. */
  address: text(300),
  pageName: text(300),
  title: text(500),
  description: text(1_000),
  rules: Type.Array(TurboRule, { maxItems: turboLimits.rules }),
  listing: nullable(TurboListing),
  structure: TurboStructure,
  /** The list each of whose values gets a site of its own; null: one site. */
  sitePer: nullable(ListName),
  /** With placeholders of the list `sitePer`. */
  siteName: text(200),
  rootSlug: text(200),
  email: text(254),
  /** Where sites go. Names of buckets take placeholders of the list `sitePer`. */
  clouds: Type.Array(SitesCloud, { maxItems: 20 }),
  brakes: ProjectLimits,
}

export const TurboDefinition = Type.Object(turboDefinition, strict)
export type TurboDefinition = Static<typeof TurboDefinition>
