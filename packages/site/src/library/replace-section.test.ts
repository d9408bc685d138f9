import { expect, it } from 'vitest'
import {
  applyChange,
  createDocument,
  exportHtml,
  invertChange,
  nodeOf,
  sequentialUuids,
  setProps,
  subtree,
  type BuilderDocument,
} from '@web2/builder'
import { newSection } from './new-section.ts'
import { readContent } from './read-content.ts'
import { librarySectionAround, librarySectionOf, replaceSection } from './replace-section.ts'
import type { LibrarySection } from './library-section.ts'
import { librarySections } from './sections.ts'

const newUuid = sequentialUuids()
const documentOf = (section: LibrarySection): BuilderDocument =>
  createDocument([newSection(section)], newUuid)
const rootOf = (document: BuilderDocument): string => nodeOf(document, document.root).children[0]!
const sectionNow = (document: BuilderDocument): LibrarySection =>
  librarySectionOf(nodeOf(document, rootOf(document)))!
const contentOf = (document: BuilderDocument) =>
  readContent(document, rootOf(document), sectionNow(document)).content
const swapped = (document: BuilderDocument, section: LibrarySection): BuilderDocument => {
  const result = replaceSection(document, rootOf(document), section, newUuid)
  if (!result.ok) throw new Error('It was not replaced.')
  const next = applyChange(document, result.change)
  expect(exportHtml(applyChange(next, invertChange(result.change)))).toBe(exportHtml(document))
  return next
}
const edited = (document: BuilderDocument, from: string, to: string): BuilderDocument => {
  const record = subtree(document, document.root).find(({ props }) => props.content === from)
  if (!record) throw new Error(`No block says “${from}”.`)
  const result = setProps(document, { ids: [record.uuid], props: { content: to } })
  if (!result.ok) throw new Error('It was not edited.')
  return applyChange(document, result.change)
}
const of = (id: string): LibrarySection => librarySections.find((section) => section.id === id)!

it.each(librarySections.map((section) => [section.id, section] as const))(
  'the content of a new %s is read as it was made',
  (_id, section) => expect(contentOf(documentOf(section))).toEqual(section.content),
)

it.each(
  librarySections.flatMap((from) =>
    librarySections
      .filter((to) => to.kind === from.kind && to !== from)
      .map((to) => [from.id, to.id] as const),
  ),
)('%s becomes %s and comes back with its content', (from, to) => {
  const first = documentOf(of(from))
  const back = swapped(swapped(first, of(to)), of(from))
  expect(contentOf(back)).toEqual(contentOf(first))
})

it('keeps edited texts, and those that a section has no room for until one has', () => {
  const [rows] = librarySections.filter(({ kind }) => kind === 'process')
  const first = edited(documentOf(rows!), 'You call or write', 'You ring the bell')
  const again = swapped(first, rows!)
  expect(contentOf(again).items[0]?.name).toBe('You ring the bell')
  expect(contentOf(again).items[0]?.note).toBe('A photo says more than a long description.')
})

it('finds the section around any of its blocks', () => {
  const document = documentOf(of('faq/pane'))
  const answer = subtree(document, document.root).find(({ props }) => props.part === 'items.0.text')!
  expect(librarySectionAround(document, answer.uuid)?.uuid).toBe(rootOf(document))
  expect(librarySectionAround(document, document.root)).toBeUndefined()
})
