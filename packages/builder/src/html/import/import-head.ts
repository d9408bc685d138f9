import { keepUnknownLiteral } from '../../bindings/placeholders.ts'
import { tagRefusal } from '../../safety/safe-tag.ts'
import { fieldCss } from '../../styles/field-css.ts'
import type { HeadElement } from '../../tree/document.ts'
import type { DropReport } from './drop-report.ts'
import { headFieldOf } from '../head-field.ts'
import { importAttributes } from './import-attributes.ts'
import { importSheet } from './import-sheet.ts'
import {
  childrenOf,
  isComment,
  isElement,
  isText,
  rawAttributes,
  type ParsedElement,
  type ParsedNode,
} from './parsed.ts'

const textOf = (element: ParsedElement): string =>
  element.childNodes
    .filter(isText)
    .map(({ value }) => value)
    .join('')

const rawText = (element: ParsedElement, text: string, report: DropReport): string =>
  element.tagName === 'style' ? importSheet(text, element, report) : text

/** Returns an element of the head; null if it is not allowed. */
export const importHeadElement = (element: ParsedElement, report: DropReport): HeadElement | null => {
  const { tagName: tag } = element
  if (tag === 'style' && textOf(element) === fieldCss) return null
  // A template in the head is only for scripts, and may be nested endlessly.
  const refusal = tag === 'template' ? 'script' : tagRefusal(tag, rawAttributes(element))
  if (refusal) {
    report.drop(refusal, element, textOf(element) || `<${tag}>`)
    return null
  }
  const attributes = importAttributes(element, report, tag === 'meta')
  const text = textOf(element)
  const isRaw = tag === 'style' || tag === 'script'
  const children = importHeadNodes(childrenOf(element).filter(isElement), report)
  return {
    tag,
    attributes,
    ...(text &&
      (isRaw || /\S/.test(text)) && {
        text: isRaw ? rawText(element, text, report) : keepUnknownLiteral(text),
      }),
    ...(children.length > 0 && { children }),
  }
}

/**
 * Returns the head elements in order, with comments and without whitespace. Drops the character set, because
 * exports always declare UTF-8.
 */
export const importHeadNodes = (nodes: readonly ParsedNode[], report: DropReport): HeadElement[] =>
  nodes.flatMap((node) => {
    if (isComment(node)) return [{ tag: '!--', attributes: {}, text: node.data }]
    const element = isElement(node) ? importHeadElement(node, report) : null
    return element && headFieldOf(element) !== 'charset' ? [element] : []
  })
