import { tagOf } from '../../blocks/registry.ts'
import type { BuilderDocument } from '../../tree/document.ts'
import { freezeRecord, type NodeRecord } from '../../tree/record.ts'
import { nodeOf } from '../../tree/walk.ts'
import { hasSkipLink, skipLink } from './skip-link.ts'

/** Prop by which the outermost block of a ready-made section names it. */
export const sectionProp = 'section'

/** Parts around the content of a page. */
const isAbove = (tag: string): boolean => tag === 'header' || tag === 'aside'

const hasMain = ({ nodes }: BuilderDocument): boolean => {
  for (const record of nodes.values()) if (tagOf(record) === 'main') return true
  return false
}

/** Returns an id that no other element of the page has. */
const freeId = ({ nodes }: BuilderDocument): string => {
  const taken = new Set<string | undefined>()
  for (const { addition } of nodes.values()) taken.add(addition.attributes?.id)
  let id = 'content'
  for (let number = 2; taken.has(id); number += 1) id = `content-${number}`
  return id
}

/**
 * Returns a page of ready-made sections with those between its header and footer in a `main`, so that people who listen
 * to it can go there at once. A page with a header gets a link before it that leads there, unless it has one. Other
 * pages, and those that have a `main`, stay as they are.
 */
export const withMainLandmark = (document: BuilderDocument): BuilderDocument => {
  const root = nodeOf(document, document.root)
  const blocks = root.children.map((id) => nodeOf(document, id))
  if (!blocks.some(({ props }) => typeof props[sectionProp] === 'string') || hasMain(document))
    return document
  const tags = blocks.map(tagOf)
  const content = tags.findIndex((tag) => !isAbove(tag))
  const footer = tags.indexOf('footer', content)
  if (content < 0 || footer === content) return document
  const end = footer < 0 ? tags.length : footer
  const above = blocks.slice(0, content)
  const isFarther = above.some((block) => tagOf(block) === 'header' && block.addition.hidden !== true)
  const id = isFarther && !hasSkipLink(document, above) ? freeId(document) : undefined
  const main: NodeRecord = {
    uuid: `${root.uuid}-main`,
    componentName: 'Container',
    props: {},
    parent: root.uuid,
    children: root.children.slice(content, end),
    addition: { tag: 'main', ...(id !== undefined && { attributes: { id } }) },
  }
  const skip = id === undefined ? [] : [skipLink(root.uuid, id)]
  const around = [
    ...skip.map(({ uuid }) => uuid),
    ...root.children.slice(0, content),
    main.uuid,
    ...root.children.slice(end),
  ]
  const nodes = new Map(document.nodes)
  for (const added of [main, ...skip]) nodes.set(added.uuid, freezeRecord(added))
  nodes.set(root.uuid, freezeRecord({ ...root, children: around }))
  for (const record of blocks.slice(content, end))
    nodes.set(record.uuid, freezeRecord({ ...record, parent: main.uuid }))
  return { ...document, nodes }
}
