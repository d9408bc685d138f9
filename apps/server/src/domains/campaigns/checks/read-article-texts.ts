import { setImmediate } from 'node:timers/promises'
import { hasDisclosure, isAffiliateLink } from '@web2/campaigns'
import type { ArticleProvenance, ArticleStatus } from '@web2/contract/articles'
import {
  createPairFinder,
  leftoversOf,
  readArticle,
  similarFrom,
  similarityOf,
  type Leftovers,
  type SimilarPair,
} from '@web2/writing'
import { sql, type Kysely } from 'kysely'
import type { Database } from '../../../platform/db/database.ts'
import { imagesIn } from '../../properties/providers/protocols/html-images.ts'

/** What the rules ask of an article's text. */
export interface TextFact {
  readonly id: string
  readonly title: string
  readonly status: ArticleStatus
  readonly isEmpty: boolean
  /** By AI, and nobody has read this revision. */
  readonly isUnsigned: boolean
  readonly links: number
  readonly linkBlocks: number
  readonly affiliateLinks: number
  /** Of them, those that say nothing to search engines. */
  readonly plainAffiliateLinks: number
  readonly disclosed: boolean
  /** Addresses of the images that it shows, the featured one among them. */
  readonly images: readonly string[]
  readonly leftovers: Leftovers
}

interface Row {
  readonly id: string
  readonly title: string
  readonly text: string
  readonly status: ArticleStatus
  readonly source: string
  readonly revision: number
  readonly provenance: ArticleProvenance
  readonly featuredImage: string
}

const isUnsigned = ({ source, provenance, revision }: Row): boolean =>
  (source === 'ai' || source === 'bulk' || provenance.provider !== null) &&
  provenance.reviewedRevision !== revision

const wordsOf = (text: string): string =>
  readArticle(text)
    .blocks.map((block) => block.text)
    .join('\n')

const imagesOf = ({ text, featuredImage }: Row): readonly string[] => {
  const sources = imagesIn(text, () => false).map(({ source }) => source)
  return [...new Set(featuredImage === '' ? sources : [featuredImage, ...sources])]
}

const factOf = (row: Row): { fact: TextFact; words: string } => {
  const article = readArticle(row.text)
  const { blocks, links } = article
  const words = blocks.map(({ text }) => text).join('\n')
  const affiliate = links.filter(({ href }) => isAffiliateLink(href))
  const lone = blocks.filter(({ text }, at) =>
    links.some((link) => link.block === at && link.text.trim() === text.trim() && text.trim() !== ''),
  )
  return {
    words,
    fact: {
      id: row.id,
      title: row.title,
      status: row.status,
      isEmpty: blocks.length === 0,
      isUnsigned: isUnsigned(row),
      links: links.length,
      linkBlocks: lone.length,
      affiliateLinks: affiliate.length,
      plainAffiliateLinks: affiliate.filter(({ rel }) => !/\b(sponsored|nofollow)\b/.test(rel)).length,
      disclosed: hasDisclosure(words),
      images: imagesOf(row),
      leftovers: leftoversOf(row.title, article),
    },
  }
}

/** Texts that are in memory at the same time, and pairs of them that are compared. */
const atOnce = 50
const pairsAtOnce = 25

const rowsOf = async (
  db: Kysely<Database>,
  accountId: string,
  ids: readonly string[],
): Promise<readonly Row[]> => {
  const { rows } = await sql<Row>`
    select id, title, text, status, source, revision, provenance, featured_image from articles
    where account_id = ${accountId} and id = any(${[...ids]}::uuid[])`.execute(db)
  // other requests have their turn
  await setImmediate()
  return rows
}

/** Compares pairs of texts, which are read again for it; answers those that are alike. */
const compared = async (
  db: Kysely<Database>,
  accountId: string,
  pairs: readonly (readonly [a: string, b: string])[],
): Promise<readonly SimilarPair[]> => {
  const alike: SimilarPair[] = []
  for (let from = 0; from < pairs.length; from += pairsAtOnce) {
    const part = pairs.slice(from, from + pairsAtOnce)
    const rows = await rowsOf(db, accountId, [...new Set(part.flat())])
    const texts = new Map(rows.map(({ id, text }) => [id, wordsOf(text)]))
    for (const [a, b] of part) {
      const similarity = similarityOf(texts.get(a) ?? '', texts.get(b) ?? '')
      if (similarity >= similarFrom) alike.push({ a, b, similarity })
    }
  }
  return alike
}

export interface ReadTexts {
  readonly facts: ReadonlyMap<string, TextFact>
  /** Those that say nearly the same. */
  readonly alike: readonly SimilarPair[]
}

/** Facts of the articles, slice by slice. */
export async function* factsInSlices(
  db: Kysely<Database>,
  accountId: string,
  ids: readonly string[],
): AsyncGenerator<readonly { readonly fact: TextFact; readonly words: string }[]> {
  for (let from = 0; from < ids.length; from += atOnce)
    yield (await rowsOf(db, accountId, ids.slice(from, from + atOnce))).map(factOf)
}

/** Reads all the articles in slices: of each one a few numbers are kept, however long it is. */
export const readTexts = async (
  db: Kysely<Database>,
  accountId: string,
  ids: readonly string[],
): Promise<ReadTexts> => {
  const facts = new Map<string, TextFact>()
  const finder = createPairFinder()
  for await (const slice of factsInSlices(db, accountId, ids))
    for (const { fact, words } of slice) {
      facts.set(fact.id, fact)
      finder.add(fact.id, words)
    }
  const alike: SimilarPair[] = []
  for (const pairs of finder.candidates()) alike.push(...(await compared(db, accountId, pairs)))
  return { facts, alike }
}
