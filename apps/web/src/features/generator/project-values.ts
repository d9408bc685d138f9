import { siteClouds, type CloudSection } from '../sites/targets/cloud-section.ts'
import type {
  Turbo,
  ProjectLimits,
  TurboDefinition,
  TurboMode,
  TurboRule,
  TurboSource,
  TurboStructure,
} from '@web2/contract/generator'
import { listingOf, listingValues, type ListingValues } from './data/listing-values.ts'
import { definedList, type TypedList } from './data/typed-list.ts'
import { sectionsOfClouds } from './wizard/cloud-sections.ts'
import { areWhole, wholeRules } from './content/rules.ts'

/** Values of the project form, complete or not. */
export interface TurboValues {
  readonly name: string
  readonly source: TurboSource
  readonly lists: readonly TypedList[]
  readonly mode: TurboMode
  readonly seed: number
  /** Empty for all combinations. */
  readonly pages: number | ''
  readonly address: string
  readonly pageName: string
  readonly title: string
  readonly description: string
  readonly rules: readonly TurboRule[]
  readonly listing: ListingValues
  readonly structure: TurboStructure
  readonly sitePer: string | null
  readonly siteName: string
  readonly rootSlug: string
  readonly email: string
  readonly sections: readonly CloudSection[]
  readonly brakes: ProjectLimits
}

/** Name of a project without one. */
export const unnamed = 'Untitled'

/** Returns the definition for the server; incomplete values are left out and reported by the check. */
export const definitionOf = (values: TurboValues): TurboDefinition => {
  const { name, lists, pages, rules, listing, sections, sitePer, structure, ...rest } = values
  const sent = lists.map(definedList)
  // a list whose name is being typed is sent with a provisional name
  const called = new Map(lists.map((list, at) => [list.name, sent[at]?.name ?? list.name]))
  const { placeList, hubTexts } = structure
  return {
    ...rest,
    name: name.trim() === '' ? unnamed : name.trim(),
    lists: sent,
    pages: pages === '' ? null : pages,
    rules: wholeRules(rules),
    listing: listingOf(listing),
    structure: {
      ...structure,
      hubs: structure.hubs.flatMap((hub) => called.get(hub) ?? []),
      ...(hubTexts && {
        hubTexts: hubTexts.flatMap(({ list, ...texts }) => {
          const own = called.get(list)
          return own === undefined ? [] : [{ list: own, ...texts }]
        }),
      }),
      // without a choice, earlier projects use the last list
      ...(placeList !== undefined && { placeList: called.get(placeList ?? '') ?? null }),
    },
    sitePer: called.get(sitePer ?? '') ?? null,
    clouds: siteClouds(sections),
  }
}

export const valuesOf = (turbo: Turbo): TurboValues => ({
  name: turbo.name === unnamed ? '' : turbo.name,
  source: turbo.source,
  lists: turbo.lists.map((list, at) => ({
    id: at,
    name: list.name,
    from: list.dataId === undefined ? 'typed' : 'data',
    typed: (list.values ?? []).join('\n'),
    dataId: list.dataId ?? null,
    column: list.column ?? null,
  })),
  mode: turbo.mode,
  seed: turbo.seed,
  pages: turbo.pages ?? '',
  address: turbo.address,
  pageName: turbo.pageName,
  title: turbo.title,
  description: turbo.description,
  rules: turbo.rules,
  listing: listingValues(turbo.listing),
  structure: turbo.structure,
  sitePer: turbo.sitePer,
  siteName: turbo.siteName,
  rootSlug: turbo.rootSlug,
  email: turbo.email,
  sections: sectionsOfClouds(turbo.clouds),
  brakes: turbo.brakes,
})

/** Returns true if the server holds all entered values, so that nothing has to be kept in this tab. */
export const isWhole = ({ rules, listing, sections, lists }: TurboValues): boolean =>
  areWhole(rules) &&
  !listing.naps.some(({ napId }) => napId === null) &&
  sections.every(({ cloud }) => cloud !== null) &&
  lists.every(({ from, dataId }) => from === 'typed' || dataId !== null)
