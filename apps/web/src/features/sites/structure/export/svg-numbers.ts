import type { Block, BlockPosition } from '../layout/placed-block.ts'
import type { Line } from '../layout/line.ts'

const short = (value: number) => String(Math.round(value * 100) / 100)

export const transformOf = ({ x, y, angle }: BlockPosition): string =>
  `translate(${short(x)} ${short(y)})${angle === 0 ? '' : ` rotate(${short(angle)})`}`

export const pathOf = (line: Line): string => {
  const [from, ...bends] = line.map(({ x, y }) => `${short(x)} ${short(y)}`)
  return `M${from}C${bends.join(' ')}`
}

interface LabelAttributes {
  readonly x: number
  readonly y: number
  readonly textAnchor: 'start' | 'middle' | 'end'
  readonly transform: string | undefined
}

/** A label at the left of a circle would stand on its head: it is turned about its begin, and ends there. */
export const labelAttributes = ({ label, labelAt }: Block, { angle }: BlockPosition): LabelAttributes => {
  if (label === 'below') return { x: 0, y: labelAt, textAnchor: 'middle', transform: undefined }
  const isUpsideDown = Math.cos((angle * Math.PI) / 180) < -1e-9
  return {
    x: labelAt,
    y: 0,
    textAnchor: isUpsideDown ? 'end' : 'start',
    transform: isUpsideDown ? `rotate(180 ${labelAt} 0)` : undefined,
  }
}
