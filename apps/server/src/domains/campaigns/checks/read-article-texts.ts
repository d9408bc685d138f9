import { setImmediate as nextTurn } from 'node:timers/promises'
import { createPairFinder, similarFrom, type SimilarPair } from '@web2/writing'
import type { Kysely } from 'kysely'
import type { Database } from '../../../platform/db/database.ts'
import { articlesWithFacts, type ArticleState } from './article-facts/kept-facts.ts'
import { comparePairs } from './article-facts/compare-pairs.ts'
import { readUnread } from './article-facts/read-unread.ts'
import { wholeFacts, type TextFacts } from './article-facts/text-facts.ts'

/** Facts about an article that the checks use. */
export interface TextFact extends ArticleState, TextFacts {}

interface FactWithBands {
  readonly fact: TextFact
  /** Undefined for a text without words. */
  readonly bands: Uint8Array | undefined
}

/** Articles per query. */
const atOnce = 5_000

/** Returns the facts of articles of the account, in their order; reads texts only where no facts are kept for the revision. */
const factsOf = async (
  db: Kysely<Database>,
  accountId: string,
  ids: readonly string[],
): Promise<readonly FactWithBands[]> => {
  const articles = await articlesWithFacts(db, accountId, ids)
  const found = new Map<string, FactWithBands>()
  const unread = new Map<string, ArticleState>()
  for (const article of articles) {
    const { facts, bands, id, title, status, isUnsigned } = article
    const state = { id, title, status, isUnsigned }
    if (facts) found.set(id, { fact: { ...wholeFacts(facts), ...state }, bands: bands ?? undefined })
    else unread.set(id, state)
  }
  for await (const slice of readUnread(db, accountId, [...unread.keys()]))
    for (const [id, { facts, bands }] of slice)
      found.set(id, { fact: { ...facts, ...unread.get(id)! }, bands })
  return ids.flatMap((id) => found.get(id) ?? [])
}

export interface ReadTexts {
  readonly facts: ReadonlyMap<string, TextFact>
  /** Pairs of nearly identical texts. */
  readonly alike: readonly SimilarPair[]
}

/** Yields the facts of articles in slices, in their order. */
export async function* factsInSlices(
  db: Kysely<Database>,
  accountId: string,
  ids: readonly string[],
): AsyncGenerator<readonly FactWithBands[]> {
  for (let from = 0; from < ids.length; from += atOnce) {
    yield await factsOf(db, accountId, ids.slice(from, from + atOnce))
    // yields to other requests
    await nextTurn()
  }
}

/** Returns a few facts of each article, however long its text is, and the pairs of similar ones. */
export const readTexts = async (
  db: Kysely<Database>,
  accountId: string,
  ids: readonly string[],
): Promise<ReadTexts> => {
  const facts = new Map<string, TextFact>()
  const finder = createPairFinder()
  for await (const slice of factsInSlices(db, accountId, ids))
    for (const { fact, bands } of slice) {
      facts.set(fact.id, fact)
      if (bands) finder.add(fact.id, bands)
    }
  const alike: SimilarPair[] = []
  for (const pairs of finder.candidates()) {
    for (const pair of await comparePairs(db, accountId, pairs))
      if (pair.similarity >= similarFrom) alike.push(pair)
    await nextTurn()
  }
  return { facts, alike }
}
