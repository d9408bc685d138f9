import type { ArticleDetails, ArticleOutline } from '@web2/contract/articles'
import { languageOf, sentencesOf, wordsOf } from '@web2/writing'
import { fittingTitle } from '../assembly/truncate-title.ts'

const folded = (text: string): string =>
  text
    .toLowerCase()
    .replace(/[\s?!.:]+/g, ' ')
    .trim()

const isUnique = (values: readonly string[]): boolean => new Set(values).size === values.length

/** Returns what keeps an outline from being written; undefined if nothing does. */
export const outlineFault = ({ sections }: ArticleOutline): string | undefined => {
  if (!isUnique(sections.map(({ id }) => id))) return 'The model’s outline has two sections with the same id.'
  if (!isUnique(sections.map(({ heading }) => folded(heading))))
    return 'The model’s outline has two sections with the same heading.'
  return undefined
}

/** Raises a first section of the third level to the second, so that headings leave no gap. */
export const fittedOutline = (outline: ArticleOutline): ArticleOutline => ({
  ...outline,
  sections: outline.sections.map((section, at) => (at === 0 ? { ...section, level: 2 } : section)),
})

const titleLength = { from: 30, to: 60 }
const descriptionLength = 155
const mostQuestions = 6
const answerWords = 80

const isTitle = (title: string, keyword: string): boolean =>
  title.length >= titleLength.from &&
  title.length <= titleLength.to &&
  folded(title).split(folded(keyword)).length <= 2

/** Returns the leading sentences that pass a test, or at least the first. */
const leading = (text: string, isFitting: (part: string) => boolean): string => {
  const parts = sentencesOf(text).map(({ to }) => text.slice(0, to))
  return parts.findLast(isFitting) ?? parts[0] ?? text
}

const fittedDescription = (text: string): string => {
  if (text.length <= descriptionLength) return text
  const whole = leading(text, (part) => part.length <= descriptionLength)
  return whole.length <= descriptionLength ? whole : `${fittingTitle(text, descriptionLength - 1)}…`
}

const fittedAnswer = (answer: string): string =>
  wordsOf(answer).length <= answerWords
    ? answer
    : leading(answer, (part) => wordsOf(part).length <= answerWords)

const announced = /^(?:an?\s+)?(?:image|picture|photo(?:graph)?|illustration|drawing)\s+(?:of|showing)\s+/i
const capitalized = (text: string): string => text.slice(0, 1).toUpperCase() + text.slice(1)

/**
 * Returns details of the lengths that search results and readers need: the outline’s title if the new one doesn’t fit,
 * whole sentences of description and answers, questions that no heading asks already, and alternative texts that name
 * what the image shows. Links keep anchors of two words or more, each once.
 */
export const fittedDetails = (
  details: ArticleDetails,
  { keyword, outline }: { readonly keyword: string; readonly outline: ArticleOutline | null },
): ArticleDetails => {
  const headings = new Set(outline?.sections.map(({ heading }) => folded(heading)))
  const asked = new Set<string>()
  const title =
    !isTitle(details.title, keyword) && outline && isTitle(outline.title, keyword)
      ? outline.title
      : fittingTitle(details.title, titleLength.to)
  return {
    ...details,
    title,
    metaDescription: fittedDescription(details.metaDescription.trim()),
    faq: details.faq
      .filter(({ question }) => {
        const said = folded(question)
        if (headings.has(said) || asked.has(said)) return false
        asked.add(said)
        return true
      })
      .slice(0, mostQuestions)
      .map(({ question, answer }) => ({ question, answer: fittedAnswer(answer) })),
    links: details.links.filter(
      ({ anchor }, at) =>
        wordsOf(anchor).length > 1 &&
        details.links.findIndex((other) => folded(other.anchor) === folded(anchor)) === at,
    ),
    images: details.images.map((image) => ({ ...image, alt: capitalized(image.alt.replace(announced, '')) })),
  }
}

/** Languages that can be distinguished from each other. */
const known: ReadonlySet<string> = new Set('en de fr es it pt nl pl sv ja ko zh he el th hi'.split(' '))
/** Fewer words may be names. */
const fewestWords = 20

/** Returns whether a text is in another language than the one asked for. */
export const isOtherLanguage = (text: string, tag: string): boolean => {
  const [wanted = ''] = tag.split('-')
  if (!known.has(wanted) || wordsOf(text).length < fewestWords) return false
  const found = languageOf(text)
  return found !== null && found !== wanted
}
