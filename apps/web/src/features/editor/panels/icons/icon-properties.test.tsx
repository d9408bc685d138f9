import { act } from 'react'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { showBeside } from '../../testing/show-beside.tsx'
import { BlockProperties } from '../inspector/properties/block-properties.tsx'

const rows = [
  ['star', 'favorite', ['M0 0']],
  ['leaf', 'plant garden', ['M1 1h2']],
  ['phone', 'call', ['M2 2h2']],
]

let panel: Awaited<ReturnType<typeof showBeside>>
beforeEach(async () => {
  localStorage.clear()
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true)
  vi.stubGlobal('fetch', () => Promise.resolve(Response.json(rows)))
  panel = await showBeside('Icon', {}, (id) => <BlockProperties ids={[id]} />)
})
afterEach(async () => {
  await panel.leave()
  vi.unstubAllGlobals()
})

const inPage = <Found extends HTMLElement>(selector: string) => [
  ...document.querySelectorAll<Found>(selector),
]
const button = (text: string) => {
  const found = inPage('button').find((each) => each.textContent === text)
  if (!found) throw new Error(`There is no button “${text}”.`)
  return found
}
const press = (element: HTMLElement | undefined) => act(async () => void element?.click())
const type = (field: HTMLInputElement | HTMLTextAreaElement, value: string) =>
  act(async () => {
    Object.getOwnPropertyDescriptor(Object.getPrototypeOf(field) as object, 'value')?.set?.call(field, value)
    field.dispatchEvent(new Event('input', { bubbles: true }))
  })
/** Waits for what the library brings, outside of `act`. */
const shown = async (check: () => void) => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', false)
  await vi.waitFor(check)
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true)
}
const search = async (text: string) => {
  await shown(() => expect(inPage('[aria-label="Icons"] button')).not.toHaveLength(0))
  const [field] = inPage<HTMLInputElement>('[aria-label="Search icons"]')
  if (field) await type(field, text)
}
const names = () => inPage('[aria-label="Icons"] button').map((each) => each.getAttribute('aria-label'))
const drawing = () => panel.all('svg path').map((path) => path.getAttribute('d'))

describe('the icon dialog', () => {
  it('stores the drawing of a searched icon in the document', async () => {
    await press(button('Choose icon'))
    await search('garden')
    expect(names()).toEqual(['leaf'])
    await press(inPage('[aria-label="leaf"]')[0])
    expect(drawing()).toContain('M1 1h2')
  })

  it('chooses the best match by Enter', async () => {
    await press(button('Choose icon'))
    await search('call')
    const [field] = inPage('[aria-label="Search icons"]')
    await act(async () => field?.dispatchEvent(new KeyboardEvent('keydown', { key: 'Enter', bubbles: true })))
    expect(drawing()).toContain('M2 2h2')
  })

  it('moves between icons by arrow keys', async () => {
    await press(button('Choose icon'))
    await search('')
    const [field] = inPage('[aria-label="Search icons"]')
    const keydown = (key: string) =>
      act(async () =>
        (document.activeElement ?? field)?.dispatchEvent(
          new KeyboardEvent('keydown', { key, bubbles: true }),
        ),
      )
    field?.focus()
    await keydown('ArrowDown')
    expect(document.activeElement?.getAttribute('aria-label')).toBe('star')
    await keydown('ArrowRight')
    expect(document.activeElement?.getAttribute('aria-label')).toBe('leaf')
  })

  it('moves to the icons of the search, also when the arrow comes before they do', async () => {
    await press(button('Choose icon'))
    await search('')
    const [field] = inPage<HTMLInputElement>('[aria-label="Search icons"]')
    if (!field) throw new Error('There is no search field.')
    field.focus()
    vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', false)
    Object.getOwnPropertyDescriptor(Object.getPrototypeOf(field) as object, 'value')?.set?.call(
      field,
      'garden',
    )
    field.dispatchEvent(new Event('input', { bubbles: true }))
    field.dispatchEvent(new KeyboardEvent('keydown', { key: 'ArrowDown', bubbles: true }))
    await shown(() => expect(document.activeElement?.getAttribute('aria-label')).toBe('leaf'))
  })

  it('says that no icon matches', async () => {
    await press(button('Choose icon'))
    await search('tractor')
    expect(document.body.textContent).toContain('No icons match “tractor”')
  })

  it('shows the icons used last first', async () => {
    await press(button('Choose icon'))
    await search('')
    await press(inPage('[aria-label="phone"]')[0])
    await press(button('Choose icon'))
    await search('')
    expect(inPage('[aria-label="Recent icons"] button').map((each) => each.title)).toEqual(['phone'])
  })

  it('says that the library could not be loaded, and loads it again', async () => {
    vi.stubGlobal('fetch', () => Promise.reject(new TypeError('offline')))
    await press(button('Choose icon'))
    await shown(() => expect(document.body.textContent).toContain('could not be loaded'))
    vi.stubGlobal('fetch', () => Promise.resolve(Response.json(rows)))
    await press(button('Try again'))
    await search('')
    expect(names()).toEqual(['star', 'leaf', 'phone'])
  })

  it('uses a pasted icon without its scripts', async () => {
    await press(button('Choose icon'))
    await press(button('Paste SVG'))
    const [field] = inPage<HTMLTextAreaElement>('textarea')
    if (field) await type(field, '<svg><script>alert(1)</script><path d="M3 3h3"/></svg>')
    expect(document.body.textContent).toContain('Removed from the SVG: scripts.')
    await press(button('Use this icon'))
    expect(drawing()).toContain('M3 3h3')
  })
})
