import { setImmediate } from 'node:timers/promises'
import { hasDisclosure, isAffiliateLink } from '@web2/campaigns'
import type { ArticleProvenance, ArticleStatus } from '@web2/contract'
import { createSimilarityIndex, readArticle, type SimilarPair } from '@web2/writing'
import { sql, type Kysely } from 'kysely'
import type { Database } from '../../../db/database.ts'

/** Articles that one look reads; reading more would hold up everybody else. */
export const mostTexts = 2_000

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
}

interface Row {
  readonly id: string
  readonly title: string
  readonly text: string
  readonly status: ArticleStatus
  readonly source: string
  readonly revision: number
  readonly provenance: ArticleProvenance
}

const isUnsigned = ({ source, provenance, revision }: Row): boolean =>
  (source === 'ai' || source === 'bulk' || provenance.provider !== null) &&
  provenance.reviewedRevision !== revision

const factOf = (row: Row): { fact: TextFact; words: string } => {
  const { blocks, links } = readArticle(row.text)
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
    },
  }
}

const atOnce = 50

/** Reads the first articles of the list, and finds those that say nearly the same. */
export const readTexts = async (
  db: Kysely<Database>,
  accountId: string,
  ids: readonly string[],
): Promise<{ readonly facts: ReadonlyMap<string, TextFact>; readonly alike: readonly SimilarPair[] }> => {
  const facts = new Map<string, TextFact>()
  const index = createSimilarityIndex()
  const read = ids.slice(0, mostTexts)
  for (let from = 0; from < read.length; from += atOnce) {
    const { rows } = await sql<Row>`
      select id, title, text, status, source, revision, provenance from articles
      where account_id = ${accountId} and id = any(${read.slice(from, from + atOnce)}::uuid[])`.execute(db)
    for (const row of rows) {
      const { fact, words } = factOf(row)
      facts.set(row.id, fact)
      index.add(row.id, words)
    }
    // other requests have their turn
    await setImmediate()
  }
  return { facts, alike: index.pairs() }
}
