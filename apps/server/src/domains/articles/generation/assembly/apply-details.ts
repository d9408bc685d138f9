import type { ArticleDetails } from '@web2/contract/articles'
import { withoutMarks } from '@web2/writing'
import type { CardRow } from '../generation-view.ts'

const escaped = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;')

/** Puts a link around the first occurrence of its anchor that is not within a link already. */
const withLink = (text: string, { anchor, url }: ArticleDetails['links'][number]): string => {
  const linked = [...text.matchAll(/\[[^\]]*\]\([^)]*\)/g)].map(({ index, 0: { length } }) => [
    index,
    index + length,
  ])
  for (let at = text.indexOf(anchor); at >= 0; at = text.indexOf(anchor, at + 1)) {
    const to = at + anchor.length
    if (linked.every(([from = 0, end = 0]) => to <= from || at >= end))
      return `${text.slice(0, at)}[${anchor}](<${url}>)${text.slice(to)}`
  }
  return text
}

/** Returns the cards with the links of the details in their texts, and without the ids of sources. */
export const linkedSections = (
  cards: readonly CardRow[],
  details: ArticleDetails | null,
): readonly CardRow[] =>
  cards.map((card) => {
    if (card.type !== 'paragraph') return card
    const links = details?.links.filter(({ section }) => section === card.section) ?? []
    return { ...card, text: withoutMarks(links.reduce(withLink, card.text)) }
  })

/** Returns the questions and answers of an article as HTML; '' without any. */
export const faqHtml = ({ faq, faqHeading }: ArticleDetails): string =>
  faq.length === 0
    ? ''
    : [
        ...(faqHeading.trim() === '' ? [] : [`<h2>${escaped(faqHeading)}</h2>`]),
        ...faq.map(
          ({ question, answer }) =>
            `<h3>${escaped(question)}</h3>\n<p>${escaped(withoutMarks(answer)).replace(/\n+/g, '<br>')}</p>`,
        ),
      ].join('\n')
