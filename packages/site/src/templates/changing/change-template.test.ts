import { describe, expect, it } from 'vitest'
import {
  applyChange,
  createDocument,
  exportHtml,
  exportJson,
  insertTree,
  invertChange,
  nodeOf,
  sequentialUuids,
  setProps,
  subtree,
  type BuilderDocument,
  type NodeRecord,
} from '@web2/builder'
import type { LibrarySection, SectionSpace } from '../../library/library-section.ts'
import { newSection, ownLook } from '../../library/new-section.ts'
import { librarySections } from '../../library/sections.ts'
import { librarySectionOf } from '../../library/replace-section.ts'
import { changeTemplate } from './change-template.ts'
import { plumberTemplate } from '../plumber/plumber.ts'
import type { PageRole } from './page-of-role.ts'
import type { Template } from '../template.ts'
import { templateDocument } from '../template-document.ts'
import { trades } from '../trades.ts'

const newUuid = sequentialUuids()
const paragraph = (content: string) => ({
  ...{ componentName: 'Paragraph', props: { content }, children: [], addition: {} },
})

const changed = (document: BuilderDocument, template: Template, role: PageRole): BuilderDocument => {
  const { change } = changeTemplate(document, template, role, newUuid)
  const next = applyChange(document, change)
  // undo is exact
  expect(exportJson(applyChange(next, invertChange(change)))).toBe(exportJson(document))
  return next
}
const sectionsOf = (document: BuilderDocument) =>
  nodeOf(document, document.root).children.map((uuid) => nodeOf(document, uuid))
const edited = (document: BuilderDocument, wanted: (record: NodeRecord) => boolean, content: string) => {
  const record = subtree(document, document.root).find(wanted)
  if (!record) throw new Error('There is no such block.')
  const result = setProps(document, { ids: [record.uuid], props: { content } })
  if (!result.ok) throw new Error('It was not edited.')
  return applyChange(document, result.change)
}
const inserted = (document: BuilderDocument, beside: string, content: string): BuilderDocument => {
  const result = insertTree(document, {
    nodes: [paragraph(content)],
    place: { beside, side: 'after' },
    newUuid,
  })
  if (result.ok) return applyChange(document, result.change)
  // next to a text in a link or a list, a paragraph goes next to what is around it
  const { parent } = nodeOf(document, beside)
  if (parent === null) throw new Error('It was not inserted.')
  return inserted(document, parent, content)
}
const typed = ['My own headline', 'A paragraph of mine', 'Between two sections', 'Inside of a section']

/** Home page of a template on which a person typed, between sections and inside of one. */
const home = (template: Template): BuilderDocument => {
  const made = templateDocument(template, template.pages[0]!, newUuid)
  const isPart = (name: string) => (record: NodeRecord) => record.props.part === name
  const titled = edited(made, isPart('title'), typed[0]!)
  const written = edited(
    titled,
    ({ props }) => typeof props.part === 'string' && /^items\.\d\.text$/.test(props.part),
    typed[1]!,
  )
  const [, , hero] = sectionsOf(written)
  const between = inserted(written, hero!.uuid, typed[2]!)
  const text = subtree(between, between.root).find(({ props }) => props.content === typed[0])!
  return inserted(between, text.uuid, typed[3]!)
}

/** Each template becomes the next one. */
const pairs = trades.map((from, at) => {
  const to = trades[(at + 1) % trades.length]!
  return [from.id, to.id, from, to] as const
})

describe.each(pairs)('a page of %s in template %s', (_from, _to, from, to) => {
  const document = home(from)
  const next = changed(document, to, { slug: 'home', isHome: true })

  it('shows every text that a person typed', () => {
    const html = exportHtml(next, { keepSamples: true })
    for (const text of typed) expect(html).toContain(text)
  })

  it('has the sections and the theme of the new template, and the old ones that have no counterpart', () => {
    const ids = sectionsOf(next).map((record) => librarySectionOf(record)?.id)
    const wanted = to.site
    for (const { id } of [...wanted.above, ...wanted.pages[0]!.sections, ...wanted.below])
      expect(ids).toContain(id)
    expect(next.page.theme?.name).toBe(to.theme?.name)
  })

  it('changes nothing more when the template is applied again', () => {
    const { change } = changeTemplate(next, to, { slug: 'home', isHome: true }, newUuid)
    expect(change).toEqual({ added: [], removed: [], updated: [] })
  })
})

it('gives moved content the space of the new template, whatever the space of the section before', () => {
  const section = librarySections.find(({ id }) => id === 'faq/pane')!
  const other = librarySections.find(({ kind, id }) => kind === 'faq' && id !== section.id)!
  const make = (each: LibrarySection, space: SectionSpace) =>
    newSection(each, each.content, { ...ownLook(each), space })
  const document = createDocument([make(other, 'wide')], newUuid)
  const template: Template = {
    ...plumberTemplate,
    pages: [{ ...plumberTemplate.pages[0]!, nodes: () => [make(section, 'tight')] }],
  }
  const [faq] = sectionsOf(changed(document, template, { slug: 'home', isHome: true }))
  expect(faq?.props.elementStyle).toEqual(make(section, 'tight').props.elementStyle)
  expect(faq?.props.elementStyle).not.toEqual(make(section, 'normal').props.elementStyle)
})

it('leaves a page alone for a template without a theme', () => {
  const document = createDocument([paragraph('Mine')], newUuid)
  const { theme: _theme, ...bare } = plumberTemplate
  expect(changed(document, bare, { slug: 'home', isHome: true })).toEqual(document)
})

it('keeps shared headers, and puts only what surrounds all pages around one that the template does not have', () => {
  const shared = { componentName: 'Module', props: { moduleId: 'one' }, children: [], addition: {} }
  const document = createDocument([shared, paragraph('Mine')], newUuid)
  const next = changed(document, plumberTemplate, { slug: 'prices', isHome: false })
  expect(sectionsOf(next).map(({ componentName }) => componentName)).toEqual([
    'Module',
    'Paragraph',
    'Element',
  ])
  const plain = changed(createDocument([paragraph('Mine')], newUuid), plumberTemplate, {
    slug: 'prices',
    isHome: false,
  })
  const ids = sectionsOf(plain).map((record) => librarySectionOf(record)?.id)
  expect(ids).toEqual([undefined, 'bar/strip', 'header/shopfront', 'footer/counter'])
})
