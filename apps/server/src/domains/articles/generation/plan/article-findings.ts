import { introductionId, type ArticleOutline, type ReviewFinding } from '@web2/contract/articles'
import { sentencesOf, withoutMarks, withoutTimes, wordsOf } from '@web2/writing'
import { briefOf, outlineOf, type PlanSubject } from './plan-subject.ts'
import { writtenSections } from './text-so-far.ts'

/** Words of an article within which it must answer the question of its title. */
const answeredWithin = 60
/** Share of the words and numbers of a fact that must stand in the article; it may say them in another way. */
const coveredFact = 0.5
/** Share of a question's words; the answer has words of its own. */
const coveredQuestion = 1 / 3
/** Findings about what is missing; more tell no one where to begin. */
const mostMissing = 10

/** Letters that words with the same beginning share, such as “clean” and “cleaning”. */
const stem = 5
const shortest = 4

const stemsOf = (text: string): ReadonlySet<string> =>
  new Set(
    wordsOf(text.toLowerCase())
      .map((word) => word.text)
      .filter((word) => word.length >= shortest && !/\d/.test(word))
      .map((word) => word.slice(0, stem)),
  )
const numbersOf = (text: string): readonly string[] => text.match(/\d+(?:[.,]\d+)*/g) ?? []

const shareIn = (text: string, known: ReadonlySet<string>): number => {
  const stems = [...stemsOf(text)]
  // languages without blanks, and statements of short words, tell nothing
  return stems.length === 0 ? 1 : stems.filter((each) => known.has(each)).length / stems.length
}

/** Returns the section of the outline that a statement fits best; the last one if it fits none. */
const sectionFor = ({ sections }: ArticleOutline, statement: string): string => {
  const fits = sections.map(({ id, heading, purpose, points }) => ({
    id,
    share: shareIn(statement, stemsOf([heading, purpose, ...points].join(' '))),
  }))
  return fits.toSorted((one, other) => other.share - one.share)[0]?.id ?? introductionId
}

/** Returns facts and questions of the brief that no section, heading or question of the FAQ covers. */
const missingParts = (subject: PlanSubject, outline: ArticleOutline): readonly ReviewFinding[] => {
  const brief = briefOf(subject)
  if (!brief) return []
  const article = [
    outline.title,
    ...outline.faq,
    ...writtenSections(subject.cards).flatMap(({ heading, text }) => [heading, text]),
  ].join('\n')
  const known = stemsOf(article)
  const numbers = new Set(numbersOf(article))
  const isLeftOut = (fact: string) => {
    // hours are written in many ways
    const own = numbersOf(withoutTimes(fact))
    const said = own.filter((number) => numbers.has(number)).length
    return shareIn(fact, known) < coveredFact || said < own.length * coveredFact
  }
  const facts = brief.facts
    .filter(({ text }) => isLeftOut(text))
    .map(({ text }) => ({ text, problem: `The article leaves out a fact of the brief: ${text}` }))
  const questions = brief.questions
    .filter((text) => shareIn(text, known) < coveredQuestion)
    .map((text) => ({ text, problem: `The article doesn’t answer a question of the brief: ${text}` }))
  return [...facts, ...questions]
    .filter(({ text }) => !brief.missing.includes(text))
    .slice(0, mostMissing)
    .map(({ text, problem }) => ({
      section: sectionFor(outline, text),
      kind: 'missing-fact',
      quote: '',
      problem: problem.slice(0, 400),
      replacement: null,
    }))
}

/** Returns the first sentence of an introduction that says nothing of the keyword in its first words. */
const lateAnswer = ({ cards, keyword }: PlanSubject): readonly ReviewFinding[] => {
  const [first] = writtenSections(cards)
  if (first?.id !== introductionId) return []
  const words = wordsOf(withoutMarks(first.text))
  const opening = withoutMarks(first.text).slice(0, words[answeredWithin - 1]?.to)
  if (shareIn(keyword, stemsOf(opening)) > 0) return []
  const sentence = sentencesOf(first.text)[0]
  return [
    {
      section: introductionId,
      kind: 'off-topic',
      quote: sentence ? first.text.slice(sentence.from, sentence.to).slice(0, 2_000) : '',
      problem: `The first ${answeredWithin} words don’t answer the question of the title.`,
      replacement: null,
    },
  ]
}

/** Returns the faults of a whole article that a program can see: what its brief asks for and the text leaves out. */
export const articleFindings = (subject: PlanSubject): readonly ReviewFinding[] => {
  const outline = outlineOf(subject)
  return outline ? [...lateAnswer(subject), ...missingParts(subject, outline)] : []
}
