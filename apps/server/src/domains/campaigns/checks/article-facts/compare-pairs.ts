import { setImmediate as nextTurn } from 'node:timers/promises'
import type { SimilarPair } from '@web2/writing'
import type { Kysely } from 'kysely'
import type { Database } from '../../../../platform/db/database.ts'
import { boundedReader } from '../../../../platform/threads/bounded-reader.ts'
import { textsToRead } from './kept-facts.ts'
import { comparedBefore, keepPairs, pairKey, type ComparedPair, type Pair } from './kept-pairs.ts'
import { similaritiesOf } from './read-facts.ts'

/** Pairs per query, and pairs of texts compared at once. */
const atOnce = 5_000
const comparedAtOnce = 25

const compare = boundedReader(
  similaritiesOf,
  { module: new URL('./read-facts.ts', import.meta.url), name: 'similaritiesOf' },
  { within: 300_000, what: 'text' },
)

/** Compares the texts of pairs and keeps the results. Leaves out pairs of which an article was deleted. */
const compareTexts = async (
  db: Kysely<Database>,
  accountId: string,
  pairs: readonly Pair[],
): Promise<readonly SimilarPair[]> => {
  const articles = await textsToRead(db, accountId, [...new Set(pairs.flat())])
  const places = new Map(articles.map(({ id }, at) => [id, at]))
  const present = pairs.filter((pair) => pair.every((id) => places.has(id)))
  const positions = present.map(([a, b]): [number, number] => [places.get(a)!, places.get(b)!])
  const texts = articles.map(({ text }) => text)
  const size = texts.reduce((sum, text) => sum + text.length, 0)
  const similarities = await compare({ turnOf: accountId, size, given: [texts, positions] })
  const compared = present.map(([a, b], at): ComparedPair => {
    const [one, other] = positions[at]!
    const revisions = [articles[one]!.revision, articles[other]!.revision] as const
    return { a, b, similarity: similarities[at]!, revisions }
  })
  await keepPairs(db, accountId, compared)
  return compared
}

/** Returns the similarity of each pair of articles; reads their texts only if it was not compared before. */
export const comparePairs = async (
  db: Kysely<Database>,
  accountId: string,
  pairs: readonly Pair[],
): Promise<readonly SimilarPair[]> => {
  const found: SimilarPair[] = []
  for (let from = 0; from < pairs.length; from += atOnce) {
    const part = pairs.slice(from, from + atOnce)
    const known = await comparedBefore(db, accountId, part)
    const unknown: Pair[] = []
    for (const pair of part) {
      const similarity = known.get(pairKey(pair))
      if (similarity === undefined) unknown.push(pair)
      else found.push({ a: pair[0], b: pair[1], similarity })
    }
    for (let at = 0; at < unknown.length; at += comparedAtOnce) {
      found.push(...(await compareTexts(db, accountId, unknown.slice(at, at + comparedAtOnce))))
      await nextTurn()
    }
  }
  return found
}
