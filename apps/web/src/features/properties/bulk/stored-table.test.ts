import { expect, test } from 'vitest'
import { keptTable } from './stored-table.ts'

/** Storage with a capacity in characters. */
const storeOf = (most = Infinity) => {
  const held = new Map<string, string>()
  return {
    getItem: (key: string) => held.get(key) ?? null,
    setItem: (key: string, value: string) => {
      if (value.length > most) throw new DOMException('Full', 'QuotaExceededError')
      held.set(key, value)
    },
    removeItem: (key: string) => void held.delete(key),
  }
}
const table = { importId: 'one', head: ['Address'], rows: [['a.example'], ['b.example']] }

test('an import is read again as it was, with how far it is, by its owner alone', () => {
  const store = storeOf()
  const mine = keptTable(store, 'ann')
  expect(mine.read()).toBeNull()
  expect(mine.keep(table)).toBe(true)
  expect(mine.read()).toEqual({ ...table, progress: { done: 0, created: 0, refused: [] } })
  const progress = { done: 2, created: 1, refused: [[1, 'It is there already.']] as const }
  mine.note(progress)
  expect(keptTable(store, 'ann').read()).toEqual({ ...table, progress })
  expect(keptTable(store, 'ben').read()).toBeNull()
  mine.keep({ ...table, importId: 'two' })
  expect(mine.read()?.progress.done).toBe(0)
  mine.forget()
  expect(mine.read()).toBeNull()
})

test('data that is too large is not stored, not even in part', () => {
  const mine = keptTable(storeOf(20), 'ann')
  expect(mine.keep(table)).toBe(false)
  mine.note({ done: 1, created: 1, refused: [] })
  expect(mine.read()).toBeNull()
})
