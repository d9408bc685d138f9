import type { TurboPlan } from '@web2/contract/generator'
import type { Overlap, PlannedStructure } from '@web2/generator'
import type { AppContext } from '../../context.ts'
import { monthlyUsage } from '../usage.ts'
import { missingKeys } from './estimate-turbo.ts'
import type { ToldElsewhere } from './likeness/elsewhere.ts'
import { elsewhereText } from './likeness/elsewhere-text.ts'
import { idsAt, mostAlike } from './likeness/store-likeness.ts'
import type { OpenTurbo } from './open-turbo.ts'
import type { CountedPages } from './page-counter.ts'

const pairsShown = 20

/** What naming and comparing all pages has brought. */
export interface NamedPages {
  readonly counted: Readonly<CountedPages>
  readonly structure: PlannedStructure
  readonly overlap: Overlap
  readonly elsewhere: ToldElsewhere
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

const asAlike = (similarity: Float32Array, from: number): number =>
  similarity.reduce((sum, each) => sum + Number(each >= from), 0)

const overlapOf = async (
  { db }: AppContext,
  { turbo }: OpenTurbo,
  { counted: { positions }, overlap }: NamedPages,
): Promise<TurboPlan['overlap']> => {
  const { similarity, partner } = overlap
  // of two that are most like each other, one is shown
  const shown = mostAlike(overlap, pairsShown * 2)
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
    alike: asAlike(similarity, turbo.definition.brakes.similarFrom),
    pairs: shown.map((one) => ({ a: idOf(one), b: idOf(partner[one]!), similarity: similarity[one]! })),
  }
}

const elsewhereOf = async (
  context: AppContext,
  { turbo }: OpenTurbo,
  { counted: { positions }, overlap: { others }, elsewhere }: NamedPages,
): Promise<NonNullable<TurboPlan['elsewhere']>> => {
  const shown = mostAlike(others, pairsShown)
  const ids = await idsAt(
    context.db,
    turbo.id,
    shown.map((one) => positions[one]!),
  )
  const pairs: NonNullable<TurboPlan['elsewhere']>['pairs'] = []
  for (const one of shown) {
    const nearest = elsewhere.at(others.partner[one]!)
    const text = await elsewhereText(context, turbo.accountId, nearest)
    if (!text) continue
    const { name, where } = text
    const page = ids.get(positions[one]!) ?? ''
    pairs.push({ page, kind: nearest.kind, name, where, similarity: others.similarity[one]! })
  }
  const { article: articles, page: pages, 'site-page': sitePages } = elsewhere.counts
  return {
    ...{ articles, pages, sitePages, pairs },
    highest: pairs[0]?.similarity ?? 0,
    alike: asAlike(others.similarity, turbo.definition.brakes.similarFrom),
  }
}

const warningsOf = (
  { open }: OpenTurbo,
  leaves: number,
  { collisions }: PlannedStructure,
  { overlap, elsewhere }: Pick<TurboPlan, 'overlap' | 'elsewhere'>,
): string[] => [
  ...(leaves > 0 && overlap.alike / leaves > 0.2
    ? [
        `${number(overlap.alike)} of ${number(leaves)} pages say nearly the same as another one. Search engines take many pages that differ by a name for doorway pages: give each place something of its own, by columns, conditions or texts that are written for it.`,
      ]
    : []),
  ...(elsewhere && elsewhere.alike > 0
    ? [
        `${number(elsewhere.alike)} of ${number(leaves)} pages say nearly the same as an article or a page that this account has already.`,
      ]
    : []),
  ...(collisions > 0
    ? [`${number(collisions)} addresses were wanted twice; the later page got a number behind it.`]
    : []),
  ...(open.pages !== null && leaves < open.pages
    ? [`${number(open.pages - leaves)} combinations are of rows that are there twice, and are made once.`]
    : []),
]

/** What people are told of a plan. */
export const planOf = async (
  context: AppContext,
  opened: OpenTurbo,
  named: NamedPages,
): Promise<TurboPlan> => {
  const { open, turbo } = opened
  const { counted, structure } = named
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
        needed: counted.pages * places,
        left: await usageLeft(context, turbo.accountId, 'publishedPages'),
      },
    },
    missing: [...(await missingKeys(context, turbo.accountId, [...counted.asked.values()]))],
    warnings: warningsOf(opened, leaves, structure, { overlap, elsewhere }),
  }
}
