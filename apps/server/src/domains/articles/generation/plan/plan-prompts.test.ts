import { readdirSync } from 'node:fs'
import { expect, it } from 'vitest'
import type { ModelPrompt } from '../../../model-calls/index.ts'
import type { CardRow } from '../generation-view.ts'
import { exampleBrief, exampleOutline, exampleSource } from './plan-fixture.ts'
import type { PlanSubject } from './plan-subject.ts'
import { articleBrief } from './prompts/article-brief.prompt.ts'
import { articleDetails } from './prompts/article-details.prompt.ts'
import { articleOutline } from './prompts/article-outline.prompt.ts'
import { articleReview } from './prompts/article-review.prompt.ts'
import { articleSection } from './prompts/article-section.prompt.ts'

const card = (fields: Partial<CardRow>): CardRow =>
  ({ status: 'written', parentId: null, section: null, heading: 'p', text: '', ...fields }) as CardRow

const subject: PlanSubject = {
  keyword: 'gutter cleaning austin',
  plan: {
    language: 'en-US',
    audience: 'homeowners',
    wishes: 'No price but ours',
    words: { from: 300, to: 500 },
    runThrough: false,
    generateTextBy: { name: 'openai', params: { model: 'gpt-6.1-sol' } },
    categoryId: null,
    sameKeyword: [{ articleId: 'a', title: 'Gutters in spring' }],
  },
  cards: [
    card({ id: 'brief', type: 'brief', text: JSON.stringify(exampleBrief) }),
    card({ id: 'outline', type: 'outline', text: JSON.stringify(exampleOutline) }),
    card({ id: 'title', type: 'title', heading: 'h1', text: exampleOutline.title }),
    card({
      id: 'intro',
      parentId: 'title',
      type: 'paragraph',
      section: 'intro',
      text: 'Clean them in April.',
    }),
    card({ id: 'h-s1', parentId: 'title', type: 'subtitle', heading: 'h2', section: 's1', text: 'When?' }),
    card({ id: 's1', parentId: 'h-s1', type: 'paragraph', section: 's1', text: 'In March [S1].' }),
  ],
  sources: [{ id: 'S1', title: 'Price list', date: '2026-11-20', text: exampleSource }],
  business: {
    outline: 'Business: Gutter House\nCity: Austin',
    draft: 'Business: Gutter House\nCity: Austin\nTone: plain',
    edit: 'Business: Gutter House\nCity: Austin',
  },
  neverSaid: ['Leaf Kings'],
  profileVersion: 'profile 1',
  businessName: 'Gutter House',
  ownPages: [{ url: 'https://gutter.example/prices/', title: 'Prices' }],
  siblings: ['roof cleaning austin: shade and moss'],
  today: '2026-11-24',
  canary: 'canary1234',
  delimiter: 'test',
}

const prompts: readonly ModelPrompt[] = [
  articleBrief(subject, ''),
  articleOutline(subject, ''),
  articleSection(subject, { id: 's1', section: 's1' }, 'Shorter, please'),
  articleReview(subject, ''),
  articleDetails(subject, ''),
]
const fileOf = ({ name, version }: ModelPrompt) => `${name}.v${version}.txt`
const rendered = ({ instructions, prompt }: ModelPrompt) => `${instructions}\n\n=====\n\n${prompt}\n`

it.each(prompts.map((prompt) => [prompt.name, prompt] as const))(
  'the text of “%s” is the one of its version',
  (_name, prompt) => expect(rendered(prompt)).toMatchFileSnapshot(`./prompts/${fileOf(prompt)}`),
)

it('each prompt file has its present version beside it', () => {
  const files = readdirSync(new URL('./prompts/', import.meta.url))
  const names = files
    .filter((file) => file.endsWith('.prompt.ts'))
    .map((file) => file.replace('.prompt.ts', ''))
  expect(names).toEqual(prompts.map(({ name }) => name).toSorted())
  for (const prompt of prompts) expect(files).toContain(fileOf(prompt))
})

it.each(prompts.map((prompt) => [prompt.name, prompt] as const))(
  '“%s” keeps text of others out of the instructions, and within its block',
  (_name, { instructions, prompt }) => {
    expect(instructions).not.toContain(exampleSource)
    expect(prompt).toContain(exampleSource)
    expect(prompt.indexOf('<source-test')).toBeLessThan(prompt.indexOf(exampleSource))
    expect(prompt.indexOf('</source-test>')).toBeGreaterThan(prompt.indexOf(exampleSource))
  },
)

it.each(prompts.map((prompt) => [prompt.name, prompt] as const))(
  '“%s” names language, date, business and the ban of invented facts',
  (_name, { instructions }) => {
    for (const part of ['American English', 'November 24, 2026', 'Gutter House', 'only if a source'])
      expect(instructions).toContain(part)
  },
)

it('a section is asked for with brief, outline, the text so far and its mark', () => {
  const { prompt } = articleSection(subject, { id: 's1', section: 's1' }, '')
  expect(prompt).toContain(JSON.stringify(exampleOutline))
  expect(prompt).toContain(exampleBrief.angle)
  expect(prompt).toContain('Clean them in April.')
  expect(prompt).toContain('Current section: s1')
  // its own earlier text is not part of the text so far
  expect(prompt).not.toContain('In March [S1].')
})

it('a section that left the outline can’t be asked for', () => {
  expect(() => articleSection(subject, { id: 's9', section: 's9' }, '')).toThrow('no longer has this section')
})
