import { Editor } from '@tiptap/core'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { extensions } from '../rich-text/extensions.ts'
import { createEditSession } from './edit-session.ts'
import { loadSuggestions } from './load-suggestions.ts'
import { suggestionsIn } from './suggestions-plugin.ts'

const origin = { provider: 'OpenAI', model: 'writer', note: '', cost: 0.01 }

interface Asked {
  readonly body: Record<string, unknown>
  readonly signal: AbortSignal
  /** Sends a line of the answer; undefined ends it. */
  readonly answer: (line?: object) => void
}

let asked: Asked[] = []
let editor: Editor
beforeEach(() => {
  asked = []
  vi.stubGlobal('fetch', (_address: string, { body, signal }: { body: string; signal: AbortSignal }) => {
    const { readable, writable } = new TransformStream<Uint8Array, Uint8Array>()
    const writer = writable.getWriter()
    signal.addEventListener('abort', () => void writer.abort(signal.reason).catch(() => undefined))
    asked.push({
      body: JSON.parse(body) as Asked['body'],
      signal,
      answer: (line) =>
        void (line ? writer.write(new TextEncoder().encode(`${JSON.stringify(line)}\n`)) : writer.close()),
    })
    return Promise.resolve(new Response(readable, { status: 201 }))
  })
  editor = new Editor({ extensions: extensions(''), content: '<p>Cut dry wood.</p><p>Water roses.</p>' })
  loadSuggestions(editor)
})
afterEach(() => {
  editor.destroy()
  vi.unstubAllGlobals()
})

const open = () => createEditSession(editor, () => ({ id: null, title: 'Roses', keyword: 'pruning' }))
const suggestions = () =>
  suggestionsIn(editor.state).all.map(({ content }) => content.textBetween(0, content.size, '|'))

test('the paragraph at the cursor is sent with its surroundings, and the answer is proposed', async () => {
  const session = open()
  editor.commands.setTextSelection(3)
  session.start({ action: 'rewrite' })
  expect(asked[0]?.body).toEqual({
    articleId: null,
    action: 'rewrite',
    passage: '<p>Cut dry wood.</p>',
    article: { title: 'Roses', keyword: 'pruning', outline: '', before: '', after: 'Water roses.' },
  })
  asked[0]!.answer({ text: '<p>Cut dead' })
  await expect.poll(() => session.state.get()).toMatchObject({ phase: 'writing', text: 'Cut dead' })
  asked[0]!.answer({ done: { html: '<p>Cut dead wood.</p>', ...origin } })
  await expect.poll(suggestions).toEqual(['dead'])
  expect(session.state.get()).toEqual({
    phase: 'done',
    sentence: '',
    origin: expect.objectContaining(origin),
  })
  expect(editor.getHTML()).toBe('<p>Cut dry wood.</p><p>Water roses.</p>')
})

test('an editor that closes, a new request and Stop close the connection', () => {
  const session = open()
  session.start({ action: 'rewrite' })
  session.start({ action: 'shorten' })
  expect(asked.map(({ signal }) => signal.aborted)).toEqual([true, false])
  session.stop()
  expect(asked[1]!.signal.aborted).toBe(true)
  session.start({ action: 'expand' })
  session.close()
  expect(asked[2]!.signal.aborted).toBe(true)
  expect(session.state.get()).toEqual({ phase: 'idle' })
})

test('added text that was written until Stop is proposed, a half replacement is not', async () => {
  const session = open()
  session.start({ action: 'continue' })
  asked[0]!.answer({ text: '<p>Feed them.</p><p>And' })
  await expect.poll(() => session.state.get()).toMatchObject({ text: 'Feed them.\nAnd' })
  session.stop()
  expect(suggestions()).toEqual(['Feed them.|And'])
  session.start({ action: 'rewrite' })
  asked[1]!.answer({ text: '<p>Cut' })
  await expect.poll(() => session.state.get()).toMatchObject({ text: 'Cut' })
  session.stop()
  expect(suggestions()).toEqual(['Feed them.|And'])
})

test('an answer for a passage that the user changed is not proposed, and can be asked for again', async () => {
  const session = open()
  editor.commands.setTextSelection(3)
  session.start({ action: 'rewrite' })
  editor.commands.insertContentAt(5, 'X')
  asked[0]!.answer({ done: { html: '<p>Cut dead wood.</p>', ...origin } })
  await expect
    .poll(() => session.state.get())
    .toMatchObject({
      phase: 'failed',
      sentence: 'You changed this text while AI was writing. Try again.',
    })
  expect(suggestions()).toEqual([])
  session.retry()
  expect(asked[1]?.body.passage).toBe('<p>Cut Xdry wood.</p>')
})

test('failures are sentences: of the server, of a broken answer, and without a passage', async () => {
  const session = open()
  const sentence = () => {
    const state = session.state.get()
    return state.phase === 'failed' ? state.sentence : null
  }
  session.start({ action: 'rewrite' })
  asked[0]!.answer({ failed: 'Your OpenAI account is out of credit.' })
  await expect.poll(sentence).toBe('Your OpenAI account is out of credit.')
  session.retry()
  asked[1]!.answer()
  await expect.poll(sentence).toBe('The answer broke off. Check your connection and try again.')
  editor.commands.setContent('')
  session.start({ action: 'rewrite' })
  expect(sentence()).toBe('Select some text first.')
  expect(asked).toHaveLength(2)
})

test('a refused restart clears the text so far', async () => {
  const session = open()
  session.start({ action: 'rewrite' })
  asked[0]!.answer({ text: 'Rules: answer' })
  await expect.poll(() => session.state.get()).toMatchObject({ text: 'Rules: answer' })
  asked[0]!.answer({ restart: true })
  await expect.poll(() => session.state.get()).toMatchObject({ phase: 'writing', text: '' })
})
