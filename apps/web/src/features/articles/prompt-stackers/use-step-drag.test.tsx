import { act, useState } from 'react'
import { createRoot, type Root } from 'react-dom/client'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { useStepDrag } from './use-step-drag.ts'

const height = 100

/* entries of equal height, stacked */
const List = () => {
  const [keys, setKeys] = useState(['a', 'b', 'c', 'd'])
  const { list, start } = useStepDrag(keys, (from, to) =>
    setKeys((now) => now.map((key, at) => (at === from ? now[to]! : at === to ? now[from]! : key))),
  )
  return (
    <div ref={list}>
      {keys.map((key) => (
        <div key={key} data-entry={key} onPointerDown={(event) => start(event, key)} />
      ))}
    </div>
  )
}

let root: Root
let host: HTMLElement
const entries = () => [...host.querySelectorAll<HTMLElement>('[data-entry]')]
const order = () =>
  entries()
    .map(({ dataset }) => dataset.entry)
    .join('')

beforeEach(async () => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true)
  vi.spyOn(Element.prototype, 'getBoundingClientRect').mockImplementation(function (this: Element) {
    return new DOMRect(0, entries().indexOf(this as HTMLElement) * height, 10, height)
  })
  host = document.body.appendChild(document.createElement('div'))
  root = createRoot(host)
  await act(async () => root.render(<List />))
})
afterEach(async () => {
  await act(async () => root.unmount())
  host.remove()
  vi.restoreAllMocks()
  vi.unstubAllGlobals()
})

it.each([
  ['one after the other', [120, 160, 170], 'bacd'],
  ['past two neighbours at once', [260], 'bcad'],
  ['down and up again', [360, 20], 'abcd'],
])('moves an entry dragged %s, however late it renders', async (_, moves, expected) => {
  await act(async () =>
    entries()[0]!.dispatchEvent(new PointerEvent('pointerdown', { bubbles: true, button: 0 })),
  )
  await act(async () => {
    for (const clientY of moves) window.dispatchEvent(new PointerEvent('pointermove', { clientY }))
    window.dispatchEvent(new PointerEvent('pointerup'))
  })
  expect(order()).toBe(expected)
})
