import { tagOf } from '../blocks/registry.ts'
import { safeAttributes } from '../safety/safe-attributes.ts'
import { tagRefusal } from '../safety/safe-tag.ts'
import { isSafeUrl } from '../safety/safe-url.ts'
import type { BuilderDocument, HeadElement } from '../tree/document.ts'
import { freezeRecord, type NodeRecord, type Props } from '../tree/record.ts'
import { subtree } from '../tree/walk.ts'

/** Props that hold addresses, with a tag that may load what they may hold. */
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

const safeRecord = (record: NodeRecord, removed: ReadonlySet<string>): NodeRecord => {
  const attributes = record.addition.attributes
  const clean = attributes && safeAttributes(tagOf(record), attributes)
  const props = safeProps(record.props)
  const children = record.children.some((id) => removed.has(id))
    ? record.children.filter((id) => !removed.has(id))
    : record.children
  if (clean === attributes && props === record.props && children === record.children) return record
  const addition = clean === attributes ? record.addition : { ...record.addition, attributes: clean }
  return freezeRecord({ ...record, props, children, addition })
}

const safeHead = (head: readonly HeadElement[]): HeadElement[] =>
  head
    .filter(({ tag, attributes }) => tag === '!--' || !tagRefusal(tag, attributes))
    .map((element) => ({
      ...element,
      attributes: safeAttributes(element.tag, element.attributes),
      ...(element.children && { children: safeHead(element.children) }),
    }))

/** Bare text and comments have no tag that could be refused. */
const isRefused = (record: NodeRecord): boolean => {
  const tag = tagOf(record)
  return tag !== '' && tagRefusal(tag, record.addition.attributes ?? {}) !== null
}

/**
 * The document without elements, attributes and addresses that could run code, for storing one that came from
 * outside. Views leave them out anyway; this way they are not kept either. The root stays.
 */
export const withoutScripts = (document: BuilderDocument): BuilderDocument => {
  const removed = new Set<string>()
  for (const record of document.nodes.values())
    if (record.parent !== null && !removed.has(record.uuid) && isRefused(record))
      for (const { uuid } of subtree(document, record.uuid)) removed.add(uuid)

  const nodes = new Map<string, NodeRecord>()
  for (const record of document.nodes.values())
    if (!removed.has(record.uuid)) nodes.set(record.uuid, safeRecord(record, removed))
  const { page } = document
  const htmlAttributes = safeAttributes('html', page.htmlAttributes)
  return { ...document, nodes, page: { ...page, htmlAttributes, head: safeHead(page.head) } }
}
