import {
  blockOfSlot,
  canvasView,
  expandModules,
  moduleUse,
  nodeOf,
  ownContentOf,
  subtree,
  withOwnContent,
  type BindingData,
  type BuilderDocument,
  type ModuleUse,
  type NodeRecord,
  type OwnContent,
  type Store,
} from '@web2/builder'
import type { ModuleStore } from '../document/sections/section-cache.ts'
import type { StyleWriter } from './style-writer.ts'
import { writeView } from './view-dom.ts'

/** Attribute of a variant's content on the canvas, with its name. */
export const variantMark = 'data-w2m-of-variant'

/** Rendering of the account's sections where they are used: read-only but for the own content of their places. */
export interface ModuleInstances {
  /**
   * Returns the record drawn for another: for a section's place the box around its blocks, for own content the
   * block of the section that shows it.
   */
  readonly drawn: (record: NodeRecord) => NodeRecord
  /** Draws the contents of a section's place; ignores any other record. */
  readonly fill: (record: NodeRecord, element: ChildNode, styles: StyleWriter) => void
  /** Returns the node behind which own content of a place is shown; undefined if its section doesn't show it. */
  readonly anchorOf: (uuid: string) => ChildNode | undefined
}

export interface ModuleInstancesOptions {
  readonly doc: Document
  readonly store: Store
  readonly shelf: ModuleStore
  readonly data: BindingData
}

const sentence = ({ name }: ModuleUse, isLoaded: boolean): string => {
  if (!isLoaded) return name ? `Loading section “${name}”…` : 'Loading section…'
  const subject = name ? `Section “${name}”` : 'This section'
  return `${subject} was deleted, so published pages show nothing here. Delete this block or choose another section.`
}

const note = (doc: Document, text: string): HTMLElement => {
  const element = doc.createElement('div')
  element.textContent = text
  element.style.cssText =
    'margin:0;padding:20px 24px;font:14px/1.5 system-ui,sans-serif;color:#56616b;background:#f5f7f8;' +
    'border:1px dashed #aab4bd;border-radius:8px;text-align:center'
  return element
}

/** Elements of sections that show text, with the node ids that the checks use. */
const texts = new WeakMap<Element, string>()

/** Returns the texts of the section inside a canvas element, with the node ids from `expandModules`. */
export const textsInSection = (place: Element): readonly (readonly [uuid: string, element: Element])[] =>
  [...place.querySelectorAll('*')].flatMap((element) => {
    const uuid = texts.get(element)
    return uuid === undefined ? [] : [[uuid, element] as const]
  })

const showsText = ({ props }: NodeRecord): boolean =>
  typeof props.content === 'string' && /\S/.test(props.content)

export const createModuleInstances = ({
  doc,
  store,
  shelf,
  data,
}: ModuleInstancesOptions): ModuleInstances => {
  const written = new Map<string, readonly string[]>()
  const anchors = new Map<string, ChildNode>()
  const sheets = new Set(store.document.page.head.map((element) => JSON.stringify(element)))

  const ownRecords = (place: NodeRecord): readonly NodeRecord[] =>
    place.children.flatMap((uuid) => {
      const record = store.get(uuid)
      return record && ownContentOf(record) ? [record] : []
    })

  /**
   * Returns the section's place alone, with its section expanded; null if that is not loaded or deleted. Its own
   * content is there without the blocks inside, which are drawn as those of the page.
   */
  const whole = (place: NodeRecord): BuilderDocument | null => {
    const documents = shelf.documents.get()
    const use = moduleUse(place)
    if (!use || !documents?.has(use.moduleId)) return null
    const { document } = store
    const own = ownRecords(place).map((record): [string, NodeRecord] => [
      record.uuid,
      { ...record, children: [] },
    ])
    const alone = { ...place, parent: null, children: own.map(([uuid]) => uuid) }
    return expandModules(
      { root: place.uuid, nodes: new Map([[place.uuid, alone], ...own]), page: document.page },
      documents,
    ).document
  }

  /** Adds the style sheets of the section, each once. */
  const addSheets = ({ page }: BuilderDocument) => {
    for (const described of page.head) {
      const key = JSON.stringify(described)
      if (sheets.has(key) || described.tag !== 'style') continue
      sheets.add(key)
      const style = doc.createElement('style')
      style.textContent = described.text ?? ''
      doc.head.append(style)
    }
  }

  /** Returns content of a variant as the section's block shows it, with its name, because it is drawn by itself. */
  const drawnOfVariant = (record: NodeRecord, { property, name }: OwnContent): NodeRecord => {
    const block = blockOfSlot(store.document, property)
    const shown = block ? withOwnContent(block, record) : { ...record, componentName: 'Container' }
    const attributes = { ...shown.addition.attributes, [variantMark]: name }
    return { ...shown, parent: record.parent, addition: { ...shown.addition, attributes } }
  }

  const drawnOwn = (record: NodeRecord): NodeRecord => {
    const place = record.parent === null ? undefined : store.get(record.parent)
    const block = place && whole(place)?.nodes.get(record.uuid)
    return block
      ? { ...block, parent: record.parent, children: record.children }
      : { ...record, componentName: 'Container' }
  }

  const drawn = (record: NodeRecord): NodeRecord => {
    const own = ownContentOf(record)
    if (own?.variant !== undefined && record.parent === store.document.root)
      return drawnOfVariant(record, own)
    if (own) return drawnOwn(record)
    if (record.componentName !== 'Module') return record
    const document = whole(record)
    const box = document && nodeOf(document, record.uuid)
    if (!box) return { ...record, componentName: 'Container', children: [] }
    return { ...box, parent: record.parent, children: [] }
  }

  const fill = (record: NodeRecord, element: ChildNode, styles: StyleWriter) => {
    const use = moduleUse(record)
    if (!use) return
    for (const uuid of written.get(record.uuid) ?? []) styles.remove(uuid)
    written.delete(record.uuid)
    for (const uuid of record.children) anchors.delete(uuid)
    const document = whole(record)
    if (!document) {
      ;(element as Element).replaceChildren(note(doc, sentence(use, shelf.documents.get() !== null)))
      return
    }
    addSheets(document)
    const slots = new Map<string, Element | null>([[record.uuid, element as Element]])
    ;(element as Element).replaceChildren()
    for (const each of subtree(document, record.uuid)) {
      const slot = each.parent === null ? null : slots.get(each.parent)
      // the children of a hidden block are hidden too
      if (each.uuid === record.uuid || !slot) continue
      if (record.children.includes(each.uuid)) {
        const anchor = doc.createComment('')
        slot.append(anchor)
        anchors.set(each.uuid, anchor)
        continue
      }
      if (each.addition.hidden === true) continue
      const { node, slot: inner } = writeView(doc, canvasView(each, data))
      const styleClass = styles.write(each.uuid, each.props)
      if (styleClass && node.nodeType === 1) (node as Element).classList.add(styleClass)
      slot.append(node)
      slots.set(each.uuid, inner)
      if (!showsText(each)) continue
      // a bare text is measured by the element around it
      if (node.nodeType === 1) texts.set(node as Element, each.uuid)
      else if (each.parent !== null) texts.set(slot, each.parent)
    }
    written.set(
      record.uuid,
      [...slots.keys()].filter((uuid) => uuid !== record.uuid),
    )
  }

  return { drawn, fill, anchorOf: (uuid) => anchors.get(uuid) }
}
