import {
  createDocument,
  importJsonValue,
  insertTree,
  nodeOf,
  storedJson,
  withoutScripts,
  withTheme,
} from '@web2/builder'
import type { CachedData, CachedDataChange, CachedPage } from '@web2/contract/sites'
import { findTemplate, templateDocument } from '@web2/site'
import { beforeEach, expect, it, vi } from 'vitest'
import { noAnswer, refusal } from '../../../../lib/api/errors.ts'
import { cachedData } from '../../../sites/cached-data.ts'
import { newUuid } from '../actions.ts'
import { createEditor, type Editor } from '../editor.ts'
import { contentJson } from '../filling/stored-pages.ts'
import { changeSiteTemplate, planSiteTemplate } from './site-in-template.ts'
import { completedBy } from './site-template.ts'
import { undoSiteTemplate } from './undo-site-template.ts'

const plumber = findTemplate('plumber')!
const [homePage] = plumber.pages
const paragraph = (content: string) => ({
  ...{ componentName: 'Paragraph', props: { content }, children: [], addition: {} },
})

/** As it is loaded. */
const loaded = (json: string) => {
  const read = importJsonValue(JSON.parse(json))
  if (!read.ok) throw new Error(read.message)
  return read.document
}
/** A document as the server stores it. */
const asStored = (json: string) => storedJson(withoutScripts(loaded(json)))
const home = loaded(asStored(contentJson(templateDocument(plumber, homePage!, newUuid))))

/** The plumber's home page, one with another of its pages' sections, or one with a text. */
const documentOf = (at: number) => {
  if (at === 0) return home
  if (at === 1) return createDocument([homePage!.nodes()[3]!, homePage!.nodes()[5]!], newUuid)
  return createDocument([paragraph(`Page ${at}`)], newUuid)
}

const pageAt = (at: number): CachedPage => ({
  ...{ _id: `p${at}`, pageId: `p${at}`, name: `Page ${at}`, slug: at === 0 ? 'home' : `page-${at}` },
  ...{ parentId: null, position: at, location: '/', isDefault: at === 0, inNavigation: true },
  ...{ isDisabled: true, isEdit: true, newAddedPage: false, isDuplicated: false, isDeleted: false },
  ...{ changes: [], revision: '1' },
})

/** Working copy of a site in memory, with the revisions of the real one. */
const copyWith = (count: number) => {
  const documents = new Map(
    Array.from({ length: count }, (_, at) => [`p${at}`, asStored(contentJson(documentOf(at)))]),
  )
  let pages = Array.from({ length: count }, (_, at) => pageAt(at))
  let revision = 1
  const tell = (): CachedData => ({
    ...{ _id: 's', siteId: 's', createdAt: '', updatedAt: '', revision, isChanged: true },
    ...{ templateId: null, napId: null, theme: null, themeRevision: '1', pages },
  })
  const patch = async (_id: string, change: CachedDataChange) => {
    for (const entry of change.pages) {
      const page = pages.find((each) => each._id === entry._id)
      if (page && entry.revision !== undefined && entry.revision !== page.revision)
        throw refusal(409, { message: 'changed' })
      revision += 1
      if (typeof entry.document === 'string') documents.set(entry._id!, asStored(entry.document))
      if (!page) pages = [...pages, { ...pageAt(pages.length), ...entry, changes: [] } as CachedPage]
      else
        pages = pages.map((each) =>
          each === page
            ? { ...each, revision: `${revision}`, isDeleted: entry.isDeleted ?? each.isDeleted }
            : each,
        )
    }
    return tell()
  }
  vi.spyOn(cachedData, 'outline').mockImplementation(async () => tell())
  vi.spyOn(cachedData, 'get').mockImplementation(async (_id, pageId) => ({
    ...tell(),
    pages: pages.map((page) =>
      page._id === pageId ? { ...page, document: JSON.parse(documents.get(page._id)!) as unknown } : page,
    ),
  }))
  const patching = vi.spyOn(cachedData, 'patch').mockImplementation(patch)
  return { documents, patch, patching, pages: () => pages.filter(({ isDeleted }) => !isDeleted) }
}

const opened = (): Editor =>
  createEditor({
    document: { ...home, page: withTheme(home.page, plumber.theme) },
    ...{ data: {}, tell: () => {}, sharesTheme: true },
  })

const never = () => false
const silent = () => {}
const change = async (editor: Editor, add: readonly string[] = [], isOver = never) => {
  const open = { pageId: 'p0', editor }
  const plan = await planSiteTemplate('s', open, 'dentist', silent, never)
  const report = await changeSiteTemplate({
    ...{ siteId: 's', open, templateId: 'dentist', plan, add, tell: silent, isOver },
  })
  return { open, plan, report }
}
const themeOf = (editor: Editor) => editor.store.document.page.theme?.name
const typedInto = (json: string): string => {
  const document = loaded(json)
  const [first] = nodeOf(document, document.root).children
  const editor = createEditor({ document, data: {}, tell: () => {} })
  editor.run(
    'Type',
    insertTree(document, { nodes: [paragraph('Mine')], place: { beside: first!, side: 'after' }, newUuid }),
  )
  return contentJson(editor.store.document)
}

beforeEach(() => {
  vi.restoreAllMocks()
  vi.spyOn(console, 'warn').mockImplementation(() => {})
})

it('500 pages get another template, and one undo brings all of them back', { timeout: 120_000 }, async () => {
  const { documents } = copyWith(500)
  const before = new Map(documents)
  const editor = opened()
  const { open, plan, report } = await change(editor)
  expect(plan.pages.filter(({ layout }) => layout === null)).toHaveLength(499)
  expect(report).toMatchObject({ failed: [], left: 0, refusal: null })
  expect(report.change.pages).toHaveLength(500)
  expect(themeOf(editor)).toBe('Arc')
  expect([...documents].filter(([id, json]) => id !== 'p0' && json === before.get(id))).toEqual([])
  expect(await undoSiteTemplate(report.change, open, silent)).toEqual([])
  expect(documents).toEqual(before)
  expect(contentJson(editor.store.document)).toBe(contentJson(home))
  expect(themeOf(editor)).toBe('Enamel')
})

it('a second change finds nothing to do, and drawings do not keep a page from being undone', async () => {
  const { documents } = copyWith(plumber.pages.length)
  for (const [at, page] of plumber.pages.entries())
    documents.set(`p${at}`, asStored(contentJson(templateDocument(plumber, page, newUuid))))
  const before = new Map(documents)
  const editor = opened()
  const { open, report } = await change(editor)
  expect(report.change.pages).toHaveLength(plumber.pages.length)
  expect((await change(editor)).report.change.pages).toEqual([])
  expect(await undoSiteTemplate(report.change, open, silent)).toEqual([])
  expect(documents).toEqual(before)
})

it('undo leaves pages alone that were edited since, and says which', async () => {
  const { documents, patch } = copyWith(4)
  const before = new Map(documents)
  const editor = opened()
  const { open, report } = await change(editor)
  const mine = typedInto(documents.get('p2')!)
  await patch('s', { pages: [{ _id: 'p2', document: mine }] })
  expect(await undoSiteTemplate(report.change, open, silent)).toEqual([
    { pageId: 'p2', name: 'Page 2', reason: 'It was edited since.', isFinal: true },
  ])
  expect(documents.get('p2')).toBe(mine)
  expect(documents.get('p3')).toBe(before.get('p3'))
})

it('the open page stays with its edits, too', async () => {
  copyWith(2)
  const editor = opened()
  const { open, report } = await change(editor)
  const now = editor.store.document
  const [first] = nodeOf(now, now.root).children
  editor.run(
    'Type',
    insertTree(now, { nodes: [paragraph('Mine')], place: { beside: first!, side: 'after' }, newUuid }),
  )
  const mine = contentJson(editor.store.document)
  expect(await undoSiteTemplate(report.change, open, silent)).toMatchObject([{ pageId: 'p0' }])
  expect(contentJson(editor.store.document)).toBe(mine)
})

it('a page that another person changed keeps its sections, and a second round changes it', async () => {
  const { documents, patching, patch } = copyWith(4)
  const before = documents.get('p1')
  patching.mockImplementation(async (id, sent) => {
    if (sent.pages[0]?._id === 'p1') throw refusal(409, { message: 'changed' })
    return patch(id, sent)
  })
  const editor = opened()
  const { report } = await change(editor)
  expect(report.failed).toEqual([
    { pageId: 'p1', name: 'Page 1', reason: 'Another tab or user changed this page just now. Try again.' },
  ])
  expect(documents.get('p1')).toBe(before)
  expect(report.change.pages).toHaveLength(3)
  patching.mockImplementation(patch)
  const again = await change(editor)
  expect(again.report.change.pages.map(({ pageId }) => pageId)).toEqual(['p1'])
})

it('a lost connection ends the change: pages so far have it, the others are as before', async () => {
  const { documents, patching, patch } = copyWith(20)
  const before = new Map(documents)
  let sent = 0
  patching.mockImplementation(async (id, data) => {
    sent += 1
    if (sent > 5) throw noAnswer(new Error('offline'))
    return patch(id, data)
  })
  const { open, report } = await change(opened())
  expect(report.refusal).toContain('Can’t reach the server.')
  expect(report.left).toBe(14)
  expect([...documents].filter(([id, json]) => json !== before.get(id))).toHaveLength(5)
  patching.mockImplementation(patch)
  expect(await undoSiteTemplate(report.change, open, silent)).toEqual([])
  expect(documents).toEqual(before)
})

it('a page whose answer was lost is undone with the others, whether it was stored or not', async () => {
  const { documents, patching, patch } = copyWith(6)
  const before = new Map(documents)
  let sent = 0
  patching.mockImplementation(async (id, data) => {
    sent += 1
    if (sent > 3) throw noAnswer(new Error('offline'))
    const answer = await patch(id, data)
    if (sent > 1) throw noAnswer(new Error('cut off'))
    return answer
  })
  const editor = opened()
  const { open, report } = await change(editor)
  expect(report.left).toBeGreaterThan(0)
  patching.mockImplementation(patch)
  const rest = await change(editor)
  const whole = completedBy(report.change, rest.report.change)
  expect([...documents].filter(([id, json]) => id !== 'p0' && json === before.get(id))).toEqual([])
  expect(new Set(whole.pages.map(({ pageId }) => pageId)).size).toBe(whole.pages.length)
  expect(await undoSiteTemplate(whole, open, silent)).toEqual([])
  expect(documents).toEqual(before)
})

it('pages whose addition got no answer are deleted by undo', async () => {
  const { pages, patching, patch } = copyWith(1)
  patching.mockImplementation(async (id, data) => {
    await patch(id, data)
    throw noAnswer(new Error('cut off'))
  })
  const { open, report } = await change(opened(), ['about'])
  expect(report.failed).toMatchObject([{ name: 'New pages' }])
  expect(pages()).toHaveLength(2)
  patching.mockImplementation(patch)
  expect(await undoSiteTemplate(report.change, open, silent)).toEqual([])
  expect(pages()).toHaveLength(1)
})

it('an undo that loses the connection says so for each page left, and a second one completes it', async () => {
  const { documents, patching, patch } = copyWith(6)
  const before = new Map(documents)
  const { open, report } = await change(opened())
  let sent = 0
  patching.mockImplementation(async (id, data) => {
    sent += 1
    if (sent > 3) throw noAnswer(new Error('offline'))
    const answer = await patch(id, data)
    if (sent === 3) throw noAnswer(new Error('cut off'))
    return answer
  })
  const kept = await undoSiteTemplate(report.change, open, silent)
  expect(kept.length).toBeGreaterThan(1)
  expect(kept.every(({ reason, isFinal }) => reason.includes('Can’t reach') && !isFinal)).toBe(true)
  patching.mockImplementation(patch)
  const again = new Set(kept.map(({ pageId }) => pageId))
  const pages = report.change.pages.filter(({ pageId }) => again.has(pageId))
  expect(await undoSiteTemplate({ ...report.change, pages }, open, silent)).toEqual([])
  expect(documents).toEqual(before)
})

it('pages of the template are added if wanted, and undo deletes them', async () => {
  const { pages, documents } = copyWith(2)
  const editor = opened()
  const { open, plan, report } = await change(editor, ['about', 'contact'])
  expect(plan.added.map(({ slug }) => slug)).toEqual(expect.arrayContaining(['about', 'contact']))
  expect(pages().map(({ slug }) => slug)).toEqual(['home', 'page-1', 'about', 'contact'])
  expect(storedJson(home)).not.toBe(documents.get('p1'))
  await undoSiteTemplate(report.change, open, silent)
  expect(pages()).toHaveLength(2)
})
