import { scoreArticle, type ArticleScore } from '@web2/writing'
import { expect, test, vi } from 'vitest'
import { createScorer, type ScoredArticle } from './scorer.ts'

/** Creates a fake worker that answers on demand. */
const heldWorker = () => {
  const asked: ScoredArticle[] = []
  const hears = new Map<string, (event: unknown) => void>()
  return {
    asked,
    answer: () =>
      hears.get('message')!({ data: scoreArticle({ ...asked.at(-1)!, html: asked.at(-1)!.parts.join('') }) }),
    fail: () => hears.get('error')!({ message: 'broke' }),
    worker: {
      addEventListener: (name: string, hear: unknown) =>
        void hears.set(name, hear as (event: unknown) => void),
      postMessage: (input: ScoredArticle) => void asked.push(input),
      terminate: () => undefined,
    } as unknown as Worker,
  }
}

const article = (html: string): ScoredArticle => ({
  title: '',
  parts: [html],
  keyword: '',
  slug: '',
  metaTitle: '',
  metaDescription: '',
})

test('requests one score for all edits made during a scoring', () => {
  const { asked, answer, worker } = heldWorker()
  const scores: ArticleScore[] = []
  let html = '<p>one</p>'
  const scorer = createScorer({
    read: () => article(html),
    onScore: (score) => scores.push(score),
    onFailure: () => expect.unreachable(),
    start: () => worker,
  })
  scorer.ask()
  for (html of ['<p>one two</p>', '<p>one two three</p>']) scorer.ask()
  expect(asked).toHaveLength(1)
  answer()
  expect(asked).toHaveLength(2)
  answer()
  expect(asked).toHaveLength(2)
  expect(scores.map(({ words }) => words)).toEqual([1, 3])
})

test('reports a broken worker and stops requests', () => {
  const printed = vi.spyOn(console, 'error').mockReturnValue()
  const { asked, fail, worker } = heldWorker()
  let failed = false
  const scorer = createScorer({
    read: () => article(''),
    onScore: () => expect.unreachable(),
    onFailure: () => {
      failed = true
    },
    start: () => worker,
  })
  scorer.ask()
  fail()
  scorer.ask()
  expect({ failed, asked: asked.length }).toEqual({ failed: true, asked: 1 })
  expect(printed).toHaveBeenCalledExactlyOnceWith('The score stopped.', 'broke')
})
