import {
  applyChange,
  createDocument,
  createNode,
  importJson,
  insertTree,
  nodeOf,
  sequentialUuids,
  storedJson,
  withoutScripts,
  withTheme,
} from '@web2/builder'
import { fillPlaces, picturePlaces } from '@web2/site/fill'
import { expect, it, vi } from 'vitest'
import { createStore as signal } from '../../../../lib/store.ts'
import { createEditor } from '../editor.ts'
import type { Histories, KeptHistory } from '../history/histories.ts'
import { createHistoryKeeper } from '../history/history-keeper.ts'
import type { SaveState } from '../saving/saver.ts'
import { keepStep } from './stored-pages.ts'

const theme = { name: 'Plain', tokens: [], hasDark: false }

const memory = (): Histories => {
  const kept = new Map<string, KeptHistory>()
  return {
    get: async (key) => kept.get(key) ?? null,
    put: async (history) => void kept.set(history.key, structuredClone(history)),
  }
}

it.each([[false], [true]])(
  'a page filled while it was closed can be undone when opened (theme: %s)',
  async (hasTheme) => {
    const newUuid = sequentialUuids()
    const wish = { words: 'pipe', alt: 'A pipe' }
    const before = createDocument([createNode('Icon', { wish })], newUuid)
    const [place] = picturePlaces(before)
    const image = { url: '/media/a.jpg', alt: 'A pipe', width: 3, height: 2 }
    const { change, select } = fillPlaces(before, { images: [{ uuid: place!.uuid, image }] }, newUuid)
    const histories = memory()
    await keepStep({ key: 's/p', label: 'Fill images', before, change, select }, histories)

    const after = applyChange(before, change)
    const document = hasTheme ? { ...after, page: withTheme(after.page, theme) } : after
    const editor = createEditor({ document, data: {}, tell: () => {}, sharesTheme: true })
    const keeper = createHistoryKeeper({
      key: () => 's/p',
      ...{ opened: document, editor, histories },
      saver: { state: signal<SaveState>({ kind: 'saved' }), revision: () => '1', storedIs: () => {} },
    })
    keeper.start()
    await vi.waitFor(() => expect(editor.history.position).toBe(1))
    editor.undo()
    expect(picturePlaces(editor.store.document)).toHaveLength(1)
    expect(storedJson({ ...editor.store.document, page: before.page })).toBe(storedJson(before))
  },
)

it('finds the step again on a page that the server stores in another form', async () => {
  const newUuid = sequentialUuids()
  const before = createDocument([createNode('Paragraph', { content: 'First' })], newUuid)
  const [first] = nodeOf(before, before.root).children
  // names of attributes are stored in lower case
  const node = {
    componentName: 'Element',
    props: {},
    children: [],
    addition: { tag: 'p', attributes: { Title: 'T' } },
  }
  const added = insertTree(before, { nodes: [node], place: { beside: first!, side: 'after' }, newUuid })
  if (!added.ok) throw new Error('It was not inserted.')
  const { change, select } = added
  const histories = memory()
  await keepStep({ key: 's/p', label: 'Insert', before, change, select }, histories)

  const stored = importJson(storedJson(withoutScripts(applyChange(before, change))))
  if (!stored.ok) throw new Error(stored.detail)
  const editor = createEditor({ document: stored.document, data: {}, tell: () => {}, sharesTheme: true })
  createHistoryKeeper({
    key: () => 's/p',
    ...{ opened: stored.document, editor, histories },
    saver: { state: signal<SaveState>({ kind: 'saved' }), revision: () => '1', storedIs: () => {} },
  }).start()
  await vi.waitFor(() => expect(editor.history.position).toBe(1))
  editor.undo()
  expect(storedJson(editor.store.document)).toBe(storedJson(before))
})
