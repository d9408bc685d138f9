import type { Article, ArticleData } from '@web2/contract/articles'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { formDraft } from '../../../lib/forms/form-draft.ts'
import { createSaver, type ArticleDraft } from './article-saver.ts'
import { emptyValues, type ArticleSnapshot } from './article-values.ts'

beforeEach(() => {
  sessionStorage.clear()
  vi.useFakeTimers()
})
afterEach(() => vi.useRealTimers())

const conflict = Object.assign(new Error('Somebody else'), { code: 409, className: 'conflict' })
const offline = Object.assign(new Error('No answer'), { unanswered: true })

const writing = ({ isNew = false } = {}) => {
  const base: ArticleSnapshot = { ...emptyValues, title: isNew ? '' : 'Roses', text: '<p></p>' }
  const page = { now: base }
  const sent: ArticleData[] = []
  const answers: (() => Promise<void>)[] = []
  let revision = isNew ? 0 : 4
  const answer = async (data: ArticleData): Promise<Article> => {
    sent.push(data)
    await answers.shift()?.()
    revision += 1
    return { _id: 'a', revision } as Article
  }
  const draft = formDraft<ArticleDraft>('article.a')
  const saver = createSaver({
    stored: isNew ? null : { _id: 'a', revision },
    base,
    read: () => page.now,
    create: answer,
    patch: (_id, data) => answer(data),
    draftOf: (id) => formDraft(`article.${id ?? 'new'}`),
    onSaved: () => undefined,
    onUnkept: () => undefined,
  })
  const type = (part: Partial<ArticleSnapshot>) => {
    page.now = { ...page.now, ...part }
    saver.edited()
  }
  return { saver, draft, sent, answers, type }
}

test('sends only changed fields with their base revision, after a pause in typing', async () => {
  const { saver, sent, type, draft } = writing()
  type({ text: '<p>A</p>' })
  type({ text: '<p>Ab</p>' })
  expect(saver.state.get().phase).toBe('unsaved')
  await vi.runAllTimersAsync()
  expect(sent).toEqual([{ text: '<p>Ab</p>', basedOn: 4 }])
  expect(saver.state.get()).toMatchObject({ phase: 'saved', revision: 5 })
  expect(draft.read()).toBeNull()
  type({ title: ' Roses ' })
  await vi.runAllTimersAsync()
  expect(sent).toHaveLength(1)
})

test('text that was undone is no draft any more, neither after a moment nor once it is saved', async () => {
  const { type, draft, saver, sent } = writing()
  type({ text: '<p>A</p>' })
  await vi.advanceTimersByTimeAsync(400)
  expect(draft.read()?.written.text).toBe('<p>A</p>')
  type({ text: '<p></p>' })
  await vi.advanceTimersByTimeAsync(400)
  expect(draft.read()).toBeNull()

  type({ text: '<p>A</p>' })
  await vi.advanceTimersByTimeAsync(400)
  type({ text: '<p></p>' })
  expect(await saver.save()).toBe(true)
  expect(draft.read()).toBeNull()
  expect(sent).toEqual([])
})

test('creates a new article once, as soon as there is something to keep', async () => {
  const { saver, sent, type } = writing({ isNew: true })
  type({ text: '<p><br></p>' })
  await vi.runAllTimersAsync()
  expect(sent).toEqual([])
  type({ title: 'First' })
  void saver.save()
  type({ title: 'First words' })
  await vi.runAllTimersAsync()
  expect(sent).toEqual([
    { title: 'First', text: '<p><br></p>' },
    { title: 'First words', basedOn: 1 },
  ])
})

test('saves text typed during a save afterwards', async () => {
  const { saver, sent, type, answers } = writing()
  const { promise, resolve } = Promise.withResolvers<void>()
  answers.push(() => promise)
  type({ keyword: 'one' })
  const first = saver.save()
  type({ keyword: 'two' })
  resolve()
  await first
  expect(saver.isUnsaved()).toBe(true)
  await vi.runAllTimersAsync()
  expect(sent).toEqual([
    { keyword: 'one', basedOn: 4 },
    { keyword: 'two', basedOn: 5 },
  ])
})

test('keeps a failed save in the tab and retries it', async () => {
  const { saver, sent, type, answers, draft } = writing()
  answers.push(() => Promise.reject(offline))
  type({ keyword: 'kept' })
  await vi.runAllTimersAsync()
  expect(saver.state.get()).toMatchObject({ phase: 'failed', failure: offline, revision: 4 })
  expect(draft.read()).toMatchObject({ revision: 4, written: { keyword: 'kept' } })
  expect(await saver.save()).toBe(true)
  expect(sent).toHaveLength(2)
  expect(draft.read()).toBeNull()
})

test("overwrites another user's save only on request", async () => {
  const { saver, sent, type, answers, draft } = writing()
  answers.push(() => Promise.reject(conflict))
  type({ keyword: 'mine' })
  await vi.runAllTimersAsync()
  expect(saver.state.get().phase).toBe('overtaken')
  type({ keyword: 'mine still' })
  await vi.runAllTimersAsync()
  expect(sent).toHaveLength(1)
  expect(draft.read()?.written.keyword).toBe('mine still')
  saver.replace(9)
  expect(await saver.save()).toBe(true)
  expect(sent.at(-1)).toEqual({ keyword: 'mine still', basedOn: 9 })
})

test('leaving keeps unsaved text; discarding does not', () => {
  const { saver, type, draft } = writing()
  type({ keyword: 'left' })
  saver.stop()
  expect(draft.read()?.written.keyword).toBe('left')
  saver.forget()
  expect(draft.read()).toBeNull()
  expect(saver.isUnsaved()).toBe(false)
})
