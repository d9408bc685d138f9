import { numbersFrom } from '../../library/art/seed.ts'

const rounded = (value: number): number => Math.round(value)

/**
 * Returns the path of one cut of a gouge: pointed at both ends and widest in the middle. `angle` is in degrees,
 * `bend` is how far its middle is off the straight line.
 */
export const cut = (x: number, y: number, angle: number, length: number, width: number, bend = 0): string => {
  const turn = (angle * Math.PI) / 180
  const [along, across] = [Math.cos(turn), Math.sin(turn)]
  const [dx, dy] = [rounded(along * length), rounded(across * length)]
  const middle = (side: number): string =>
    `${rounded((along * length) / 2 - across * side)} ${rounded((across * length) / 2 + along * side)}`
  const back = (side: number): string =>
    `${rounded((-along * length) / 2 - across * side)} ${rounded((-across * length) / 2 + along * side)}`
  return `M${rounded(x)} ${rounded(y)}q${middle(bend + width)} ${dx} ${dy}q${back(bend - width)} ${-dx} ${-dy}z`
}

interface Fan {
  readonly x: number
  readonly y: number
  /** Distance of the cuts' inner ends from the middle, and their length. */
  readonly from: number
  readonly length: number
  readonly width: number
  /** Angles of the first and the last cut, in degrees. */
  readonly angles: readonly [number, number]
  readonly count: number
  readonly seed: number
}

/** Returns cuts that point away from a middle, none as long as the next. */
export const fan = ({ x, y, from, length, width, angles: [first, last], count, seed }: Fan): string => {
  const next = numbersFrom(seed)
  return Array.from({ length: count }, (_none, at) => {
    const angle = first + ((last - first) * at) / Math.max(1, count - 1) + (next() - 0.5) * 3
    const turn = (angle * Math.PI) / 180
    const start = from + next() * length * 0.25
    return cut(
      x + Math.cos(turn) * start,
      y + Math.sin(turn) * start,
      angle,
      length * (0.65 + next() * 0.35),
      width * (0.7 + next() * 0.5),
    )
  }).join('')
}

interface Chatter {
  readonly width: number
  readonly height: number
  readonly step: number
  /** Direction of the marks at a place, in degrees; undefined where the block is not cut. */
  readonly angle: (x: number, y: number) => number | undefined
  readonly seed: number
}

/** Returns the marks that a gouge leaves where a block is cleared. */
export const chatter = ({ width, height, step, angle, seed }: Chatter): string => {
  const next = numbersFrom(seed)
  let d = ''
  for (let y = step / 2; y < height; y += step)
    for (let x = step / 2; x < width; x += step) {
      const [atX, atY] = [x + (next() - 0.5) * step * 0.8, y + (next() - 0.5) * step * 0.8]
      const turn = angle(atX, atY)
      if (turn !== undefined && next() > 0.3)
        d += cut(atX, atY, turn + (next() - 0.5) * 16, step * (0.3 + next() * 0.4), step * 0.05)
    }
  return d
}
