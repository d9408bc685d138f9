import { expect, it } from 'vitest'
import type { TurboCheck } from '@web2/contract/generator'
import { approvalSentences, placeNames } from './approval-sentences.ts'
import { differenceSentence } from '../progress/change-sentences.ts'
import { checkSentence, grouped, errorCountByStep } from './check-sentences.ts'
import { newTurbo } from '../new-project.ts'

const check = (part: Partial<TurboCheck>) =>
  ({ pages: 200, combinations: '200', variants: '1', ...part }) as TurboCheck

it.each([
  [check({}), '200 pages'],
  [check({ pages: null, combinations: '0' }), 'No pages yet'],
  [check({ pages: 50 }), '50 pages · 200 combinations'],
  [check({ pages: null, variants: '12' }), '200 combinations · 12 variants per page'],
  [check({ pages: 1, combinations: '1' }), '1 page'],
])('says what a definition comes to', (answer, sentence) => {
  expect(checkSentence(answer)).toBe(sentence)
})

it('groups digits of more than a number holds', () => {
  expect(grouped('1000000000000000000001')).toBe('1,000,000,000,000,000,000,001')
})

it('counts problems by the step that fixes them', () => {
  const wrong = errorCountByStep({
    'lists.0.name': '',
    pages: '',
    'blocks.7': '',
    'rules.2.when.name': '',
    pageName: '',
    rootSlug: '',
    somethingNew: '',
  })
  expect([...wrong]).toEqual([
    ['data', 2],
    ['template', 3],
    ['destination', 1],
    ['review', 1],
  ])
})

it('names what an approval leads to', () => {
  const plan = { pages: 231, sites: 1, places: 2, texts: 0, pictures: 3 }
  const { brakes } = newTurbo()
  const sentences = approvalSentences(
    { brakes: { ...brakes, perDay: 25, timeZone: 'Europe/Berlin', stopAtCost: 5 } },
    plan,
  )
  expect(sentences[0]).toBe('231 pages in 1 site are generated and published to 2 destinations.')
  expect(sentences).toContain('This includes 3 images.')
  expect(sentences).toContain('25 pages are published per day (Europe/Berlin).')
  expect(sentences.at(-1)).toBe(
    'The project stops if more than 10% of its texts fail or its cost reaches $5.',
  )
})

it('names every place', () => {
  expect(
    placeNames([
      { cloud: 'builtin', buckets: [] },
      {
        cloud: 's3',
        accountLabel: 'Store',
        buckets: [{ bucket: 'a' }, { bucket: 'b-{city}', newBucket: true }],
      },
    ]),
  ).toEqual(['Built-in host', 'Store / a', 'Store / b-{city} (new bucket)'])
})

it.each([
  [{ added: 0, changed: 100, deleted: 0 }, '100 changed, 20 unchanged files, 2 KB'],
  [{ added: 0, changed: 0, deleted: 0 }, 'No files have changed.'],
  [{ added: 3, changed: 0, deleted: 1 }, '3 new, 1 deleted, 20 unchanged files, 2 KB'],
])('says what a publication would send', (part, sentence) => {
  const difference = {
    added: 0,
    changed: 0,
    deleted: 0,
    unchanged: 20,
    bytesToSend: 2_000,
  }
  expect(differenceSentence({ ...difference, ...part })).toBe(sentence)
})
