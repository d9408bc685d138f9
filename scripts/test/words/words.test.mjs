import { describe, expect, it } from 'vitest'
import { countsOf } from './count-words.mjs'

const said = (path, text) =>
  [...countsOf(new Map([[path, text]]))].filter(([, places]) => places.length > 0).map(([name]) => name)

describe('countsOf', () => {
  it('finds phrases in comments and docstrings, across lines', () => {
    expect(said('a.ts', '/** Locks it for\n * good. */\nexport const a = 1 // whoever asks')).toEqual([
      'whoever',
      'for good',
    ])
    expect(said('a.ts', '// whoever asks\nconst a = 1')).toEqual(['whoever'])
  })

  it('finds phrases in test titles', () => {
    expect(said('a.test.ts', "describe('x', () => { it.each([1])('is told of %d', () => {}) })")).toEqual([
      'is told',
      'tells of, told the account',
    ])
  })

  it('skips code, strings and code spans', () => {
    expect(said('a.ts', "const whoever = 'nobody' /* names `whoever` */")).toEqual([])
    expect(said('a.md', 'Use `whoever`.\n```\nnobody\n```\n')).toEqual([])
  })

  it('returns the line of a phrase in Markdown', () => {
    expect(countsOf(new Map([['a.md', 'Fine.\nNobody waits.']])).get('nobody')).toEqual(['a.md:2'])
  })
})
