import { tagOf } from '../blocks/registry.ts'
import { parsedNames } from '../safety/read-attributes.ts'
import { attributeRefusal, safeAttributes } from '../safety/safe-attributes.ts'
import { tagRefusal, type TagRefusal } from '../safety/safe-tag.ts'
import { isSafeUrl } from '../safety/safe-url.ts'
import type { BuilderDocument, HeadElement } from '../tree/document.ts'
import { freezeRecord, type Attributes, type NodeRecord, type Props } from '../tree/record.ts'
import { subtree } from '../tree/walk.ts'
import type { DroppedWhat } from './import/import-report.ts'

/** Props that contain URLs, with a tag that may load the same kinds of URL. */
const addressProps: Readonly<Record<string, string>> = { href: 'a', imageUrl: 'img', url: 'iframe' }

const safeProps = (props: Props): Props => {
  const unsafe = Object.entries(addressProps).filter(([name, tag]) => {
    const value = props[name]
    return typeof value === 'string' && !isSafeUrl(value, tag)
  })
  return unsafe.length === 0
    ? props
    : { ...props, ...Object.fromEntries(unsafe.map(([name]) => [name, undefined])) }
}

/** Receives each omission: its kind, the block it was found on, and its text. */
export type OnDropped = (what: DroppedWhat, on: string, sample: string) => void

const tellRecord = (record: NodeRecord, attributes: Attributes, tell: OnDropped): void => {
  const tag = tagOf(record)
  for (const [name, value] of Object.entries(attributes)) {
    const refusal = attributeRefusal(tag, name, value)
    if (refusal) tell(refusal, tag, `${name}="${value}"`)
  }
  for (const [name, loadedBy] of Object.entries(addressProps)) {
    const value = record.props[name]
    if (typeof value === 'string' && !isSafeUrl(value, loadedBy))
      tell('dangerous-url', tag, `${name}="${value}"`)
  }
}

const safeRecord = (record: NodeRecord, removed: ReadonlySet<string>, tell: OnDropped): NodeRecord => {
  const { attributes, namespace } = record.addition
  const tag = tagOf(record)
  // names in SVG and MathML are case-sensitive, such as viewBox
  const isForeign = namespace !== undefined || tag === 'svg'
  const named = attributes && (isForeign ? attributes : parsedNames(attributes))
  const clean = named && safeAttributes(tag, named)
  const props = safeProps(record.props)
  const children = record.children.some((id) => removed.has(id))
    ? record.children.filter((id) => !removed.has(id))
    : record.children
  if (clean === attributes && props === record.props && children === record.children) return record
  tellRecord(record, attributes ?? {}, tell)
  const addition = clean === attributes ? record.addition : { ...record.addition, attributes: clean }
  return freezeRecord({ ...record, props, children, addition })
}

const safeHead = (head: readonly HeadElement[], tell: OnDropped): HeadElement[] =>
  head.flatMap((element) => {
    const refusal = element.tag === '!--' ? null : tagRefusal(element.tag, element.attributes)
    if (refusal) {
      tell(refusal, element.tag, element.text ?? '')
      return []
    }
    const attributes = safeAttributes(element.tag, parsedNames(element.attributes))
    const kept = { ...element, attributes }
    return [element.children ? { ...kept, children: safeHead(element.children, tell) } : kept]
  })

/** Bare text and comments have no tag that could be refused. */
const refusalOf = (record: NodeRecord): TagRefusal | null => {
  const tag = tagOf(record)
  return tag === '' ? null : tagRefusal(tag, record.addition.attributes ?? {})
}

const nobody: OnDropped = () => {}

/**
 * Removes elements, attributes and URLs that could run code, before storing a document from outside. Views
 * omit them anyway, but this way they are not stored either. The root stays.
 */
export const withoutScripts = (document: BuilderDocument, tell: OnDropped = nobody): BuilderDocument => {
  const removed = new Set<string>()
  for (const record of document.nodes.values()) {
    if (record.parent === null || removed.has(record.uuid)) continue
    const refusal = refusalOf(record)
    if (!refusal) continue
    tell(refusal, tagOf(record), typeof record.props.content === 'string' ? record.props.content : '')
    for (const { uuid } of subtree(document, record.uuid)) removed.add(uuid)
  }

  const nodes = new Map<string, NodeRecord>()
  for (const record of document.nodes.values())
    if (!removed.has(record.uuid)) nodes.set(record.uuid, safeRecord(record, removed, tell))
  const { page } = document
  const htmlAttributes = safeAttributes('html', parsedNames(page.htmlAttributes))
  return { ...document, nodes, page: { ...page, htmlAttributes, head: safeHead(page.head, tell) } }
}
