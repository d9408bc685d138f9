import type { Point, Rect } from '@web2/builder'

interface Size {
  readonly width: number
  readonly height: number
}

/** Distance between toolbar and block, in px. */
export const gap = 6
const edge = 4

export interface ToolbarQuestion {
  readonly block: Rect
  readonly bar: Size
  readonly space: Size
  /** Returns how much page text a place would cover. */
  readonly hides: (place: Rect) => number
}

/**
 * Returns places around the block, most preferred first, all inside the space; those beside it only if they
 * fit.
 */
const places = ({ block, bar, space }: ToolbarQuestion): readonly Point[] => {
  const within = (x: number) => Math.max(edge, Math.min(x, space.width - bar.width - edge))
  const start = within(block.x)
  const end = within(block.x + block.width - bar.width)
  const above = block.y - bar.height - gap
  const below = block.y + block.height + gap
  const beside = Math.max(edge, block.y)
  const fits = ({ x, y }: Point) =>
    x >= edge && y >= edge && x + bar.width <= space.width - edge && y + bar.height <= space.height - edge
  const before = block.x - bar.width - gap
  const after = block.x + block.width + gap
  const around = [
    { x: start, y: above },
    { x: end, y: above },
    { x: end, y: below },
    { x: start, y: below },
    { x: after, y: beside },
    { x: before, y: beside },
    { x: after, y: above },
    { x: before, y: above },
  ].filter(fits)
  if (around.length > 0) return around
  // a block that fills the space has no room around it, so the toolbar goes to an edge of the space
  return [
    { x: end, y: edge },
    { x: end, y: space.height - bar.height - edge },
  ]
}

/** Returns the toolbar's place: the first nearby one that covers no text, else the one that covers least. */
export const toolbarSpot = (question: ToolbarQuestion): Point => {
  const { bar, space, hides } = question
  let best: Point = { x: edge, y: Math.max(edge, space.height - bar.height - edge) }
  let least = Infinity
  for (const place of places(question)) {
    const hidden = hides({ ...place, ...bar })
    if (hidden === 0) return place
    if (hidden < least) {
      best = place
      least = hidden
    }
  }
  return best
}
