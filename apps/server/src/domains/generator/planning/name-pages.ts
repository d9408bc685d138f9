import { switchedOffNote } from '@web2/contract/ai'
import type { TurboPlan } from '@web2/contract/generator'
import type { CountedLinks, Overlap, PlannedStructure } from '@web2/generator'
import type { AppContext } from '../../../platform/context.ts'
import { textWritersOf } from '../../model-calls/index.ts'
import { monthlyUsage } from '../../billing/index.ts'
import { missingKeys } from './estimate-project.ts'
import { countSimilar } from '../similarity/count-similar.ts'
import { linkWarnings } from './links-of-plan.ts'
import { livePages } from '../publishing/live-pages.ts'
import type { ExistingContentIndex } from '../similarity/compare-other-content.ts'
import { existingContentText } from '../similarity/other-content-text.ts'
import { idsAt, mostSimilar } from '../similarity/store-similarity.ts'
import type { OpenProject } from '../projects/load-project.ts'
import type { CountedPages } from './page-counter.ts'

const pairsShown = 20

/** Result of naming and comparing all pages. */
export interface NamedPages {
  readonly counted: Readonly<CountedPages>
  readonly structure: PlannedStructure
  readonly links: CountedLinks
  readonly overlap: Overlap
  readonly elsewhere: ExistingContentIndex
}

const number = (count: number) => count.toLocaleString('en-US')

const usageLeft = async ({ db, now }: AppContext, accountId: string, resource: string): Promise<number> => {
  const {
    allowed = 0,
    used = 0,
    reserved = 0,
  } = (await monthlyUsage(db, accountId, now())).find((each) => each.resource === resource) ?? {}
  return Math.max(0, allowed - used - reserved)
}

const overlapOf = async (
  { db }: AppContext,
  { turbo }: OpenProject,
  { counted: { positions }, overlap }: NamedPages,
): Promise<TurboPlan['overlap']> => {
  const { similarity, partner } = overlap
  // of two pages that are each other's most similar, only one is shown
  const shown = mostSimilar(overlap, pairsShown * 2)
    .filter(
      (one, _at, all) =>
        partner[partner[one]!] !== one || one < partner[one]! || !all.includes(partner[one]!),
    )
    .slice(0, pairsShown)
  const ids = await idsAt(
    db,
    turbo.id,
    shown.flatMap((one) => [positions[one]!, positions[partner[one]!]!]),
  )
  const idOf = (text: number) => ids.get(positions[text]!) ?? ''
  return {
    average: overlap.average,
    highest: overlap.highest,
    alike: countSimilar(similarity, turbo.definition.brakes.similarFrom),
    pairs: shown.map((one) => ({ a: idOf(one), b: idOf(partner[one]!), similarity: similarity[one]! })),
  }
}

const elsewhereOf = async (
  context: AppContext,
  { turbo }: OpenProject,
  { counted: { positions }, overlap: { others }, elsewhere }: NamedPages,
): Promise<NonNullable<TurboPlan['elsewhere']>> => {
  const shown = mostSimilar(others, pairsShown)
  const ids = await idsAt(
    context.db,
    turbo.id,
    shown.map((one) => positions[one]!),
  )
  const pairs: NonNullable<TurboPlan['elsewhere']>['pairs'] = []
  for (const one of shown) {
    const nearest = elsewhere.at(others.partner[one]!)
    const text = await existingContentText(context, turbo.accountId, nearest)
    if (!text) continue
    const { name, where } = text
    const page = ids.get(positions[one]!) ?? ''
    pairs.push({ page, kind: nearest.kind, name, where, similarity: others.similarity[one]! })
  }
  const { article: articles, page: pages, 'site-page': sitePages } = elsewhere.counts
  return {
    ...{ articles, pages, sitePages, pairs },
    highest: pairs[0]?.similarity ?? 0,
    alike: countSimilar(others.similarity, turbo.definition.brakes.similarFrom),
  }
}

const warningsOf = (
  { open, turbo }: OpenProject,
  leaves: number,
  { structure: { collisions }, links }: Pick<NamedPages, 'structure' | 'links'>,
  { overlap, elsewhere }: Pick<TurboPlan, 'overlap' | 'elsewhere'>,
): string[] => [
  ...(overlap.alike > 0
    ? [
        `${number(overlap.alike)} of ${number(leaves)} pages are at least ${Math.round(turbo.definition.brakes.similarFrom * 100)}% similar to another page. Search engines may treat pages that differ only by a name as doorway pages. Add unique content per place: data columns, conditions or AI texts.`,
      ]
    : []),
  ...(elsewhere && elsewhere.alike > 0
    ? [
        `${number(elsewhere.alike)} of ${number(leaves)} pages are nearly identical to an existing article or page of this account.`,
      ]
    : []),
  ...linkWarnings(open, links),
  ...(collisions > 0
    ? [`${number(collisions)} URLs were used twice. The later pages got a number at the end.`]
    : []),
  ...(open.pages !== null && leaves < open.pages
    ? [`${number(open.pages - leaves)} combinations repeat an earlier row. Each page is generated once.`]
    : []),
]

/** Returns notes about disabled models that rules use. */
const switchedOffNotes = async (
  context: AppContext,
  accountId: string,
  asked: CountedPages['asked'],
): Promise<string[]> => {
  if (asked.size === 0) return []
  const { writerFor } = await textWritersOf(context, accountId)
  const notes = [...asked.values()].map(({ generator }) => {
    const opened = writerFor(generator)
    return opened ? switchedOffNote(opened, 'is used') : ''
  })
  return [...new Set(notes)].filter((note) => note !== '')
}

/** Returns the plan shown to the user. */
export const planOf = async (
  context: AppContext,
  opened: OpenProject,
  named: NamedPages,
): Promise<TurboPlan> => {
  const { open, turbo } = opened
  const { counted, structure, links } = named
  const leaves = counted.positions.length
  const places = Math.max(
    1,
    turbo.definition.clouds.reduce(
      (sum, { cloud, buckets }) => sum + (cloud === 'builtin' ? 1 : buckets.length),
      0,
    ),
  )
  const overlap = await overlapOf(context, opened, named)
  const elsewhere = await elsewhereOf(context, opened, named)
  return {
    combinations: String(open.combinations.total),
    pages: counted.pages,
    leaves,
    hubs: counted.hubs,
    homes: counted.homes,
    sites: structure.sites.length,
    places,
    bytes: counted.bytes * counted.pages,
    texts: counted.texts,
    pictures: counted.pictures,
    cost: counted.cost,
    variants: String(open.variants),
    collisions: structure.collisions,
    collided: [...structure.collided],
    overlap,
    elsewhere,
    usage: {
      articles: { needed: counted.writtenPages, left: await usageLeft(context, turbo.accountId, 'articles') },
      publishedPages: {
        needed: Math.max(0, counted.pages * places - (await livePages(context, opened))),
        left: await usageLeft(context, turbo.accountId, 'publishedPages'),
      },
    },
    missing: [...(await missingKeys(context, turbo.accountId, [...counted.asked.values()]))],
    warnings: [
      ...warningsOf(opened, leaves, { structure, links }, { overlap, elsewhere }),
      ...(await switchedOffNotes(context, turbo.accountId, counted.asked)),
    ],
  }
}
