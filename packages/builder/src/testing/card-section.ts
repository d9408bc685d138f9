import { applyChange, invertChange } from '../changes/change.ts'
import type { CommandResult } from '../commands/command.ts'
import { insertTree } from '../commands/insert-tree.ts'
import { exportHtml } from '../html/export/export-html.ts'
import { addProperty } from '../modules/component/commands.ts'
import type { ComponentProperty } from '../modules/component/component.ts'
import { expandModules } from '../modules/expand-modules.ts'
import { moduleNode } from '../modules/module-use.ts'
import { fillSlot } from '../modules/slots/commands.ts'
import { ownContents } from '../modules/slots/slots.ts'
import { createDocument } from '../tree/create-document.ts'
import type { BuilderDocument } from '../tree/document.ts'
import { brokenInvariants } from '../tree/invariants.ts'
import { sequentialUuids } from '../tree/uuid.ts'
import { nodeOf } from '../tree/walk.ts'
import type { WireNode } from '../tree/wire-node.ts'

/* A section with a formatted text and a slot, and a page that uses it. */

export const node = (componentName: string, props = {}, children: readonly WireNode[] = []): WireNode => ({
  componentName,
  props,
  children,
  addition: {},
})
export const paragraph = (content: string): WireNode => node('Paragraph', { content })

/** Returns the document after a command, whose change can be undone. Throws if it was refused. */
export const done = (document: BuilderDocument, result: CommandResult): BuilderDocument => {
  if (!result.ok) throw new Error(result.reason.detail)
  const next = applyChange(document, result.change)
  const undone = applyChange(next, invertChange(result.change)).nodes
  const sorted = ({ nodes }: Pick<BuilderDocument, 'nodes'>) =>
    JSON.stringify([...nodes].sort(([a], [b]) => (a < b ? -1 : 1)))
  if (sorted({ nodes: undone }) !== sorted(document)) throw new Error('The change can’t be undone.')
  return next
}

export const newUuid = sequentialUuids('n')

/** The section without properties. */
export const plain = createDocument(
  [
    node('Heading', { content: 'Card', headingType: 'h2' }),
    paragraph('As in the main'),
    node('Container', {}, [paragraph('Default one'), paragraph('Default two')]),
    paragraph('End'),
  ],
  sequentialUuids('m'),
)
/** Blocks of the section that its formatted text and its slot drive. */
const [, intro = '', box = ''] = nodeOf(plain, plain.root).children
export { intro, box }

export const text: ComponentProperty = { id: 'intro', name: 'Intro', kind: 'richText' }
export const body: ComponentProperty = { id: 'body', name: 'Body', kind: 'slot' }
export const main = (() => {
  const made = done(plain, addProperty(plain, text, { id: intro, target: 'rich-text' }))
  return done(made, addProperty(made, body, { id: box, target: 'content' }))
})()

// with ids that the section has too
export const page = createDocument([moduleNode('m', 'Card'), paragraph('After')], sequentialUuids('m'))
const [place = '', after = ''] = nodeOf(page, page.root).children
export { place, after }

export const bodyOf = (html: string): string => /<body>(.*)<\/body>/s.exec(html)?.[1] ?? html

/** Returns what visitors see of a page. */
export const shown = (
  document: BuilderDocument,
  module = main,
  more: Readonly<Record<string, BuilderDocument>> = {},
): string => {
  const whole = expandModules(document, new Map(Object.entries({ m: module, ...more }))).document
  const broken = brokenInvariants(whole)
  if (broken.length > 0) throw new Error(broken.join('\n'))
  return bodyOf(exportHtml(whole))
}

export const fill = (
  document: BuilderDocument,
  property: ComponentProperty,
  empty = false,
  module = main,
): BuilderDocument => done(document, fillSlot(document, { id: place, property, module, empty, newUuid }))

/** Returns the id of the place's own content. */
export const own = (document: BuilderDocument, at = 0): string =>
  ownContents(document, nodeOf(document, place))[at]!.uuid

export const insert = (document: BuilderDocument, into: string, ...nodes: WireNode[]): BuilderDocument =>
  done(document, insertTree(document, { nodes, place: { into, at: 'end' }, newUuid }))

/** The page with the slot filled by a block of its own. */
export const filled = (() => {
  const empty = fill(page, body, true)
  return insert(empty, own(empty), paragraph('Only here'))
})()

/** Keys that link blocks; copies have keys of their own. */
export const copiedKeys = /="#?(?:w2-)?(?:new|n\d+)(?:-\w+)*"/g
