import { customCssLimit } from '@web2/builder'
import { act, useState } from 'react'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { showBeside } from '../../testing/show-beside.tsx'
import { CssEditor } from './css-editor.tsx'

let panel: Awaited<ReturnType<typeof showBeside>>
let stored: string[]
let set: (css: string) => void

const Field = () => {
  const [css, setCss] = useState('a { top: 0 }')
  set = setCss
  const commit = (next: string) => {
    stored.push(next)
    setCss(next)
  }
  return <CssEditor label="CSS" value={css} placeholder="" commit={commit} />
}

beforeEach(async () => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true)
  stored = []
  panel = await showBeside('Paragraph', {}, () => <Field />)
})
afterEach(async () => {
  await panel.leave()
  vi.unstubAllGlobals()
})

const area = () => document.querySelector<HTMLTextAreaElement>('textarea[aria-label="CSS"]')!
const type = (value: string) =>
  act(async () => {
    Object.getOwnPropertyDescriptor(HTMLTextAreaElement.prototype, 'value')?.set?.call(area(), value)
    area().dispatchEvent(new Event('input', { bubbles: true }))
  })
const leave = () => act(async () => void area().dispatchEvent(new FocusEvent('focusout', { bubbles: true })))
const reasons = () => [...document.querySelectorAll('[aria-live] li')].map((each) => each.textContent)

describe('the field for custom CSS', () => {
  it('stores the typed text when it is left, with the parts that are not published', async () => {
    await type('b { top: 1px; x }')
    expect(reasons()).toEqual([expect.stringMatching(/^Line 1, column 15: This isn’t a declaration/)])
    expect(area().getAttribute('aria-invalid')).toBe('true')
    await leave()
    expect(stored).toEqual(['b { top: 1px; x }'])
    expect(area().value).toBe('b { top: 1px; x }')
  })

  it('shows the text before after an undo', async () => {
    await type('b { top: 1px }')
    await leave()
    await act(async () => set('a { top: 0 }'))
    expect(area().value).toBe('a { top: 0 }')
  })

  it('keeps a text that is too long, with the reason, and stores nothing', async () => {
    const long = 'a{}\n'.repeat(customCssLimit / 4 + 1)
    await type(long)
    await leave()
    expect(area().value).toBe(long)
    expect(reasons()).toEqual([expect.stringContaining('can have up to 50,000 characters')])
    expect(stored).toEqual([])
  })

  it('selects the place of a problem', async () => {
    await type('a { top: 0 }\n}')
    await act(async () => document.querySelector<HTMLElement>('[aria-live] li button')?.click())
    expect(area().selectionStart).toBe(13)
  })

  it('lists at most 20 problems', async () => {
    await type('x;'.repeat(30))
    expect(reasons()).toHaveLength(20)
    expect(document.querySelector('[aria-live]')?.textContent).toContain('And 10 more parts.')
  })
})
