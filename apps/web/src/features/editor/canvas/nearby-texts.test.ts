import { afterEach, expect, it, vi } from 'vitest'
import { textsNear } from './nearby-texts.ts'

const lineHeight = 20

/** Elements measured by the test. */
const measured = new Set<Element>()

/** Creates a column of one-line texts; blocks around them are as high as their contents. */
const page = (html: string): HTMLElement[] => {
  document.body.innerHTML = html
  const leaves = [...document.body.querySelectorAll('p')]
  const boxOf = (element: Element): DOMRect => {
    const lines = leaves.filter((leaf) => element.contains(leaf)).map((leaf) => leaves.indexOf(leaf))
    const top = Math.min(...lines) * lineHeight
    return new DOMRect(0, top, 100, (Math.max(...lines) + 1) * lineHeight - top)
  }
  measured.clear()
  vi.spyOn(Element.prototype, 'getBoundingClientRect').mockImplementation(function (this: Element) {
    measured.add(this)
    return boxOf(this)
  })
  vi.spyOn(Range.prototype, 'getClientRects').mockImplementation(function (this: Range) {
    const { parentElement } = this.startContainer
    return (parentElement ? [boxOf(parentElement)] : []) as unknown as DOMRectList
  })
  return leaves
}

afterEach(() => {
  vi.restoreAllMocks()
})

it('finds the lines around a block, in its container and in those beside it', () => {
  const leaves = page('<div><p>a</p><p>b</p></div> <div><p>c</p><p>d</p></div><p>e</p><p>f</p>')
  const around = { x: 0, y: lineHeight * 1.5, width: 100, height: lineHeight * 2 }
  const lines = textsNear(leaves[2]!, around).map(({ y }) => y / lineHeight)
  expect(lines.toSorted()).toEqual([1, 2, 3])
})

it('measures only the nearby blocks of a long page', () => {
  const leaves = page('<p>text</p>'.repeat(500))
  textsNear(leaves[250]!, { x: 0, y: 250 * lineHeight, width: 100, height: lineHeight })
  expect(measured.size).toBeLessThan(20)
})
