import {
  canvasView,
  expandModules,
  moduleUse,
  nodeOf,
  subtree,
  type BindingData,
  type BuilderDocument,
  type ModuleUse,
  type NodeRecord,
  type Store,
} from '@web2/builder'
import type { ModuleStore } from '../document/sections/section-cache.ts'
import type { StyleWriter } from './style-writer.ts'
import { writeView } from './view-dom.ts'

/** How sections of the account are drawn where they stand: to look at only. */
export interface ModuleInstances {
  /** The record that is drawn for another: for a section's place the box around its blocks. */
  readonly drawn: (record: NodeRecord) => NodeRecord
  /** Writes what is inside of a section's place; does nothing for any other record. */
  readonly fill: (record: NodeRecord, element: ChildNode, styles: StyleWriter) => void
}

export interface ModuleInstancesOptions {
  readonly doc: Document
  readonly store: Store
  readonly shelf: ModuleStore
  readonly data: BindingData
}

const sentence = ({ name }: ModuleUse, isLoaded: boolean): string => {
  const called = name ? ` “${name}”` : ''
  return isLoaded
    ? `Missing section${called}. It was deleted, and published pages show nothing here. Delete this place, or choose another section.`
    : `The section${called} is being loaded…`
}

const note = (doc: Document, text: string): HTMLElement => {
  const element = doc.createElement('div')
  element.textContent = text
  element.style.cssText =
    'margin:0;padding:20px 24px;font:14px/1.5 system-ui,sans-serif;color:#56616b;background:#f5f7f8;' +
    'border:1px dashed #aab4bd;border-radius:8px;text-align:center'
  return element
}

/** The elements of sections that show text of their own, by the node that the checks know them by. */
const texts = new WeakMap<Element, string>()

/** The texts of the section that stands in an element of the canvas: their nodes as `expandModules` names them. */
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
  const sheets = new Set(store.document.page.head.map((element) => JSON.stringify(element)))

  /** The section's place alone, with its section in it. */
  const whole = (place: NodeRecord): BuilderDocument | null => {
    const documents = shelf.documents.get()
    const use = moduleUse(place)
    if (!use || !documents?.has(use.moduleId)) return null
    const { document } = store
    const alone = { ...place, parent: null, children: [] }
    return expandModules(
      { root: place.uuid, nodes: new Map([[place.uuid, alone]]), page: document.page },
      documents,
    ).document
  }

  /** Style sheets that the section brings along. */
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

  const drawn = (record: NodeRecord): NodeRecord => {
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
      // what lies in something that is left out is left out with it
      if (each.uuid === record.uuid || !slot || each.addition.hidden === true) continue
      const { node, slot: inner } = writeView(doc, canvasView(each, data))
      const styleClass = styles.write(each.uuid, each.props)
      if (styleClass && node.nodeType === 1) (node as Element).classList.add(styleClass)
      slot.append(node)
      slots.set(each.uuid, inner)
      if (!showsText(each)) continue
      // a bare text is seen in the element around it
      if (node.nodeType === 1) texts.set(node as Element, each.uuid)
      else if (each.parent !== null) texts.set(slot, each.parent)
    }
    written.set(
      record.uuid,
      [...slots.keys()].filter((uuid) => uuid !== record.uuid),
    )
  }

  return { drawn, fill }
}
