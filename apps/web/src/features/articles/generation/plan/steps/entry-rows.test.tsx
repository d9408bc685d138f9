import { act, useState } from 'react'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { rendered } from '../../../../../testing/rendered.tsx'
import { EntryRows } from './entry-rows.tsx'

let stored: readonly string[] = []
const List = ({ most = 5 }: { readonly most?: number }) => {
  const [rows, setRows] = useState<readonly string[]>(['One', 'Two', 'Three'])
  stored = rows
  return (
    <EntryRows label="Facts" noun="fact" rows={rows} blank="" most={most} canWrite onChange={setRows}>
      {(row, change, name) => (
        <input aria-label={name} value={row} onChange={(event) => change(event.currentTarget.value)} />
      )}
    </EntryRows>
  )
}

beforeEach(() => void vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true))
afterEach(() => vi.unstubAllGlobals())

const named = (name: string) => document.querySelector<HTMLElement>(`[aria-label="${name}"]`)!
const key = (name: string, code: string) =>
  act(async () => {
    named(name).focus()
    named(name).dispatchEvent(new KeyboardEvent('keydown', { key: code, bubbles: true, cancelable: true }))
  })

it('moves a row with the arrow keys, and keeps the focus on its handle', async () => {
  const { host, leave } = await rendered(<List />)
  await key('Move fact 1', 'ArrowDown')
  expect(stored).toEqual(['Two', 'One', 'Three'])
  expect(document.activeElement).toBe(named('Move fact 2'))
  expect(host.querySelector('[role=status]')?.textContent).toBe('Fact moved to position 2 of 3.')
  await key('Move fact 1', 'ArrowUp')
  await key('Move fact 3', 'ArrowDown')
  expect(stored).toEqual(['Two', 'One', 'Three'])
  await leave()
})

it('adds an empty row with the focus in it, and removes one', async () => {
  const { press, leave } = await rendered(<List />)
  await press('Add fact')
  expect(stored).toEqual(['One', 'Two', 'Three', ''])
  expect(document.activeElement).toBe(named('Fact 4'))
  await act(async () => named('Remove fact 2').click())
  expect(stored).toEqual(['One', 'Three', ''])
  await leave()
})

it('adds no more rows than can be stored', async () => {
  const { all, leave } = await rendered(<List most={3} />)
  expect(all('button').map(({ textContent }) => textContent)).not.toContain('Add fact')
  await leave()
})
