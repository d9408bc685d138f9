import {
  createDocument,
  importJson,
  createNode,
  storedJson,
  sequentialUuids,
  setProps,
  setTheme,
  withTheme,
  type BuilderDocument,
} from '@web2/builder'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { createStore as signal } from '../../../../lib/store.ts'
import { createEditor } from '../editor.ts'
import type { SaveState } from '../saving/saver.ts'
import type { Histories, KeptHistory } from './histories.ts'
import { createHistoryKeeper } from './history-keeper.ts'
import { withinBudget } from './trim-to-budget.ts'

const page = (content: string) => createDocument([createNode('Paragraph', { content })], sequentialUuids())

/** Returns a document as the server returns it. */
const reloaded = (json: string): BuilderDocument => {
  const read = importJson(json)
  if (!read.ok) throw new Error(read.detail)
  return read.document
}

/** Creates browser storage that survives a visit. */
const storage = (): Histories => {
  const kept = new Map<string, KeptHistory>()
  return {
    get: async (key) => kept.get(key) ?? null,
    put: async (history) => void kept.set(history.key, structuredClone(history)),
  }
}

const visit = async (
  histories: Histories,
  document: BuilderDocument,
  storedDocument?: BuilderDocument,
  sharesTheme = false,
) => {
  const editor = createEditor({ document, data: {}, tell: () => {}, sharesTheme })
  const state = signal<SaveState>({ kind: 'saved' })
  let saves = 0
  const keeper = createHistoryKeeper({
    key: () => 'p',
    opened: document,
    editor,
    storedDocument,
    saver: { state, revision: () => String(saves), storedIs: () => {} },
    histories,
  })
  const stop = keeper.start()
  await vi.advanceTimersByTimeAsync(0)
  const id = editor.store.get(document.root)?.children[0] ?? ''
  return {
    editor,
    keeper,
    stop,
    text: () => editor.store.get(id)?.props.content,
    type: (content: string) => {
      if (state.get().kind !== 'saving') state.set({ kind: 'unsaved' })
      editor.run(`Type ${content}`, setProps(editor.store.document, { ids: [id], props: { content } }))
    },
    send: () => state.set({ kind: 'saving' }),
    receive: (kind: 'saved' | 'unsaved' = 'saved') => {
      saves += 1
      state.set({ kind })
    },
    save: () => {
      state.set({ kind: 'saving' })
      saves += 1
      state.set({ kind: 'saved' })
    },
    refuse: () => state.set({ kind: 'failed', sentence: 'No.' }),
    undoToSaved: () => {
      editor.undo()
      state.set({ kind: 'saved' })
    },
    labels: () => editor.history.entries.map(({ label }) => label),
  }
}

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

it('restores the undo steps of an earlier visit to a saved page', async () => {
  const histories = storage()
  const first = await visit(histories, page('Start'))
  first.type('One')
  first.type('Two')
  first.save()
  const saved = storedJson(first.editor.store.document)

  const second = await visit(histories, reloaded(saved))
  expect(second.labels()).toEqual(['Type One', 'Type Two'])
  second.editor.undo()
  second.editor.undo()
  expect(second.text()).toBe('Start')
})

it('restores steps that were undone back to the saved state', async () => {
  const histories = storage()
  const first = await visit(histories, page('Start'))
  first.type('One')
  first.save()
  const saved = storedJson(first.editor.store.document)
  first.type('Two')
  first.undoToSaved()
  first.stop()

  const second = await visit(histories, reloaded(saved))
  expect(second.editor.history.position).toBe(1)
  second.editor.redo()
  expect(second.text()).toBe('Two')
})

it('has kept the steps when a save is answered, for an immediate reload', async () => {
  const histories = storage()
  const first = await visit(histories, page('Start'))
  first.type('One')
  first.send()
  const saved = storedJson(first.editor.store.document)

  const second = await visit(histories, reloaded(saved))
  expect(second.labels()).toEqual(['Type One'])
})

it('knows the saved state when edits followed during the save', async () => {
  const histories = storage()
  const first = await visit(histories, page('Start'))
  first.type('One')
  first.send()
  const saved = storedJson(first.editor.store.document)
  first.type('Two')
  first.receive('unsaved')
  expect(await first.keeper.storedPosition()).toBe(1)
  const draft = storedJson(first.editor.store.document)
  first.stop()

  const second = await visit(histories, reloaded(draft), reloaded(saved))
  expect(second.labels()).toEqual(['Type One', 'Type Two'])
  expect(await second.keeper.storedPosition()).toBe(1)
})

it('does not treat a refused save as saved', async () => {
  const histories = storage()
  const first = await visit(histories, page('Start'))
  first.type('One')
  first.send()
  first.refuse()
  expect(await first.keeper.storedPosition()).toBe(0)
})

it('has no position for a version that another user saved', async () => {
  const histories = storage()
  const first = await visit(histories, page('Start'))
  first.type('One')
  const draft = storedJson(first.editor.store.document)
  first.stop()
  const second = await visit(histories, reloaded(draft), page('Theirs'))
  expect(second.labels()).toEqual(['Type One'])
  expect(await second.keeper.storedPosition()).toBeNull()
})

it('restores unsaved steps as undone and places a restored draft at its own step', async () => {
  const histories = storage()
  const first = await visit(histories, page('Start'))
  first.type('One')
  first.save()
  const saved = storedJson(first.editor.store.document)
  first.type('Two')
  first.type('Three')
  const draft = storedJson(first.editor.store.document)
  first.stop()

  const second = await visit(histories, reloaded(saved))
  expect(second.editor.history.position).toBe(1)
  expect(await second.keeper.positionOf(draft)).toBe(3)
  second.editor.goTo((await second.keeper.positionOf(draft)) ?? 0)
  expect(second.text()).toBe('Three')
  second.editor.undo()
  expect(second.text()).toBe('Two')
})

it('restores no steps on a changed page', async () => {
  const histories = storage()
  const first = await visit(histories, page('Start'))
  first.type('One')
  first.stop()
  const second = await visit(histories, page('Theirs'))
  expect(second.labels()).toEqual([])
})

it('keeps steps after a pause, for a browser that is killed', async () => {
  const histories = storage()
  const first = await visit(histories, page('Start'))
  first.type('One')
  await vi.advanceTimersByTimeAsync(1_500)
  const second = await visit(histories, page('Start'))
  expect(second.labels()).toEqual(['Type One'])
  expect(second.editor.history.position).toBe(0)
})

it('drops the steps farthest from the present one when over budget', () => {
  const entry = (size: number) => ({
    label: 'x'.repeat(size),
    change: { added: [], removed: [], updated: [] },
    before: [],
    after: [],
  })
  const entries = [entry(10), entry(10), entry(10), entry(10)]
  const one = JSON.stringify(entries[0]).length
  expect(withinBudget(entries, 3, one * 3)).toEqual({ from: 0, to: 3 })
  expect(withinBudget(entries, 3, one * 2)).toEqual({ from: 1, to: 3 })
  expect(withinBudget(entries, 1, one * 3)).toEqual({ from: 0, to: 3 })
})

it('opens a draft with the steps that lead from the saved state to it', async () => {
  const histories = storage()
  const first = await visit(histories, page('Start'))
  first.type('One')
  first.save()
  const saved = storedJson(first.editor.store.document)
  first.type('Two')
  const draft = storedJson(first.editor.store.document)
  first.stop()

  const second = await visit(histories, reloaded(draft), reloaded(saved))
  expect(second.labels()).toEqual(['Type One', 'Type Two'])
  expect(await second.keeper.storedPosition()).toBe(1)
  second.stop()
  const third = await visit(histories, reloaded(draft), reloaded(saved))
  third.editor.goTo((await third.keeper.storedPosition()) ?? -1)
  expect(third.text()).toBe('One')
})

it('answers a position request made before the steps are loaded', async () => {
  const histories = storage()
  const first = await visit(histories, page('Start'))
  first.type('One')
  first.save()
  const saved = storedJson(first.editor.store.document)
  first.type('Two')
  const draft = storedJson(first.editor.store.document)
  first.stop()

  const found = Promise.withResolvers<void>()
  const slow: Histories = { ...histories, get: (key) => found.promise.then(() => histories.get(key)) }
  const second = await visit(slow, reloaded(draft), reloaded(saved))
  const [stored, shown] = [second.keeper.storedPosition(), second.keeper.positionOf(draft)]
  expect(second.labels()).toEqual([])
  found.resolve()
  expect([await stored, await shown]).toEqual([1, 2])
})

const themed = (document: BuilderDocument, value: string): BuilderDocument => {
  const tokens = [{ name: 'c-ink', group: 'color', value }] as const
  return { ...document, page: withTheme(document.page, { name: 'Site', hasDark: false, tokens }) }
}
const setInk = ({ editor }: Awaited<ReturnType<typeof visit>>, value: string) => {
  const { document } = editor.store
  editor.run('Change theme', setTheme(document, { theme: themed(document, value).page.theme }))
}

it('keeps the steps of a page whose site got another theme since, without those of the theme', async () => {
  const histories = storage()
  const first = await visit(histories, themed(page('start'), 'red'), undefined, true)
  first.type('one')
  setInk(first, 'blue')
  first.type('two')
  first.save()
  const saved = storedJson(first.editor.store.document)
  first.stop()

  // changed on another page of the site
  const changed = themed(reloaded(saved), 'green')
  const second = await visit(histories, changed, undefined, true)
  expect(second.labels()).toEqual(['Type one', 'Type two'])
  second.editor.undo()
  second.editor.undo()
  expect(second.text()).toBe('start')
  expect(second.editor.store.document.page.theme).toEqual(changed.page.theme)
  second.editor.redo()
  second.editor.redo()
  expect(storedJson(second.editor.store.document)).toBe(storedJson(changed))
  second.stop()

  const removed = { ...changed, page: withTheme(changed.page, undefined) }
  expect((await visit(histories, removed, undefined, true)).labels()).toEqual(['Type one', 'Type two'])
})

it('keeps no steps of a page that has other content than it was left with, whatever its theme', async () => {
  const histories = storage()
  const first = await visit(histories, themed(page('start'), 'red'), undefined, true)
  first.type('one')
  first.save()
  first.stop()
  expect((await visit(histories, themed(page('other'), 'green'), undefined, true)).labels()).toEqual([])
  // the theme of a page by itself is its own
  const saved = themed(reloaded(storedJson(first.editor.store.document)), 'green')
  expect((await visit(histories, saved)).labels()).toEqual([])
})
