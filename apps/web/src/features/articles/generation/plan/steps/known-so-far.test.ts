import { expect, it } from 'vitest'
import { knownSoFar } from './known-so-far.ts'

it('names the parts of a brief that are there, without its JSON', () => {
  const text =
    '{"keyword":"roses","audience":"Gardeners","facts":[{"text":"Since 1998","source":"S1"},{"text":"In Le'
  expect(knownSoFar('brief', text)).toEqual([
    { label: 'Audience', lines: ['Gardeners'] },
    { label: 'Facts', lines: ['Since 1998', 'In Le'] },
  ])
})

it('lists the headings of an outline', () => {
  const text =
    '{"title":"Roses","introduction":{"purpose":"Answers"},"sections":[{"id":"s1","level":2,"heading":"When to cut"'
  expect(knownSoFar('outline', text)).toEqual([
    { label: 'Title', lines: ['Roses'] },
    { label: 'Introduction', lines: ['Answers'] },
    { label: 'Sections', lines: ['When to cut'] },
  ])
})

it.each(['', 'I cannot do that.', '{"title": [1, null, {}]'])('shows nothing of “%s”', (text) =>
  expect(knownSoFar('details', text)).toEqual([]),
)
