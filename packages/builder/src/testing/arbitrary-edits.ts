import fc from 'fast-check'
import type { DropPosition } from '../changes/position.ts'
import type { CommandResult } from '../commands/command.ts'
import { duplicateNodes } from '../commands/duplicate-nodes.ts'
import { insertTree } from '../commands/insert-tree.ts'
import { moveNodes } from '../commands/move-nodes.ts'
import { replaceDocument } from '../commands/replace-document.ts'
import { removeNodes } from '../commands/remove-nodes.ts'
import { setAddition } from '../commands/set-addition.ts'
import { setPage } from '../commands/set-page.ts'
import { setProps } from '../commands/set-props.ts'
import { setStyle } from '../commands/set-style.ts'
import { alignNodes } from '../commands/align-nodes.ts'
import { unwrapNodes } from '../commands/unwrap-nodes.ts'
import { wrapNodes } from '../commands/wrap-nodes.ts'
import { pasteCells, setTableCaption, setTableHeaders } from '../table/table-content.ts'
import {
  insertColumn,
  insertRow,
  moveColumn,
  moveRow,
  removeColumn,
  removeRow,
} from '../table/rows-and-columns.ts'
import { fragmentFromJson, fragmentJson } from '../json/fragment-json.ts'
import { createDocument } from '../tree/create-document.ts'
import type { BuilderDocument } from '../tree/document.ts'
import { sequentialUuids, type NewUuid } from '../tree/uuid.ts'
import { arbitraryNode } from './arbitrary-document.ts'

/** Edit that finds its nodes in any document; it may be refused. */
export type Edit = (document: BuilderDocument, newUuid: NewUuid) => CommandResult

type Pick = (document: BuilderDocument) => string

const pick: fc.Arbitrary<Pick> = fc.nat({ max: 10_000 }).map((n) => (document: BuilderDocument) => {
  const ids = [...document.nodes.keys()]
  return ids[n % ids.length]!
})

const picks = fc.array(pick, { minLength: 1, maxLength: 3 })

/** Drop position near a node of the document. */
export const arbitraryPlace: fc.Arbitrary<(document: BuilderDocument) => DropPosition> = fc
  .tuple(pick, fc.constantFrom('start', 'end', 'before', 'after', 'index'), fc.nat({ max: 5 }))
  .map(([node, kind, index]) => (document: BuilderDocument): DropPosition => {
    if (kind === 'before' || kind === 'after') return { beside: node(document), side: kind }
    return { into: node(document), at: kind === 'index' ? index : kind }
  })

const layer = fc.constantFrom('desktop', 'max-1200', 'tablet', 'mobile', 'hover')

/** Edit of the first table of the document. */
const tableEdit: fc.Arbitrary<Edit> = fc
  .record({
    kind: fc.nat({ max: 8 }),
    at: fc.nat({ max: 4 }),
    to: fc.nat({ max: 4 }),
    isOn: fc.boolean(),
    text: fc.string({ maxLength: 6 }),
  })
  .map(({ kind, at, to, isOn, text }): Edit => (document, newUuid) => {
    const table = [...document.nodes.values()].find(({ addition }) => addition.tag === 'table')
    const args = { id: table?.uuid ?? '', newUuid }
    const edits = [
      () => insertRow(document, { ...args, at }),
      () => insertColumn(document, { ...args, at }),
      () => removeRow(document, { ...args, at }),
      () => removeColumn(document, { ...args, at }),
      () => moveRow(document, { ...args, at, to }),
      () => moveColumn(document, { ...args, at, to }),
      () => setTableHeaders(document, { ...args, [isOn ? 'row' : 'column']: at > 1 }),
      () => setTableCaption(document, { ...args, text }),
      () => pasteCells(document, { ...args, texts: [[text, text], [text]], trims: isOn }),
    ]
    return edits[kind]!()
  })

/** Any edit a user can make. */
export const arbitraryEdit: fc.Arbitrary<Edit> = fc.oneof(
  tableEdit,
  fc.tuple(arbitraryNode, arbitraryPlace).map<Edit>(
    ([node, place]) =>
      (document, newUuid) =>
        insertTree(document, { nodes: [node], place: place(document), newUuid }),
  ),
  fc.tuple(picks, arbitraryPlace).map<Edit>(
    ([ids, place]) =>
      (document) =>
        moveNodes(document, { ids: ids.map((each) => each(document)), place: place(document) }),
  ),
  picks.map<Edit>((ids) => (document) => removeNodes(document, { ids: ids.map((each) => each(document)) })),
  picks.map<Edit>(
    (ids) => (document, newUuid) =>
      duplicateNodes(document, { ids: ids.map((each) => each(document)), newUuid }),
  ),
  fc.tuple(picks, fc.string()).map<Edit>(
    ([ids, content]) =>
      (document) =>
        setProps(document, { ids: ids.map((each) => each(document)), props: { content } }),
  ),
  fc.tuple(picks, layer, fc.integer()).map<Edit>(
    ([ids, on, width]) =>
      (document) =>
        setStyle(document, { ids: ids.map((each) => each(document)), layer: on, style: { width } }),
  ),
  fc.tuple(picks, fc.boolean()).map<Edit>(
    ([ids, locked]) =>
      (document) =>
        setAddition(document, {
          ids: ids.map((each) => each(document)),
          addition: { locked: locked || undefined },
        }),
  ),
  picks.map<Edit>(
    (ids) => (document, newUuid) => wrapNodes(document, { ids: ids.map((each) => each(document)), newUuid }),
  ),
  picks.map<Edit>((ids) => (document) => unwrapNodes(document, { ids: ids.map((each) => each(document)) })),
  fc.tuple(picks, layer, fc.constantFrom('left', 'center', 'right')).map<Edit>(
    ([ids, on, to]) =>
      (document) =>
        alignNodes(document, { ids: ids.map((each) => each(document)), layer: on, to }),
  ),
  fc.tuple(picks, layer).map<Edit>(
    ([ids, on]) =>
      (document) =>
        setStyle(document, {
          ids: ids.map((each) => each(document)),
          layer: on,
          style: { color: 'rgb(1 2 3)', 'padding-top': undefined },
        }),
  ),
  fc.tuple(picks, fc.constantFrom('wide', undefined)).map<Edit>(
    ([ids, name]) =>
      (document) =>
        setAddition(document, {
          ids: ids.map((each) => each(document)),
          addition: { attributes: name === undefined ? undefined : { class: name }, hidden: name === 'wide' },
        }),
  ),
  fc
    .string({ maxLength: 9 })
    .map<Edit>(
      (text) => (document) =>
        setPage(document, { page: { head: [{ tag: 'title', attributes: {}, text }], importedStyles: true } }),
    ),
  fc
    .array(arbitraryNode, { maxLength: 3 })
    .map<Edit>(
      (nodes) => (document) => replaceDocument(document, createDocument(nodes, sequentialUuids('fresh'))),
    ),
  pick.map<Edit>((id) => (document, newUuid) => {
    const read = fragmentFromJson(fragmentJson(document, [id(document)]))
    if (!read.ok) throw new Error(read.detail)
    return insertTree(document, { nodes: read.nodes, place: { into: document.root, at: 'end' }, newUuid })
  }),
)

/** Edits in sequence. */
export const arbitraryEdits: fc.Arbitrary<Edit[]> = fc.array(arbitraryEdit, { maxLength: 15 })
