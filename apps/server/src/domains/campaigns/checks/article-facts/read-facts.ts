import { hasDisclosure, isAffiliateLink } from '@web2/campaigns'
import { bandsOf, leftoversOf, readArticle, similarityOf } from '@web2/writing'
import { imagesIn } from '../../../properties/index.ts'
import type { FactSource, ReadFacts } from './text-facts.ts'

/* Reads texts for the checks; larger amounts in a thread. */

const wordsOf = (text: string): string =>
  readArticle(text)
    .blocks.map((block) => block.text)
    .join('\n')

/** Start tags of images; `image` is an old name that parsers accept. */
const anyImage = /<ima?g/i

const imagesOf = ({ text, featuredImage }: FactSource): readonly string[] => {
  // most texts have none, and finding images parses the text again
  const sources = anyImage.test(text) ? imagesIn(text, () => false).map(({ source }) => source) : []
  return [...new Set(featuredImage === '' ? sources : [featuredImage, ...sources])]
}

const factsOf = (source: FactSource): ReadFacts => {
  const article = readArticle(source.text)
  const { blocks, links } = article
  const words = blocks.map(({ text }) => text).join('\n')
  const affiliate = links.filter(({ href }) => isAffiliateLink(href))
  const lone = links.filter(({ block, text }) => {
    const own = text.trim()
    return own !== '' && own === blocks[block]?.text.trim()
  })
  return {
    bands: bandsOf(words),
    facts: {
      isEmpty: blocks.length === 0,
      links: links.length,
      linkBlocks: new Set(lone.map(({ block }) => block)).size,
      affiliateLinks: affiliate.length,
      plainAffiliateLinks: affiliate.filter(({ rel }) => !/\b(sponsored|nofollow)\b/.test(rel)).length,
      disclosed: hasDisclosure(words),
      images: imagesOf(source),
      leftovers: leftoversOf(source.title, article),
    },
  }
}

/** Returns the facts of each text. */
export const readFacts = (sources: readonly FactSource[]): readonly ReadFacts[] => sources.map(factsOf)

/** Returns the similarity of each pair of texts, which are given by their positions. */
export const similaritiesOf = (
  texts: readonly string[],
  pairs: readonly (readonly [a: number, b: number])[],
): readonly number[] => {
  const words = texts.map(wordsOf)
  return pairs.map(([a, b]) => similarityOf(words[a] ?? '', words[b] ?? ''))
}
