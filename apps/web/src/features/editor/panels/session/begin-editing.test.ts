import { createDocument, createNode, insertTree, sequentialUuids } from '@web2/builder'
import { expect, it } from 'vitest'
import { createStore as signal } from '../../../../lib/store.ts'
import { beginEditing } from './begin-editing.ts'

it('counts edits as unsaved before any screen shows the page', async () => {
  const stored: string[] = []
  const { editor, saver } = beginEditing(
    {
      kind: 'page',
      key: () => 'page',
      document: createDocument(),
      data: {},
      shownListing: () => null,
      revision: 'r1',
      name: signal<string | null>('Offer'),
      store: (json) => {
        stored.push(json)
        return Promise.resolve({ kind: 'stored', revision: 'r2' })
      },
    },
    () => {},
  )
  const place = { into: editor.store.document.root, at: 'end' } as const
  const newUuid = sequentialUuids()
  editor.run('Add', insertTree(editor.store.document, { nodes: [createNode('Heading')], place, newUuid }))
  expect(saver.isDirty()).toBe(true)
  expect(await saver.save()).toBe(true)
  expect(stored).toEqual([expect.stringContaining('Heading')])
  editor.undo()
  expect(saver.state.get()).toEqual({ kind: 'unsaved' })
  editor.redo()
  expect(saver.state.get()).toEqual({ kind: 'saved' })
})
