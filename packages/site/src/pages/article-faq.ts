import type { WireNode } from '@web2/builder'
import { box } from '../templates/nodes.ts'

/** Attribute of the element around questions and answers, from which a page's structured data are read. */
export const faqAttribute = 'data-w2-faq'

const levelOf = ({ componentName, props }: WireNode): number =>
  componentName === 'Heading' ? Number(String(props.headingType).slice(1)) : 0

/** Returns the text within a node. */
export const textOfWire = ({ props, children }: WireNode): string =>
  children.length > 0
    ? children.map(textOfWire).join('')
    : typeof props.content === 'string'
      ? props.content
      : ''

const isQuestion = (node: WireNode): boolean => /[?？؟]\s*$/.test(textOfWire(node))

const dials = ({ props, addition, children }: WireNode): boolean =>
  String(props.href ?? addition?.attributes?.href ?? '').startsWith('tel:') || children.some(dials)

const isBlank = (node: WireNode): boolean => node.componentName === 'Text' && textOfWire(node).trim() === ''

const fewestQuestions = 2

/**
 * Returns the nodes of an article with its FAQ in an element of its own: the last part, if it is a heading above
 * nothing but questions and their answers. The contact details that may follow it stay outside.
 */
export const withFaqElement = (nodes: readonly WireNode[]): readonly WireNode[] => {
  const from = nodes.findLastIndex((node) => levelOf(node) === 2)
  if (from < 0) return nodes
  const seen = nodes.map((node, at) => ({ node, at })).filter(({ node, at }) => at > from && !isBlank(node))
  const last = seen.at(-1)
  const beforeLast = seen.at(-2)
  const hasContact = last && beforeLast && dials(last.node) && levelOf(beforeLast.node) === 0
  const parts = hasContact ? seen.slice(0, -1) : seen
  const questions = parts.filter(({ node }) => levelOf(node) > 0)
  const isFaq =
    questions.length >= fewestQuestions &&
    levelOf(parts[0]!.node) === 3 &&
    questions.every(({ node }) => levelOf(node) === 3 && isQuestion(node)) &&
    parts.every(({ node }, at) => {
      const next = parts[at + 1]
      return levelOf(node) === 0 || (next !== undefined && levelOf(next.node) === 0)
    })
  if (!isFaq) return nodes
  const to = parts.at(-1)!.at + 1
  const section = box('section', { name: 'FAQ' }, nodes.slice(from, to))
  const marked = {
    ...section,
    addition: {
      ...section.addition,
      attributes: { ...section.addition?.attributes, [faqAttribute]: 'true' },
    },
  }
  return [...nodes.slice(0, from), marked, ...nodes.slice(to)]
}
