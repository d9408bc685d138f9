import { parseFragment } from 'parse5'
import { createSimilarityIndex, scoreArticle } from '@web2/writing'
import { fastest } from './figures.ts'
import { table, type Row } from './row.ts'

const sentences = [
  'Garden design begins with a slow walk over the ground, because every plot has its own light.',
  'However, the plan was drawn before anybody had looked at the soil.',
  'You will need a spade, a line and some patience.',
  'In other words, the plants that you choose decide how much work is left for the summer.',
  'Stones keep the warmth of the day for the night.',
]

/**
 * Returns the HTML of an article of about `words` words: paragraphs below headings, with links and images.
 */
const writtenArticle = (words: number): string => {
  let html = ''
  let count = 0
  for (let part = 0; count < words; part += 1) {
    const text = Array.from({ length: 6 }, (_, at) => sentences[(part + at) % sentences.length]).join(' ')
    html += part % 3 === 0 ? `<h2>Part ${part} of garden design</h2>` : ''
    html += `<p>${text} <a href="/part-${part}">More of part ${part}</a></p><img src="/media/${part}.jpg" alt="Picture ${part}">`
    count += text.split(' ').length + 8
  }
  return html
}

/** Returns an article of 3,000 words, to be scored among a thousand others. */
export const scoredArticle = () => ({
  title: 'Garden design: how to begin',
  html: writtenArticle(3_000),
  keyword: 'garden design',
  slug: 'garden-design',
  metaTitle: '',
  metaDescription: 'Garden design made calm.',
  others: Array.from({ length: 1_000 }, (_, at) => ({ title: `Article ${at}`, keyword: `keyword ${at}` })),
})

const scoreRow = (): Row => {
  const input = scoredArticle()
  const { html } = input
  const ours = fastest(() => void scoreArticle(input))
  const floor = fastest(() => void parseFragment(html))
  const name = 'score of a 3,000-word article, beside parse5 alone'
  return { name, ours, floor, unit: 'ms', ratio: ours / floor, bar: '≤ 30 ms', met: ours <= 30 }
}

const textCount = 1_000

/** Returns a text of 800 words; every tenth is the previous one with a new ending. */
const textAt = (at: number): string => {
  const own = at % 10 === 9 ? at - 1 : at
  const words = Array.from({ length: 800 }, (_, word) => `t${own}w${word}`)
  return own === at ? words.join(' ') : `${words.slice(0, 760).join(' ')} ${'new '.repeat(40)}`
}

/** Measures near duplicates of many articles, against putting their word runs into sets. */
const similarityRow = (): Row => {
  const texts = Array.from({ length: textCount }, (_, at) => textAt(at))
  let pairs = 0
  const ours = fastest(() => {
    const index = createSimilarityIndex()
    texts.forEach((text, at) => index.add(String(at), text))
    pairs = index.pairs().length
  })
  if (pairs !== textCount / 10) throw new Error(`Found ${pairs} pairs instead of ${textCount / 10}`)
  const floor = fastest(() => {
    for (const text of texts) {
      const words = text.split(' ')
      const runs = new Set<string>()
      for (let at = 0; at + 5 <= words.length; at += 1) runs.add(words.slice(at, at + 5).join(' '))
    }
  })
  const name = `near duplicates among ${textCount.toLocaleString('en')} articles, beside their sets of runs`
  return { name, ours, floor, unit: 'ms', ratio: ours / floor, bar: '≤ 10 × floor', met: ours <= 10 * floor }
}

/** Measures the score of an article, and near duplicates. */
export const run = async (): Promise<Row[]> => [scoreRow(), similarityRow()]

if (import.meta.main) console.log(table(await run()))
