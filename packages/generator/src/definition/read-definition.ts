import type { BuilderDocument } from '@web2/builder'
import { turboLimits, type TurboDefinition } from '@web2/contract/generator'
import { parseAddress, type AddressPattern } from '../address/address-pattern.ts'
import { combinationsOf, type Combinations } from '../combine/combinations.ts'
import { pageCount } from '../combine/page-count.ts'
import { prepareSource, type PreparedSource } from '../document/prepare-source.ts'
import { hubNameProblem } from '../hub/hub-names.ts'
import { hubFields, hubTextsOf, ownLists, type HubField } from '../hub/hub-texts.ts'
import type { ParsedHubTexts } from '../page/fill-placeholders.ts'
import type { ListRows } from '../rows/list-rows.ts'
import { defaultPlaceList } from '../rows/place-list.ts'
import { isPageName, scopeOf, type Scope } from '../rows/name-scope.ts'
import { linkProblem } from '../structure/link-count.ts'
import { countVariants } from '../text/count-variants.ts'
import { namesIn } from '../text/placeholder-names.ts'
import { parseText } from '../text/parse-text.ts'
import type { TextNode } from '../text/text-node.ts'

export type TextField = 'pageName' | 'title' | 'description' | 'siteName' | 'rootSlug'
const textFields: readonly TextField[] = ['pageName', 'title', 'description', 'siteName', 'rootSlug']

/** Parsed definition; its problems are in `problems`. */
export interface ReadDefinition {
  /** One sentence per field; empty if it can be planned. */
  readonly problems: Readonly<Record<string, string>>
  readonly lists: readonly ListRows[]
  readonly scope: Scope
  readonly combinations: Combinations
  /** null while it can't be determined. */
  readonly pages: number | null
  readonly address: AddressPattern | null
  readonly texts: Readonly<Record<TextField, readonly TextNode[]>>
  /** Prompts and queries of rules, by rule index. */
  readonly prompts: ReadonlyMap<number, readonly TextNode[]>
  readonly source: PreparedSource | null
  readonly hubLists: readonly number[]
  readonly sitePer: number | null
  readonly placeList: number | null
  /** Edition of the rules for links and hub pages. */
  readonly edition: number
  /** Texts of hub pages by list, null for home pages. Empty in the first edition. */
  readonly hubTexts: ParsedHubTexts
  readonly variants: bigint
}

const listNamed = (lists: readonly ListRows[], name: string): number =>
  lists.findIndex((list) => list.name.toLowerCase() === name.toLowerCase())

/**
 * Parses a user's definition. `lists` are its lists with their rows, and `document` is the source page; null
 * while none is chosen.
 */
export const readDefinition = (
  definition: TurboDefinition,
  lists: readonly ListRows[],
  document: BuilderDocument | null,
): ReadDefinition => {
  const problems: Record<string, string> = {}
  const scope = scopeOf(lists)
  let variants = 1n

  const text = (field: string, typed: string, only?: number): readonly TextNode[] => {
    const parsed = parseText(typed)
    if (!parsed.ok) {
      problems[field] = `At character ${parsed.problem.at + 1}: ${parsed.problem.message}`
      return []
    }
    for (const { name } of namesIn(parsed.nodes)) {
      const found = scope.find(name)
      if (!found && !isPageName(name))
        problems[field] ??= `{${name}} is not a list or column. Check the spelling.`
      else if (only !== undefined && found && found.list !== only)
        problems[field] ??=
          `{${name}} differs between the pages of a site. Use the list that sites are created for.`
    }
    variants *= countVariants(parsed.nodes)
    return parsed.nodes
  }

  lists.forEach(({ name, size }, at) => {
    if (listNamed(lists, name) !== at)
      problems[`lists.${at}.name`] = 'Another list has this name. Choose a different one.'
    else if (size === 0)
      problems[`lists.${at}.values`] = `The list “${name}” is empty. Add at least one value.`
  })
  const sizes = lists.map(({ size }) => size)
  const combinations = combinationsOf(definition.mode, sizes, definition.seed)
  const counted = pageCount({
    mode: definition.mode,
    wanted: definition.pages,
    lists: lists.map(({ name, size }) => ({ name, rows: size })),
    total: combinations.total,
  })
  // an empty list is reported at the list
  if (!counted.ok && !Object.values(problems).includes(counted.message)) problems.pages = counted.message

  const required = (name: string, field: string): number | null => {
    const at = listNamed(lists, name)
    if (at < 0) problems[field] = `There is no list “${name}”.`
    return at < 0 ? null : at
  }
  const sitePer = definition.sitePer === null ? null : required(definition.sitePer, 'sitePer')
  const hubLists = [...new Set(definition.structure.hubs)]
    .map((name) => required(name, 'structure.hubs'))
    .filter((list): list is number => list !== null)
  const edition = definition.structure.edition ?? 1
  const { placeList } = definition.structure
  const chosenPlaces = (): number | null => {
    if (lists.length === 0) return null
    if (placeList != null) return required(placeList, 'structure.placeList')
    if (edition > 1) return defaultPlaceList(lists)
    return placeList === undefined ? lists.length - 1 : null
  }
  const places = chosenPlaces()
  if (edition > 1 && lists.every(({ size }) => size > 0)) {
    const { nearby, related } = definition.structure
    const missing = linkProblem({ lists, placeList: places, sitePer, nearby, related })
    if (missing) problems[missing.field] ??= missing.message
  }

  const hubTexts = new Map<number | null, Record<HubField, readonly TextNode[]>>()
  if (edition > 1)
    for (const list of new Set([null, ...hubLists])) {
      const own = ownLists(sitePer, list)
      const typed = hubTextsOf({ lists, placeList: places, sitePer }, definition.structure, list)
      const place = list === null ? 'structure.home' : `structure.hubTexts.${lists[list]!.name}`
      const read = hubFields.map((field) => {
        const parsed = parseText(typed[field])
        const wrong = parsed.ok
          ? namesIn(parsed.nodes)
              .map(({ name }) => hubNameProblem({ lists, scope }, own, name))
              .find((problem) => problem !== null)
          : `At character ${parsed.problem.at + 1}: ${parsed.problem.message}`
        if (wrong != null) problems[`${place}.${field}`] = wrong
        return [field, parsed.ok ? parsed.nodes : []] as const
      })
      hubTexts.set(list, Object.fromEntries(read) as Record<HubField, readonly TextNode[]>)
    }

  const address = parseAddress(definition.address)
  if (!address.ok) problems.address = address.message
  else text('address', definition.address)
  const texts = Object.fromEntries(
    textFields.map((field) => [
      field,
      // texts that name a site must be the same for all its pages
      text(
        field,
        definition[field],
        field === 'siteName' || field === 'rootSlug' ? (sitePer ?? -1) : undefined,
      ),
    ]),
  ) as Record<TextField, readonly TextNode[]>
  if (definition.siteName.trim() === '') problems.siteName = 'Site Name should be no empty'
  if (definition.rootSlug.trim() === '') problems.rootSlug = 'Root Slug should be no empty'
  if (sitePer !== null && texts.rootSlug.every((node) => node.kind === 'text') && !problems.rootSlug)
    problems.rootSlug = `Each site needs its own root slug. Add {${lists[sitePer]?.name}} to it.`

  const prompts = new Map<number, readonly TextNode[]>()
  definition.rules.forEach(({ write, picture, text: replacement }, at) => {
    if (write?.prompt !== undefined) prompts.set(at, text(`rules.${at}.write`, write.prompt))
    if (picture) prompts.set(at, text(`rules.${at}.picture`, picture.query))
    if ([write, picture, replacement].filter((each) => each !== undefined).length > 1)
      problems[`rules.${at}`] = 'Choose one for this block: text variants, an AI text or an image.'
    if (write && write.prompt === undefined && write.stackerId === undefined)
      problems[`rules.${at}.write`] = 'Enter a prompt, or choose a prompt stacker.'
    if (definition.rules.findIndex(({ nodeId }) => nodeId === definition.rules[at]!.nodeId) !== at)
      problems[`rules.${at}.nodeId`] = 'This block already has settings.'
  })
  if (definition.rules.filter(({ when }) => when).length > turboLimits.conditions)
    problems.rules = `${turboLimits.conditions} blocks can have a condition. Group blocks with the same condition in a container.`
  const { listing } = definition
  if (listing?.by === 'value' && !scope.find(listing.name))
    problems['listing.name'] = `{${listing.name}} is not a list or column.`

  if (!document) problems.source = 'Choose a template or one of your pages.'
  const source = document && prepareSource(document, { ...definition, scope })
  return {
    problems: { ...problems, ...source?.problems },
    lists,
    scope,
    combinations,
    pages: counted.ok ? counted.pages : null,
    address: address.ok ? address.pattern : null,
    texts,
    prompts,
    source,
    hubLists,
    sitePer,
    placeList: places,
    edition,
    hubTexts,
    variants: variants * (source?.variants ?? 1n),
  }
}
