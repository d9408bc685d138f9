import { keepUnknownLiteral } from '../../bindings/placeholders.ts'
import { textProp } from '../../blocks/element.ts'
import { blockType } from '../../blocks/registry.ts'
import { motionAttribute, readMotion } from '../../motion/motion.ts'
import { isDataScript, judgedByAttributes, tagRefusal, type TagRefusal } from '../../safety/safe-tag.ts'
import { freezeRecord, type Attributes, type NodeRecord, type Props } from '../../tree/record.ts'
import type { NewUuid } from '../../tree/uuid.ts'
import type { DropReport } from './drop-report.ts'
import { withoutSampleMark } from '../sample-mark.ts'
import { importAttributes } from './import-attributes.ts'
import { importComposed } from './import-composed.ts'
import { importIcon, isIcon } from './import-icon.ts'
import { importSheet } from './import-sheet.ts'
import { mapElement } from './import-element.ts'
import {
  childrenOf,
  isComment,
  isElement,
  isText,
  namespaceOf,
  rawAttributes,
  type ParsedElement,
  type ParsedNode,
} from './parsed.ts'
import { plainPicture } from './plain-picture.ts'
import { isPlaceholderTemplate, lastShown, replacementFor } from './plugin-fallback.ts'

interface Importing {
  readonly report: DropReport
  readonly newUuid: NewUuid
  /** Receives structured data found in the body, which goes into the head. */
  readonly onDataScript: (element: ParsedElement) => void
}

const noAttributes: Attributes = Object.freeze({})
const noProps: Props = Object.freeze({})
const noChildren: readonly string[] = Object.freeze([])
const noAddition = Object.freeze({})
const placeKeeping = Object.freeze({ tag: 'template' })

const leaf = (uuid: string, parent: string, componentName: string, content: string): NodeRecord =>
  Object.freeze({
    uuid,
    componentName,
    props: Object.freeze({ content }),
    parent,
    children: noChildren,
    addition: noAddition,
  })

const placeKeeper = (uuid: string, parent: string): NodeRecord =>
  Object.freeze({
    uuid,
    componentName: 'Element',
    props: noProps,
    parent,
    children: noChildren,
    addition: placeKeeping,
  })

/** Elements whose children a browser reads as raw text and does not show. */
const withoutContent = new Set(['iframe', 'noembed', 'noframes'])

/** Returns the text of an element with only one text child, so that it can be edited in place. */
const ownText = (element: ParsedElement, children: readonly ParsedNode[]): string | null => {
  const only = children.length === 1 ? children[0] : undefined
  return isText(only) && (element.tagName === 'textarea' || /\S/.test(only.value)) ? only.value : null
}

/** Takes the movement that an export wrote; any other value of the attribute is the page's own. */
const takenMotion = (
  attributes: Attributes,
): { readonly motion: string | null; readonly rest: Attributes } => {
  const { [motionAttribute]: motion, ...rest } = attributes
  return motion !== undefined && readMotion(motion) ? { motion, rest } : { motion: null, rest: attributes }
}

interface Waiting {
  readonly element: ParsedElement
  readonly uuid: string
  readonly parent: string
}

/**
 * Imports nodes below a parent: adds their records and returns their UUIDs. Iterative, because hostile pages
 * are nested 10,000 levels deep.
 */
export const importNodes = (
  nodes: readonly ParsedNode[],
  parent: string,
  records: Map<string, NodeRecord>,
  { report, newUuid, onDataScript }: Importing,
): string[] => {
  const waiting: Waiting[] = []

  const children = (list: readonly ParsedNode[], under: string): string[] => {
    const uuids: string[] = []
    const last = under === parent ? lastShown(list) : list.length
    let gapAtEnd = false

    const put = (element: ParsedElement) => {
      const uuid = newUuid()
      uuids.push(uuid)
      waiting.push({ element, uuid, parent: under })
    }
    /** Keeps a single placeholder for all scripts at the end of the page. */
    const gap = (element: ParsedElement, at: number) => {
      if (!isPlaceholderTemplate(element) || (at > last && gapAtEnd)) return
      gapAtEnd = at > last
      const uuid = newUuid()
      uuids.push(uuid)
      records.set(uuid, placeKeeper(uuid, under))
    }
    const refuse = (element: ParsedElement, at: number, refusal: TagRefusal) => {
      const only = childrenOf(element)[0]
      report.drop(refusal, element, isText(only) ? only.value : `<${element.tagName}>`)
      const standIn = replacementFor(element, refusal)
      if (standIn) put(standIn)
      else gap(element, at)
    }

    for (const [at, given] of list.entries()) {
      const node = isElement(given) ? plainPicture(given) : given
      if (isElement(node)) {
        const attributes = judgedByAttributes(node.tagName) ? rawAttributes(node) : noAttributes
        const refusal = tagRefusal(node.tagName, attributes)
        if (isDataScript(node.tagName, attributes)) {
          onDataScript(node)
          gap(node, at)
        } else if (refusal) refuse(node, at, refusal)
        else put(node)
      } else if (isText(node)) {
        const uuid = newUuid()
        uuids.push(uuid)
        records.set(uuid, leaf(uuid, under, 'Text', keepUnknownLiteral(node.value)))
      } else if (isComment(node)) {
        const uuid = newUuid()
        uuids.push(uuid)
        records.set(uuid, leaf(uuid, under, 'Comment', node.data))
      }
    }
    return uuids
  }

  const roots = children(nodes, parent)
  for (let next = waiting.pop(); next; next = waiting.pop()) {
    const { element, uuid } = next
    const namespace = namespaceOf(element)
    const { attributes, isSample } = withoutSampleMark(importAttributes(element, report, true))
    const { motion, rest } = takenMotion(attributes)
    const icon = isIcon(element) ? importIcon(element, rest) : undefined
    const whole = icon ?? (namespace ? undefined : importComposed(element, rest))
    const mapped = whole ?? mapElement(element.tagName, namespace, rest)
    if (mapped.componentName === 'Embed') report.embed(textProp(mapped.props.url))
    const list = whole ? [] : namespace || !withoutContent.has(element.tagName) ? childrenOf(element) : []
    const type = blockType(mapped.componentName)
    const text = type.editableText.length > 0 || type.name === 'Textarea' ? ownText(element, list) : null
    const isSheet = element.tagName === 'style' && !namespace
    const content =
      text === null ? null : isSheet ? importSheet(text, element, report) : keepUnknownLiteral(text)
    const found = motion === null ? mapped.props : { ...mapped.props, motion }
    const base = Object.keys(found).length > 0 ? found : noProps
    records.set(
      uuid,
      freezeRecord({
        uuid,
        componentName: mapped.componentName,
        props: content === null ? base : { ...base, content },
        parent: next.parent,
        children: content === null ? children(list, uuid) : noChildren,
        addition: isSample ? { ...mapped.addition, sample: true } : mapped.addition,
      }),
    )
  }
  return roots
}
