import {
  blockType,
  fill,
  isHidden,
  nodeOf,
  tagOf,
  type BindingData,
  type BuilderDocument,
  type Json,
  type NodeRecord,
} from '@web2/builder'
import { faqAttribute } from '../pages/article-faq.ts'

interface Question {
  readonly question: string
  readonly answer: string
}

const isShown = (record: NodeRecord): boolean =>
  !isHidden(record) && record.addition.sample !== true && blockType(record.componentName).bound !== true

const inline = /^(?:|a|abbr|b|bdi|bdo|cite|code|em|font|i|kbd|mark|q|s|small|span|strong|sub|sup|time|u)$/

/**
 * Returns the text visitors see in a node, with placeholders as typed. Blocks in it are separated by spaces. Iterative,
 * because documents can be nested 10,000 levels deep.
 */
const textWithin = (document: BuilderDocument, within: NodeRecord): string => {
  const waiting: (NodeRecord | ' ')[] = [within]
  let written = ''
  for (let next = waiting.pop(); next !== undefined; next = waiting.pop()) {
    if (next === ' ') written += next
    else if (isShown(next)) {
      const isBlock = !inline.test(tagOf(next))
      const { children, props } = next
      if (isBlock) {
        written += ' '
        waiting.push(' ')
      }
      if (children.length > 0) waiting.push(...children.map((id) => nodeOf(document, id)).toReversed())
      else if (typeof props.content === 'string') written += props.content
    }
  }
  return written
}

/** Returns the question of an accordion item, with what it opens as the answer. */
const questionOfItem = (document: BuilderDocument, item: NodeRecord): Question => {
  const texts = item.children
    .map((id) => nodeOf(document, id))
    .map((part) => ({ isTitle: tagOf(part) === 'summary', text: textWithin(document, part) }))
  const joined = (isTitle: boolean) =>
    texts.flatMap((each) => (each.isTitle === isTitle ? each.text : [])).join(' ')
  return { question: joined(true), answer: joined(false) }
}

const questionsWithin = (document: BuilderDocument, faq: NodeRecord): Question[] => {
  const questions: { question: string; answer: string }[] = []
  for (const id of faq.children) {
    const record = nodeOf(document, id)
    if (tagOf(record) === 'details') {
      if (isShown(record)) questions.push(questionOfItem(document, record))
      continue
    }
    const text = textWithin(document, record)
    if (tagOf(record) === 'h3') questions.push({ question: text, answer: '' })
    else if (/^h[1-6]$/.test(tagOf(record))) continue
    else {
      const latest = questions.at(-1)
      if (latest) latest.answer += ` ${text}`
    }
  }
  return questions
}

const faqsIn = (document: BuilderDocument): NodeRecord[] => {
  const found: NodeRecord[] = []
  const waiting = [nodeOf(document, document.root)]
  for (let record = waiting.pop(); record !== undefined; record = waiting.pop()) {
    if (!isShown(record)) continue
    if (record.addition.attributes?.[faqAttribute] !== undefined) found.push(record)
    else waiting.push(...record.children.map((id) => nodeOf(document, id)).toReversed())
  }
  return found
}

const typeName = 'FAQPage'

/** Returns true if the page has questions for search engines already, as a script or in its elements. */
const hasOwn = (document: BuilderDocument): boolean =>
  document.page.head.some(({ tag, text }) => tag === 'script' && text?.includes(typeName)) ||
  [...document.nodes.values()].some(
    (record) =>
      record.addition.attributes?.itemtype?.includes(typeName) ||
      (tagOf(record) === 'script' && JSON.stringify([record.props, record.addition]).includes(typeName)),
  )

const oneLine = (text: string): string => text.replaceAll(/\s+/g, ' ').trim()

/**
 * Returns a function that writes schema.org's FAQPage for the questions a page shows: those of an article's FAQ, in the
 * words that visitors read, and those of marked accordions. It is null without any, or if the page has one of its own.
 */
export const faqPageOf = (document: BuilderDocument): ((data: BindingData) => Json | null) => {
  const questions = faqsIn(document).flatMap((faq) => questionsWithin(document, faq))
  if (questions.length === 0 || hasOwn(document)) return () => null
  return (data) => {
    const filled = (text: string) => oneLine(fill(text, data, () => undefined))
    const shown = questions
      .map(({ question, answer }) => ({ question: filled(question), answer: filled(answer) }))
      .filter(({ question, answer }) => question !== '' && answer !== '')
    if (shown.length === 0) return null
    return {
      '@context': 'https://schema.org',
      '@type': typeName,
      mainEntity: shown.map(({ question, answer }) => ({
        '@type': 'Question',
        name: question,
        acceptedAnswer: { '@type': 'Answer', text: answer },
      })),
    }
  }
}
