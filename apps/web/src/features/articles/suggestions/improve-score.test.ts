import { Editor } from '@tiptap/core'
import type { CheckResult } from '@web2/writing'
import { afterEach, expect, test, vi } from 'vitest'
import { extensions } from '../rich-text/extensions.ts'
import { improvableChecks, improveScore } from './improve-score.ts'
import { accept, suggestionsIn } from './suggestions-plugin.ts'

afterEach(() => {
  vi.unstubAllGlobals()
})

const check = (id: string, status: CheckResult['status'] = 'problem'): CheckResult => ({
  ...{
    id,
    status,
    label: `Label of ${id}`,
    reason: 'Why.',
    group: 'keyword',
    weight: 1,
    measured: null,
    places: [],
  },
})
const origin = { provider: 'OpenAI', model: 'writer', note: '', cost: null }

const improved = async (html: string, improvements: readonly object[], change?: (editor: Editor) => void) => {
  const editor = new Editor({ extensions: extensions(''), content: html })
  let sent: Record<string, unknown> = {}
  vi.stubGlobal('fetch', (_address: string, { body }: { body: string }) => {
    sent = JSON.parse(body) as typeof sent
    change?.(editor)
    return Promise.resolve(
      new Response(`${JSON.stringify({ done: { ...origin, improvements } })}\n`, { status: 201 }),
    )
  })
  const result = await improveScore({
    editor,
    articleId: null,
    values: { title: 'Roses', slug: '', metaTitle: '', metaDescription: '', keyword: 'pruning' },
    checks: [check('alt-texts'), check('sentence-length'), check('pictures'), check('slug', 'good')],
    signal: new AbortController().signal,
  })
  const reasons = suggestionsIn(editor.state).all.map(({ reason }) => reason)
  editor.view.dispatch(accept(editor.state, new Set(suggestionsIn(editor.state).all.map(({ id }) => id))))
  const after = editor.getHTML()
  editor.destroy()
  return { sent, result, reasons, after }
}

test('only failed checks that a change of words can pass are sent', async () => {
  const ids = (...checks: CheckResult[]) => improvableChecks(checks).map(({ id }) => id)
  expect(ids(check('keyword-in-title'), check('internal-links'), check('slug', 'good'))).toEqual([
    'keyword-in-title',
  ])
  const { sent } = await improved('<h2>A</h2><p>One <img src="/media/a.png" alt=""></p>', [])
  expect(sent).toMatchObject({
    checks: [{ id: 'alt-texts' }, { id: 'sentence-length' }],
    images: [{ number: 0, alt: '' }],
    keyword: 'pruning',
  })
})

const text = (block: number, from: string, to: string) => ({
  kind: 'text',
  check: 'sentence-length',
  block,
  from,
  to,
})

test.each([
  ['a word', text(0, 'dry wood', 'dead wood'), '<p>Cut <strong>dead</strong> wood.</p><p>Water it.</p>'],
  [
    'an insertion',
    text(1, 'Water it', 'Water it well'),
    '<p>Cut <strong>dry</strong> wood.</p><p>Water it well.</p>',
  ],
  [
    'an insertion at the start',
    text(1, 'Water', 'Now Water'),
    '<p>Cut <strong>dry</strong> wood.</p><p>Now Water it.</p>',
  ],
  ['a removal', text(1, 'Water it', 'Water'), '<p>Cut <strong>dry</strong> wood.</p><p>Water.</p>'],
  [
    'words that are gone',
    text(1, 'Feed it', 'Feed them'),
    '<p>Cut <strong>dry</strong> wood.</p><p>Water it.</p>',
  ],
])('%s is changed in its block', async (_what, improvement, after) => {
  expect((await improved('<p>Cut <strong>dry</strong> wood.</p><p>Water it.</p>', [improvement])).after).toBe(
    after,
  )
})

test('each change has its check as the reason, and fields are proposed with theirs', async () => {
  const { result, reasons, after } = await improved('<p>Cut <img src="/media/a.png" alt="x"> it.</p>', [
    { kind: 'alt', check: 'alt-texts', image: 0, to: 'A saw' },
    { kind: 'field', check: 'sentence-length', field: 'title', to: 'Pruning roses' },
  ])
  expect(reasons).toEqual(['Label of alt-texts'])
  expect(after).toMatch(/src="\/media\/a\.png" alt="A saw"/)
  expect(result).toEqual({
    origin,
    count: 2,
    fields: new Map([['title', { to: 'Pruning roses', reason: 'Label of sentence-length' }]]),
  })
})

test('words that the user changed since are not replaced', async () => {
  const { after, reasons } = await improved('<p>Cut dry wood.</p>', [text(0, 'dry', 'dead')], (editor) => {
    editor.commands.insertContentAt(6, 'X')
  })
  expect([after, reasons]).toEqual(['<p>Cut dXry wood.</p>', []])
})
