import type { OverlaidText, Rgba } from '@web2/builder'
import { colorOf } from '../colors.ts'

/** Texts that are measured at most, because a large section would slow down each change. */
const most = 300

/** Colors and opacity between the background of a block and the texts of one of its elements. */
interface Between {
  readonly colors: readonly Rgba[]
  readonly opacity: number
}

const faded = ([red, green, blue, alpha]: Rgba, opacity: number): Rgba => [red, green, blue, alpha * opacity]

/** Returns a function that finds the layers between a block and an element in it; null for elements that hide it. */
const betweenIn = (block: Element, view: Window) => {
  const known = new Map<Element, Between | null>([[block, { colors: [], opacity: 1 }]])
  const between = (at: Element): Between | null => {
    const before = known.get(at)
    if (before !== undefined) return before
    const around = at.parentElement ? between(at.parentElement) : null
    const { backgroundColor, backgroundImage, opacity } = view.getComputedStyle(at)
    const color = colorOf(backgroundColor)
    const all = around && around.opacity * (opacity === '' ? 1 : Number(opacity))
    const hides = !/^(?:none)?$/.test(backgroundImage) || (color?.[3] === 1 && all === 1)
    const colors = color && color[3] > 0 && all ? [faded(color, all)] : []
    const found = around && all && !hides ? { colors: [...around.colors, ...colors], opacity: all } : null
    known.set(at, found)
    return found
  }
  return between
}

/** Returns the texts that are shown over the background of an element. */
export const textsOver = (block: Element): readonly OverlaidText[] => {
  const { ownerDocument } = block
  const view = ownerDocument.defaultView
  const box = block.getBoundingClientRect()
  if (!view || box.width === 0 || box.height === 0) return []
  const between = betweenIn(block, view)
  const texts: OverlaidText[] = []
  const walker = ownerDocument.createTreeWalker(block, NodeFilter.SHOW_TEXT)
  while (texts.length < most && walker.nextNode()) {
    const { currentNode: node } = walker
    const parent = node.nodeValue?.trim() ? node.parentElement : null
    const layers = parent && between(parent)
    if (!parent || !layers) continue
    const range = ownerDocument.createRange()
    range.selectNodeContents(node)
    const { left, right, top, bottom, width } = range.getBoundingClientRect()
    const { color, visibility } = view.getComputedStyle(parent)
    const read = colorOf(color)
    if (!read || width === 0 || visibility === 'hidden') continue
    texts.push({
      color: faded(read, layers.opacity),
      edges: {
        top: (top - box.top) / box.height,
        bottom: (box.bottom - bottom) / box.height,
        left: (left - box.left) / box.width,
        right: (box.right - right) / box.width,
      },
      between: layers.colors,
    })
  }
  return texts
}
