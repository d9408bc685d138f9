import type { Point, Rect } from '@web2/builder'

interface Size {
  readonly width: number
  readonly height: number
}

/** Px between the bar and its block. */
export const gap = 6
const edge = 4

export interface ToolbarQuestion {
  readonly block: Rect
  readonly bar: Size
  readonly space: Size
  /** How much of what people read a place would hide. */
  readonly hides: (place: Rect) => number
}

/** Places around the block in the order of preference; each within the space, those beside it only where they fit. */
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
  // a block as high as the space has nothing around it: the bar stays at one of the space's own edges
  return [
    { x: end, y: edge },
    { x: end, y: space.height - bar.height - edge },
  ]
}

/** Where the selection's buttons stand: the first place near it that hides no text, else the one that hides least. */
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
