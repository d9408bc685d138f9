import type { Lead } from '@web2/contract/leads'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { rendered } from '../../../testing/rendered.tsx'
import { useLeadKeys } from './use-lead-keys.ts'

const lead = (id: string) => ({ _id: id, name: id, status: 'new' }) as Lead
const rows = [lead('one'), lead('two')]
const setStatus = vi.fn()
const remove = vi.fn()

const List = () => {
  const area = useLeadKeys({ rows, setStatus, remove })
  return (
    <>
      <input aria-label="Search" />
      <div ref={area}>
        <ul>
          {rows.map(({ _id }) => (
            <li key={_id}>
              <input type="checkbox" aria-label={`Select ${_id}`} />
              <a href={`#${_id}`} data-lead={_id}>
                {_id}
              </a>
            </li>
          ))}
        </ul>
      </div>
    </>
  )
}

let shown: Awaited<ReturnType<typeof rendered>>

beforeEach(async () => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true)
  vi.clearAllMocks()
  Element.prototype.scrollIntoView = () => undefined
  shown = await rendered(<List />)
})
afterEach(async () => {
  await shown.leave()
  vi.unstubAllGlobals()
})

const press = (keys: string | readonly string[], init: KeyboardEventInit = {}) => {
  for (const key of keys) {
    const target = document.activeElement ?? document.body
    target.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true, ...init }))
  }
}

const inFocus = () => document.activeElement?.textContent

it('j and k move between the rows, and stop at the ends', () => {
  press('j')
  expect(inFocus()).toBe('one')
  press('jj')
  expect(inFocus()).toBe('two')
  press('kk')
  expect(inFocus()).toBe('one')
})

it('a key acts on the row in focus, and on none without one', () => {
  press('w')
  expect(setStatus).not.toHaveBeenCalled()
  press('jjs')
  expect(setStatus.mock.calls).toEqual([[rows[1], 'spam']])
  press(['Delete'])
  expect(remove.mock.calls).toEqual([[rows[1]]])
})

it('x selects the row in focus', () => {
  press('jx')
  expect(shown.all<HTMLInputElement>('[type="checkbox"]').map(({ checked }) => checked)).toEqual([
    true,
    false,
  ])
})

it('keys typed in a field, or with Ctrl, are not those of the list', () => {
  press('j')
  press('s', { ctrlKey: true })
  shown.all('input')[0]!.focus()
  press('ws')
  expect(setStatus).not.toHaveBeenCalled()
})
