import type { Point, Rect } from '@web2/builder'
import { toSpace, type Viewport } from './viewport/viewport.ts'
import { textsNear } from './nearby-texts.ts'
import { gap, toolbarSpot } from './toolbar-spot.ts'

const overlap = (a: Rect, b: Rect): number =>
  Math.max(0, Math.min(a.x + a.width, b.x + b.width) - Math.max(a.x, b.x)) *
  Math.max(0, Math.min(a.y + a.height, b.y + b.height) - Math.max(a.y, b.y))

interface Size {
  readonly width: number
  readonly height: number
}

/** Returns the area that the toolbar may cover around the block, in px of the page. */
const reachOf = (block: Rect, bar: Size, space: Size, { left, zoom }: Viewport): Rect => {
  const [x, y] = [Math.max(0, block.x - bar.width - gap), Math.max(0, block.y - bar.height - gap)]
  const right = Math.min(space.width, block.x + block.width + bar.width + gap)
  const bottom = Math.min(space.height, block.y + block.height + bar.height + gap)
  return { x: (x - left) / zoom, y: y / zoom, width: (right - x) / zoom, height: (bottom - y) / zoom }
}

export interface Placing {
  readonly bar: HTMLElement | null
  /** The selected node and its box in the space; without a box the toolbar is hidden. */
  readonly key: string
  readonly block: Rect | undefined
  readonly viewport: Viewport
  /** Canvas node of the selection. */
  readonly node: Node | undefined
}

/**
 * Creates a function that places the toolbar beside the selection. It picks the spot when the selection or
 * its size changes and follows the block on scroll while it stays in view.
 */
export const createToolbarPlacer = (layer: HTMLElement): ((placing: Placing) => void) => {
  let chosen: { readonly of: string; readonly key: string; readonly offset: Point } | null = null

  return ({ bar, key, block, viewport, node }) => {
    if (!bar) return
    const space = { width: layer.clientWidth, height: layer.clientHeight }
    const visible = block !== undefined && block.y + block.height >= 0 && block.y <= space.height
    bar.style.visibility = visible ? 'visible' : 'hidden'
    if (!visible) return
    const size = { width: bar.offsetWidth, height: bar.offsetHeight }
    const full = [key, block.width, block.height, size.width, space.width, viewport.zoom]
      .map(String)
      .join(' ')
    const stays = (offset: Point) => {
      const y = block.y + offset.y
      return y >= 0 && y + size.height <= space.height
    }
    // a button must not move away under the pointer
    const held = chosen?.of === key && bar.matches(':hover')
    if (!chosen || (chosen.key !== full && !held) || !stays(chosen.offset)) {
      const lines = node
        ? textsNear(node, reachOf(block, size, space, viewport)).map((line) => toSpace(viewport, line))
        : []
      const hides = (place: Rect) => lines.reduce((sum, line) => sum + overlap(place, line), 0)
      const spot = toolbarSpot({ block, bar: size, space, hides })
      chosen = { of: key, key: full, offset: { x: spot.x - block.x, y: spot.y - block.y } }
    }
    const { offset } = chosen
    bar.style.transform = `translate(${block.x + offset.x}px, ${block.y + offset.y}px)`
  }
}
