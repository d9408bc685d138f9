import { act } from 'react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { showBeside } from '../../../testing/show-beside.tsx'
import { useEditor } from '../../session/use-editor.ts'
import { openSections } from '../open-sections.ts'
import { StyleTab } from '../style-tab.tsx'
import { playMotion } from './play-motion.ts'

let tab: Awaited<ReturnType<typeof showBeside>>
let motion: () => unknown
const Tab = ({ id }: { readonly id: string }) => {
  const { store } = useEditor()
  motion = () => store.get(id)?.props.motion
  return <StyleTab ids={[id]} />
}
beforeEach(async () => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true)
  openSections.set('box', 'Motion', true)
  tab = await showBeside('Container', {}, (id) => <Tab id={id} />)
})
afterEach(async () => {
  await tab.leave()
  localStorage.clear()
  vi.unstubAllGlobals()
})

const choose = (label: string, value: string) =>
  act(async () => {
    const select = tab.field(label) as unknown as HTMLSelectElement
    select.value = value
    select.dispatchEvent(new Event('change', { bubbles: true }))
  })

test('gives a block a movement with start, distance, duration and delay, and takes it away', async () => {
  await choose('Movement', 'rise')
  expect(motion()).toBe('rise-view-32-60-0')
  await tab.type('Distance (px)', '48')
  await tab.type('Delay (%)', '20')
  expect(motion()).toBe('rise-view-48-60-20')
  await choose('Starts', 'load')
  await tab.type('Duration (ms)', '900')
  expect(motion()).toBe('rise-load-48-900-0')
  await choose('Movement', '')
  expect(motion()).toBeUndefined()
})

test('shows no distance, duration or start where a movement has none', async () => {
  await choose('Movement', 'progress')
  expect(tab.labels()).not.toEqual(expect.arrayContaining(['Starts']))
  expect(tab.labels().filter((label) => /^(?:Distance|Duration|Delay)/.test(label ?? ''))).toEqual([])
})

test('plays the movement with its own time', () => {
  const played: Partial<Animation> = {}
  const animate = vi.fn(() => played)
  const element = Object.assign(document.createElement('p'), { animate })
  const ended = vi.fn()
  element.addEventListener('animationend', ended)
  playMotion([element as unknown as Element], {
    preset: 'rise',
    when: 'load',
    distance: 20,
    duration: 700,
    delay: 50,
  })
  expect(animate).toHaveBeenCalledWith(
    [{ opacity: '0', translate: '0 20px' }, {}],
    expect.objectContaining({ duration: 700, delay: 50 }),
  )
  played.onfinish?.call(played as Animation, new Event('finish') as AnimationPlaybackEvent)
  expect(ended).toHaveBeenCalledOnce()
})
