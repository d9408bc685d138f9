import type { OutlineSection } from '@web2/contract/articles'
import { describe, expect, it } from 'vitest'
import {
  hasProblems,
  movedByDrop,
  movedByKey,
  outlineProblems,
  outlineWords,
  withoutSection,
  withSection,
} from './outline-edit.ts'

const words = { from: 100, to: 150 }

/** Sections from 'a b. c', a dot marking the third level. */
const outline = (said: string): readonly OutlineSection[] =>
  said.split(' ').map((name, at) => ({
    id: `s${at + 1}`,
    level: name.endsWith('.') ? 3 : 2,
    heading: name.replace('.', ''),
    purpose: '',
    points: [],
    words,
  }))

const shape = (sections: readonly OutlineSection[] | null) =>
  sections?.map(({ heading, level }) => `${heading || '?'}${level === 3 ? '.' : ''}`).join(' ') ?? null

describe('movedByKey', () => {
  it.each([
    ['a b. c d.', 2, 'ArrowUp', 'c d. a b.'],
    ['a b. c d.', 0, 'ArrowDown', 'c d. a b.'],
    ['a b. c d.', 3, 'ArrowUp', 'a b. d. c'],
    ['a b. c d.', 1, 'ArrowDown', 'a c b. d.'],
    ['a b. c.', 1, 'ArrowDown', 'a c. b.'],
    ['a b. c d.', 1, 'ArrowLeft', 'a b c d.'],
    ['a b. c d.', 2, 'ArrowRight', 'a b. c. d.'],
    ['a b. c d.', 0, 'ArrowUp', null],
    ['a b.', 1, 'ArrowUp', null],
    ['a b. c d.', 3, 'ArrowDown', null],
    ['a b. c d.', 2, 'ArrowDown', null],
    ['a b. c d.', 0, 'ArrowRight', null],
    ['a b. c d.', 2, 'ArrowLeft', null],
  ] as const)('%s: entry %i by %s → %s', (before, at, key, after) =>
    expect(shape(movedByKey(outline(before), at, key))).toBe(after),
  )
})

describe('movedByDrop', () => {
  it.each([
    ['a b. c d.', 2, 0, 'before', 'c d. a b.'],
    ['a b. c d.', 0, 3, 'after', 'c d. a b.'],
    ['a b. c d. e', 4, 1, 'before', 'a b. e c d.'],
    ['a b. c d.', 3, 0, 'after', 'a d. b. c'],
    ['a b. c d.', 1, 2, 'after', 'a c b. d.'],
    ['a b. c d.', 1, 0, 'before', null],
    ['a b. c d.', 0, 1, 'after', null],
    ['a b. c d.', 2, 1, 'after', null],
  ] as const)('%s: entry %i over %i, %s → %s', (before, from, over, side, after) =>
    expect(shape(movedByDrop(outline(before), from, over, side))).toBe(after),
  )
})

describe('withSection and withoutSection', () => {
  it.each([
    ['a b. c', 0, 2, 'a b. ? c'],
    ['a b. c', 1, 2, 'a b. ? c'],
    ['a b. c', 0, 3, 'a ?. b. c'],
    ['a b. c', 1, 3, 'a b. ?. c'],
  ] as const)('%s: adds after entry %i at level %i → %s', (before, at, level, after) =>
    expect(shape(withSection(outline(before), at, level))).toBe(after),
  )

  it('adds the first section of an empty outline', () => expect(shape(withSection([], -1, 3))).toBe('?'))

  it('never reuses an id, so that written sections keep their texts', () => {
    const left = withoutSection(outline('a b c'), 2)
    expect(withSection(left, 1, 2, ['s3']).map(({ id }) => id)).toEqual(['s1', 's2', 's4'])
  })

  it('removes a section with its parts', () => {
    expect(shape(withoutSection(outline('a b. c. d'), 0))).toBe('d')
    expect(shape(withoutSection(outline('a b. c. d'), 1))).toBe('a c. d')
  })
})

it('adds up the words of introduction and sections', () => {
  expect(
    outlineWords({ introduction: { purpose: '', words: { from: 40, to: 60 } }, sections: outline('a b.') }),
  ).toEqual({
    from: 240,
    to: 360,
  })
})

describe('outlineProblems', () => {
  const problems = (title: string, said: readonly string[]) =>
    outlineProblems({
      title,
      sections: said.map((heading, at) => ({ ...outline('a')[0]!, id: `s${at + 1}`, heading })),
    })

  it('finds empty and equal headings, and a missing title', () => {
    expect(problems(' ', ['Cut', ' ', 'cut '])).toEqual({
      title: 'Enter a title.',
      headings: { s2: 'Enter a heading.', s3: 'Another section has this heading.' },
    })
  })
  it('wants a section', () => expect(problems('Roses', []).sections).toBe('Add at least one section.'))
  it('finds nothing in a good outline', () =>
    expect(hasProblems(problems('Roses', ['Cut', 'Water']))).toBe(false))
})
