import type { GenerationCard } from '@web2/contract/articles'
import { act } from 'react'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { rendered } from '../../../testing/rendered.tsx'
import { generationCards } from '../resources.ts'
import { WrittenText } from './written-text.tsx'

const card = (change: Partial<GenerationCard> = {}): GenerationCard =>
  ({
    ...{ _id: 'c', generationId: 'g', type: 'paragraph', title: 'Roses', heading: 'p', section: null },
    ...{
      status: 'written',
      text: 'Cut in March.',
      message: '',
      prompt: '',
      turn: 1,
      kept: null,
      edited: false,
      writtenBy: null,
    },
    writtenBy: null,
    cost: null,
    costEstimated: false,
    ...change,
  }) as GenerationCard

beforeEach(() => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true)
  // happy-dom has no fonts, which fields that grow listen to
  Object.defineProperty(document, 'fonts', { configurable: true, value: new EventTarget() })
  sessionStorage.clear()
})
afterEach(() => {
  vi.restoreAllMocks()
  vi.unstubAllGlobals()
})

const field = () => document.querySelector<HTMLTextAreaElement>('textarea[aria-label="Text of Roses"]')
const type = (text: string) =>
  act(async () => {
    const own = Object.getOwnPropertyDescriptor(HTMLTextAreaElement.prototype, 'value')
    own?.set?.call(field(), text)
    field()?.dispatchEvent(new Event('input', { bubbles: true }))
  })
const edit = () => act(async () => document.querySelector<HTMLElement>('[aria-label="Edit Roses"]')?.click())

describe('the text of a section that is edited', () => {
  it('outlives a reload, until it is saved', async () => {
    const patch = vi.spyOn(generationCards, 'patch').mockResolvedValue(card())
    const before = await rendered(<WrittenText card={card()} canWrite />)
    await edit()
    await type('Cut in April.')
    await before.leave()
    const { press, leave } = await rendered(<WrittenText card={card()} canWrite />)
    expect(field()?.value).toBe('Cut in April.')
    await press('Save text')
    expect(patch).toHaveBeenCalledExactlyOnceWith('c', { text: 'Cut in April.' })
    expect(sessionStorage).toHaveLength(0)
    expect(field()).toBeNull()
    await leave()
  })

  it('says that the section was changed elsewhere', async () => {
    const before = await rendered(<WrittenText card={card()} canWrite />)
    await edit()
    await type('Cut in April.')
    await before.leave()
    const { host, press, leave } = await rendered(
      <WrittenText card={card({ text: 'Cut in May.' })} canWrite />,
    )
    expect(host.textContent).toContain('This section was changed elsewhere.')
    await press('Cancel')
    expect(host.textContent).toContain('Cut in May.')
    expect(sessionStorage).toHaveLength(0)
    await leave()
  })
})

it('offers no new version of a heading from an outline', async () => {
  const { all, leave } = await rendered(<WrittenText card={card({ section: 's1' })} canWrite isHeading />)
  expect(all('button').map((button) => button.getAttribute('aria-label'))).not.toContain('Regenerate Roses')
  await leave()
})
