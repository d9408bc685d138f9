import { createDocument, createNode, insertTree, sequentialUuids } from '@web2/builder'
import type { Nap } from '@web2/contract/listings'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { createStore as signal } from '../../../../lib/store.ts'
import { createEditor } from '../editor.ts'
import { startDraftAutosave } from './draft-keeper.ts'
import type { Draft } from './drafts.ts'
import { createSaver } from './saver.ts'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

/** Creates a new, unsaved page with the drafts that the browser keeps of it. */
const newPage = ({ edited = false } = {}) => {
  const kept = new Map<string, Draft>()
  const nap = signal<Nap | null>(null)
  const editor = createEditor({ document: createDocument(), data: {}, tell: () => {} })
  const { store, history } = editor
  const saver = createSaver({
    revision: '',
    store: () => Promise.resolve({ kind: 'stored', revision: 'r1' }),
    present: () => history.entries[history.position - 1] ?? history.forgotten,
  })
  store.subscribeAll(saver.changed)
  history.subscribe(saver.stepped)
  const add = () =>
    editor.run(
      'Add',
      insertTree(store.document, {
        nodes: [createNode('Heading')],
        place: { into: store.document.root, at: 'end' },
        newUuid: sequentialUuids(),
      }),
    )
  if (edited) add()
  const keeper = startDraftAutosave({
    key: () => 'new',
    editor,
    saver,
    nap,
    drafts: {
      all: () => Promise.resolve([...kept.values()]),
      put: (draft) => Promise.resolve(void kept.set(draft.key, draft)),
      remove: (key) => Promise.resolve(void kept.delete(key)),
    },
  })
  const wait = () => vi.advanceTimersByTime(5_000)
  return { kept, editor, saver, keeper, nap, add, wait, draft: () => kept.get('new') }
}

it('keeps edits made before it started', () => {
  const { wait, draft } = newPage({ edited: true })
  wait()
  expect(draft()?.document).toContain('Heading')
})

it('removes the draft of a page with all edits undone, at once or on close', () => {
  const { add, wait, editor, keeper, draft } = newPage()
  add()
  wait()
  expect(draft()?.document).toContain('Heading')
  editor.undo()
  keeper.flush()
  expect(draft()).toBeUndefined()
  wait()
  expect(draft()).toBeUndefined()
  editor.redo()
  wait()
  expect(draft()?.document).toContain('Heading')
})

it('keeps the chosen listing of a new page until it is stored, even without edits', async () => {
  const { add, wait, nap, draft, saver, editor } = newPage()
  nap.set({ _id: 'nap-1' } as Nap)
  wait()
  expect(draft()).toMatchObject({ napId: 'nap-1', basedOn: '' })
  add()
  editor.undo()
  wait()
  expect(draft()).toMatchObject({ napId: 'nap-1' })
  await saver.save()
  expect(draft()).toBeUndefined()
  nap.set({ _id: 'nap-2' } as Nap)
  wait()
  expect(draft()).toBeUndefined()
})
