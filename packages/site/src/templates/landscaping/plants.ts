import { numbersFrom } from '../../library/art/seed.ts'
import { area, disk, lines } from '../../library/art/shapes.ts'
import type { Shape } from '../../library/drawing.ts'

const whole = Math.round

/** Returns the outline of a leaf from its foot, with its direction in degrees from upright. */
export const leaf = (x: number, y: number, lean: number, long: number, wide: number): string => {
  const angle = ((lean - 90) * Math.PI) / 180
  const at = (along: number, across: number) =>
    `${whole(x + Math.cos(angle) * along - Math.sin(angle) * across)} ${whole(y + Math.sin(angle) * along + Math.cos(angle) * across)}`
  return `M${x} ${y}Q${at(long * 0.45, wide)} ${at(long, 0)}Q${at(long * 0.45, -wide)} ${x} ${y}z`
}

/** Returns blades of grass that lean out from one foot, as lines. */
export const blades = (x: number, y: number, count: number, high: number, seed: number): string => {
  const next = numbersFrom(seed)
  return Array.from({ length: count }, (_none, at) => {
    const lean = (at / (count - 1) - 0.5) * high * 1.1 + (next() - 0.5) * 24
    const up = high * (0.7 + next() * 0.4)
    return `M${whole(x + lean * 0.14)} ${y}q${whole(lean * 0.2)} ${whole(-up * 0.7)} ${whole(lean)} ${whole(-up)}`
  }).join('')
}

/** Returns a flower with a cone in its middle and petals that hang. */
export const coneflower = (x: number, y: number, size: number, role = 'mark'): readonly Shape[] => {
  const petals = [-74, -40, 4, 38, 76].map((lean) =>
    leaf(x, y, 180 + lean, whole(size * (lean === 4 ? 1.2 : 1)), whole(size / 3.2)),
  )
  return [
    area(role, petals.join('')),
    area('art-2', `M${x - size / 2} ${y + 4}q${size / 2}-${size} ${size} 0z`),
  ]
}

/** Returns an allium: a ball of small stars on a long stalk. */
export const allium = (x: number, y: number, foot: number, r: number, seed: number): readonly Shape[] => {
  const next = numbersFrom(seed)
  const rays = Array.from({ length: 8 }, () => {
    const angle = next() * Math.PI * 2
    const far = r * (0.35 + next() * 0.5)
    return `M${whole(x + Math.cos(angle) * far)} ${whole(y + Math.sin(angle) * far)}l5 4`
  })
  return [
    lines('brand', 6, `M${x} ${y}Q${x + 8} ${whole((y + foot) / 2)} ${x - 6} ${foot}`),
    disk('mark', x, y, r),
    lines('paper', 5, rays.join('')),
  ]
}

/** Returns stones from above, no two similar, as one outline each; the last one has a crack. */
export const stone = (x: number, y: number, wide: number, high: number, seed: number): string => {
  const next = numbersFrom(seed)
  const corners = Array.from({ length: 7 }, (_none, at) => {
    const angle = (at / 7) * Math.PI * 2 + next() * 0.4
    const far = 0.86 + next() * 0.2
    return [whole(x + Math.cos(angle) * wide * far), whole(y + Math.sin(angle) * high * far)] as const
  })
  const middle = (at: number) => {
    const [one, other] = [corners[at % 7]!, corners[(at + 1) % 7]!]
    return `${whole((one[0] + other[0]) / 2)} ${whole((one[1] + other[1]) / 2)}`
  }
  return `M${middle(6)}${corners.map(([cx, cy], at) => `Q${cx} ${cy} ${middle(at)}`).join('')}z`
}
