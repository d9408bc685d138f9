import { beforeEach, expect, it } from 'vitest'
import type { Turbo } from '@web2/contract/generator'
import { forgetTurbo, keepTurbo, keptTurbo, signOf, signOfStored } from './kept-turbo.ts'
import { definitionOf, newTurbo, type TurboValues } from './turbo-values.ts'

const stored = (values: TurboValues): Turbo => ({ _id: 'one', ...definitionOf(values) }) as unknown as Turbo

const base = newTurbo()
const typed = { ...base, title: 'Half a ti' }

beforeEach(() => sessionStorage.clear())

it('gives back what was typed upon the definition that is stored', () => {
  keepTurbo('one', { values: typed, upon: signOf(base), sending: null })
  expect(keptTurbo(stored(base))?.title).toBe('Half a ti')
  expect(keptTurbo(stored({ ...base, title: 'Of somebody else' }))).toBeNull()
  forgetTurbo('one')
  expect(keptTurbo(stored(base))).toBeNull()
})

it('knows its own save, though nobody heard that it arrived', () => {
  keepTurbo('one', { values: typed, upon: signOf(base), sending: signOf(typed) })
  expect(keptTurbo(stored(typed))?.title).toBe('Half a ti')
})

it('keeps a generation that is not stored yet', () => {
  keepTurbo(null, { values: typed, upon: null, sending: null })
  expect(keptTurbo(null)).toEqual(typed)
  expect(signOfStored(null)).toBeNull()
})

it('keeps no list that would fill the tab', () => {
  const huge = { ...base, lists: [{ ...base.lists[0]!, typed: 'x'.repeat(2_000_001) }] }
  expect(keepTurbo('one', { values: huge, upon: null, sending: null })).toBe(false)
  expect(sessionStorage.length).toBe(0)
})
