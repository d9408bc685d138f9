import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import type { CardRow } from '../../generation-view.ts'
import type { GenerationRun } from '../generation-run.ts'
import { cardQuestion } from '../card-question.ts'

/* A changed text gets a new version in card-question.ts, and its file replaces the old one. */

const row = (change: Partial<CardRow>) =>
  ({
    parentId: null,
    title: '',
    prompt: '',
    promptSource: 'keyword',
    text: '',
    generateTextBy: null,
    ...change,
  }) as CardRow

const cards = [
  row({ id: 'title', type: 'title', position: 0, text: 'Roses in winter' }),
  row({ id: 'subtitle', parentId: 'title', type: 'subtitle', position: 1, promptSource: 'title' }),
  row({ id: 'said', parentId: 'title', type: 'paragraph', position: 2, text: 'Cut them in March.' }),
  row({ id: 'paragraph', parentId: 'title', type: 'paragraph', position: 3, promptSource: 'title' }),
]
const steps = [
  row({
    id: 'ideas',
    type: 'step',
    title: 'Ideas',
    position: 0,
    prompt: 'List ideas on {keyword}.',
    text: 'Soil',
  }),
  row({ id: 'draft', type: 'step', title: 'Draft', position: 1, prompt: 'Write about {previous}.' }),
]
const nap = new Map([
  ['nap.businessName', 'Rose House'],
  ['nap.city', 'Salem'],
  ['nap.phone', '555 0100'],
])

const rendered = (kind: 'article' | 'stacker', all: readonly CardRow[], ids: readonly string[]) => {
  const generation = { id: 'g', articleId: null, createdBy: null, kind, keyword: 'roses', variables: [] }
  const questions = all
    .filter(({ id }) => ids.includes(id))
    .map(
      (card) => cardQuestion({ generation, nap, plan: null } as unknown as GenerationRun, card, all).question,
    )
  const text = questions.map(
    ({ prompt: { instructions, prompt } }) => `${instructions}\n\n--- prompt ---\n\n${prompt}\n`,
  )
  return { questions, text: text.join('\n=====\n\n') }
}

test.each([
  ['article', cards, ['title', 'subtitle', 'paragraph']],
  ['stacker', steps, ['draft']],
] as const)('the prompts of a generated %s have the text of their version', (kind, all, ids) => {
  const { questions, text } = rendered(kind, all, ids)
  const { name, version } = questions[0]!.prompt
  expect(new Set(questions.map(({ prompt }) => prompt.name))).toEqual(new Set([name]))
  expect(text).toBe(readFileSync(new URL(`${name}.v${version}.txt`, import.meta.url), 'utf8'))
})

test('a text reserves for twice its typical length', () => {
  const { questions } = rendered('article', cards, ['paragraph'])
  expect(questions[0]).toMatchObject({ task: 'draft', expectedTokens: 380, subject: { kind: 'generation' } })
})
