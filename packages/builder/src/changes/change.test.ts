import fc from 'fast-check'
import { expect, test } from 'vitest'
import { arbitraryDocument, arbitraryEdits, type Edit } from '../testing/index.ts'
import type { BuilderDocument } from '../tree/document.ts'
import { brokenInvariants } from '../tree/invariants.ts'
import { sequentialUuids } from '../tree/uuid.ts'
import { applyChange, composeChanges, emptyChange, invertChange, type Change } from './change.ts'

/** Documents as plain data: two with the same content are equal. */
const content = ({ root, nodes, page }: BuilderDocument) => ({
  root,
  page,
  nodes: Object.fromEntries([...nodes].sort(([a], [b]) => a.localeCompare(b))),
})

const changesOf = (start: BuilderDocument, edits: readonly Edit[]) => {
  const newUuid = sequentialUuids('new')
  const changes: Change[] = []
  let document = start
  for (const edit of edits) {
    const result = edit(document, newUuid)
    if (!result.ok) continue
    changes.push(result.change)
    document = applyChange(document, result.change)
  }
  return { changes, document }
}

const onAnyEdits = (law: (start: BuilderDocument, edits: readonly Edit[]) => void) =>
  fc.assert(fc.property(arbitraryDocument, arbitraryEdits, law))

test('no sequence of edits breaks the tree', () =>
  onAnyEdits((start, edits) => {
    expect(brokenInvariants(changesOf(start, edits).document)).toEqual([])
  }))

test('undoing each change in turn gives the document back', () =>
  onAnyEdits((start, edits) => {
    const { changes, document } = changesOf(start, edits)
    const undone = changes.reduceRight((now, change) => applyChange(now, invertChange(change)), document)
    expect(content(undone)).toEqual(content(start))
  }))

test('changes composed into one do and undo the same', () =>
  onAnyEdits((start, edits) => {
    const { changes, document } = changesOf(start, edits)
    const one = changes.reduce(composeChanges, emptyChange)
    expect(content(applyChange(start, one))).toEqual(content(document))
    expect(content(applyChange(document, invertChange(one)))).toEqual(content(start))
  }))

test('a change that went through JSON does the same', () =>
  onAnyEdits((start, edits) => {
    const { changes, document } = changesOf(start, edits)
    const sent = changes.map((change) => JSON.parse(JSON.stringify(change)) as Change)
    expect(JSON.stringify(content(sent.reduce(applyChange, start)))).toBe(JSON.stringify(content(document)))
  }))

test('a change made for another document is refused', () => {
  const record = { uuid: 'x', componentName: 'Br', props: {}, parent: null, children: [], addition: {} }
  const document = { root: 'x', nodes: new Map([['x', record]]), page: changesPage }
  expect(() => applyChange(document, { ...emptyChange, added: [record] })).toThrow('has already')
  expect(() => applyChange(document, { ...emptyChange, removed: [{ ...record, uuid: 'y' }] })).toThrow(
    'does not have',
  )
})

const changesPage = { doctype: 'html', htmlAttributes: {}, head: [], importedStyles: false }
