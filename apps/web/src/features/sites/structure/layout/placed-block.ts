/** Drawing of a node: dot, label, and the button that collapses its children. Px, dot at the origin. */
export interface Block {
  /** The label follows the dot along the block's x axis, or stands below it. */
  readonly label: 'along' | 'below'
  readonly labelWidth: number
  /** Begin of a label along, middle of one below; the button's middle; the end: all on the axis away from the parent. */
  readonly labelAt: number
  readonly buttonAt: number | null
  readonly end: number
  /** Half of what it takes across that axis. */
  readonly half: number
}

export interface Point {
  readonly x: number
  readonly y: number
}

/** Where a block lies: its dot, and how far it is turned, in degrees. */
export interface BlockPosition extends Point {
  readonly angle: number
}

export const dotRadius = 4
export const buttonRadius = 9

/** How far a block reaches back beyond the middle of its dot. */
const before = 8
const lineHeight = 20

/** Where a label along begins. */
const labelStart = 10

interface BlockSize {
  readonly labelWidth: number
  readonly hasButton: boolean
  /** Least thickness, so that fingers and mice meet one block only. */
  readonly thickness: number
}

const ended = (labelEnd: number, gap: number, hasButton: boolean) => {
  const buttonAt = hasButton ? labelEnd + gap + buttonRadius : null
  return { buttonAt, end: buttonAt === null ? labelEnd : buttonAt + buttonRadius }
}

export const blockAlong = ({ labelWidth, hasButton, thickness }: BlockSize): Block => ({
  label: 'along',
  labelWidth,
  labelAt: labelStart,
  half: thickness / 2,
  ...ended(labelStart + labelWidth, 6, hasButton),
})

export const blockBelow = ({ labelWidth, hasButton, thickness }: BlockSize): Block => ({
  label: 'below',
  labelWidth,
  labelAt: before + lineHeight / 2,
  half: Math.max(labelWidth, thickness) / 2,
  ...ended(before + lineHeight, 2, hasButton),
})

/** A point of a block's own drawing, where it lies in the diagram. */
export const turned = ({ x, y, angle }: BlockPosition, point: Point): Point => {
  const [sin, cos] = [Math.sin((angle * Math.PI) / 180), Math.cos((angle * Math.PI) / 180)]
  return { x: x + point.x * cos - point.y * sin, y: y + point.x * sin + point.y * cos }
}

/** The corners of a block where it lies, in turn. */
export const cornersOf = (place: BlockPosition, { label, end, half }: Block): Point[] => {
  const own =
    label === 'along'
      ? [
          { x: -before, y: -half },
          { x: end, y: -half },
          { x: end, y: half },
          { x: -before, y: half },
        ]
      : [
          { x: -half, y: -before },
          { x: half, y: -before },
          { x: half, y: end },
          { x: -half, y: end },
        ]
  return own.map((corner) => turned(place, corner))
}
