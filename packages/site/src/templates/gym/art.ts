import { area, boxes } from '../../library/art/shapes.ts'
import type { Drawing } from '../../library/drawing.ts'
import { fromBar, fromBox, fromDisk, raster, type Weight } from './raster.ts'

/** Light on a round thing: strong at its upper start side, weak at the other. */
const shade = (x: number, y: number, cx: number, cy: number, r: number): number =>
  0.62 - ((x - cx) * 0.32 + (y - cy) * 0.5) / r

const floor = (y: number, from: number, height: number): number =>
  y > from ? 0.2 + (0.2 * (y - from)) / (height - from) : 0

/** Dumbbells on the floor, each a little heavier than the one before; the last is cropped by the frame. */
export const dumbbells = (seed: number): Drawing => {
  const all = [
    [226 + (seed % 4) * 6, 1.1],
    [716, 1.5],
    [1276, 1.95],
  ].map(([x = 0, size = 1]) => ({ x, y: 214 - 64 * size, size }))
  return raster(
    1500,
    220,
    12,
    (x, y) => {
      for (const { x: cx, y: cy, size } of all) {
        const [away, high] = [Math.abs(x - cx) / size, Math.abs(y - cy) / size]
        if (away > 44 && away < 96 && high < 66) return 1
        if (away >= 96 && away < 128 && high < 46) return 0.62
        if (away <= 44 && high < 22) return y > cy + 10 * size ? 0.6 : 1
      }
      return y > 186 ? 0.3 : 0
    },
    'paper',
  )
}

/** A plate from the front, cropped. */
export const plate = (seed: number): Drawing =>
  raster(600, 450, 14, (x, y) => {
    const [cx, cy] = [350 + (seed % 4) * 8, 250]
    const away = fromDisk(x, y, cx, cy, 0)
    if (away < 26) return 0
    if (away < 52) return 1
    if (away < 96) return 0.5 + shade(x, y, cx, cy, 300) * 0.2
    if (away > 300) return floor(y, 330, 450) * 0.8
    if (away > 262) return 0.9 * shade(x, y, cx, cy, 420) + 0.3
    if (away > 236) return 0.1
    const spoke = Math.abs(Math.sin(Math.atan2(y - cy, x - cx) * 1.5 + seed))
    return away > 130 && away < 214 && spoke > 0.82 ? 0 : shade(x, y, cx, cy, 330)
  })

/** A kettlebell on the floor, cropped by the frame. */
export const kettlebell = (seed: number): Drawing =>
  raster(600, 450, 14, (x, y) => {
    const [cx, cy] = [300 + (seed % 3) * 20, 318]
    const body = fromDisk(x, y, cx, cy, 170)
    const handle = Math.min(
      fromBar(x, y, [cx - 116, cy - 120], [cx - 92, cy - 250], 30),
      fromBar(x, y, [cx + 116, cy - 120], [cx + 92, cy - 250], 30),
      fromBar(x, y, [cx - 92, cy - 262], [cx + 92, cy - 262], 32),
    )
    if (fromDisk(x, y, cx - 8, cy + 20, 62) < 0) return 0.08
    if (body < 0) return shade(x, y, cx - 30, cy - 40, 230) + 0.12
    if (handle < 0) return handle > -9 ? 0.5 : 0.98
    return floor(y, 380, 450)
  })

/** Two ropes in waves. */
export const ropes: (seed: number) => Drawing = (seed) =>
  raster(600, 450, 13, (x, y) => {
    const wave = (phase: number, height: number, drop: number) =>
      drop + Math.sin(x / 58 + phase) * height * (0.3 + x / 620)
    const [one, two] = [y - wave(seed, 84, 150), y - wave(seed + 2.4, 90, 300)]
    for (const [off, r] of [
      [one, 40],
      [two, 46],
    ] as const)
      if (Math.abs(off) < r) {
        const twist = Math.sin((x + off * 1.2) / 14)
        return twist > -0.1 ? 1 : off < 0 ? 0.5 : 0.3
      }
    return floor(y, 360, 450)
  })

/** A bag on its chain, and a glove that has just landed. */
export const bag = (seed: number): Drawing =>
  raster(600, 450, 14, (x, y) => {
    const lean = (y - 20) * 0.12
    const left = 210 + lean
    const glove = Math.min(fromDisk(x, y, 470, 236, 74), fromBar(x, y, [470, 250], [620, 300], 58))
    const thumb = fromBar(x, y, [452, 176], [520, 172], 26)
    if (thumb < 0) return 0.95
    if (glove < 0) return x > 548 && x < 574 ? 0 : shade(x, y, 500, 240, 170) + 0.1
    if (fromBox(x, y, left, 62, 190, 420) < 0) {
      if (Math.abs(y - 150) < 9 || Math.abs(y - 372) < 9) return 0
      const across = (x - left) / 190
      return 0.95 - across * 0.85 + (seed % 2) * 0.04
    }
    if (fromBar(x, y, [318, -20], [250, 60], 7) < 0 || fromBar(x, y, [318, -20], [384, 60], 7) < 0) return 0.7
    return Math.max(0, 0.34 - fromDisk(x, y, 430, 240, 60) / 420)
  })

/** A grooved roller, seen from its end. */
export const roller = (seed: number): Drawing =>
  raster(600, 450, 14, (x, y) => {
    const [cx, cy] = [196 + (seed % 3) * 10, 268]
    const end = fromDisk(x, y, cx, cy, 0)
    if (end < 64) return 0
    if (end < 140) return end > 118 ? 1 : 0.62
    const body = fromBar(x, y, [cx, cy], [720, cy - 96], 140)
    if (body < 0) {
      const along = x + (y - cy) * 0.2
      return along % 96 < 22 ? 0.05 : 0.86 - (y - cy + (x - cx) * 0.18 + 120) / 330
    }
    return floor(y, 372, 450)
  })

/** A stopwatch, cropped; its hand is at twelve seconds to go. */
export const watch = (seed: number): Drawing =>
  raster(600, 450, 13, (x, y) => {
    const [cx, cy] = [330, 290]
    const away = fromDisk(x, y, cx, cy, 0)
    const angle = (Math.atan2(y - cy, x - cx) * 180) / Math.PI
    if (fromBox(x, y, cx - 34, cy - 330, 68, 74) < 0) return 0.7
    if (fromBar(x, y, [cx + 176, cy - 208], [cx + 206, cy - 238], 24) < 0) return 0.9
    if (away < 24) return 1
    if (fromBar(x, y, [cx, cy], [cx - 120 + (seed % 3) * 20, cy - 130], 11) < 0) return 1
    if (away > 256) return 0
    if (away > 216) return 0.95 * shade(x, y, cx, cy, 420) + 0.25
    if (away > 168 && away < 202 && Math.abs(((angle + 375) % 30) - 15) < 4.4) return 0.95
    return angle > -138 && angle < -90 && away < 160 ? 0.55 : 0.12
  })

/** Uprights of a rack with a bar across them. */
export const rack = (seed: number): Drawing =>
  raster(600, 450, 13, (x, y) => {
    const bar = 170 + (seed % 4) * 6
    if (Math.abs(y - bar) < 22) return 1
    for (const [left, width] of [
      [96, 92],
      [420, 92],
    ] as const) {
      if (fromBox(x, y, left - 14, bar + 26, width + 28, 40) < 0) return 0.95
      if (fromBox(x, y, left, -20, width, 500) < 0) {
        const hole = fromDisk(x, (y + 1000) % 92, left + width / 2, 46, 18)
        return hole < 0 ? 0 : x - left < 34 ? 0.85 : 0.55
      }
    }
    for (const left of [-30, 560])
      if (fromBox(x, y, left, bar - 130, 64, 260) < 0) return 0.9 - Math.abs(y - bar + 40) / 330
    if (fromBox(x, y, 34, bar - 92, 26, 184) < 0) return 0.6
    return floor(y, 360, 450)
  })

/** An apple with one bite out of it, cropped below. */
export const apple = (seed: number): Drawing =>
  raster(600, 450, 13, (x, y) => {
    const flesh = Math.min(fromDisk(x, y, 236, 276, 158), fromDisk(x, y, 370, 276, 158))
    const bite = Math.min(fromDisk(x, y, 520, 196, 74), fromDisk(x, y, 548, 286, 58))
    const leaf = Math.max(fromDisk(x, y, 366, 26, 100), fromDisk(x, y, 412, 142, 100))
    if (leaf < 0) return 0.98
    if (fromBar(x, y, [304, 136], [322, 40], 9) < 0) return 0.8
    if (flesh < 0 && bite > 0) return bite < 16 ? 0.06 : shade(x, y, 270, 240, 240) + 0.06 + (seed % 2) * 0.03
    return floor(y, 372, 450)
  })

const weights: Weight = (x, y) => (Math.sin(x / 90) * Math.cos(y / 30) > 0.2 ? 0.7 : 0.2)

/** Dots for places where nothing is to be recognized. */
export const dots: Drawing = raster(800, 800, 26, weights)

/** A band of slanted stripes, as at the edge of a platform. */
export const hazard = (): Drawing => ({
  width: 1560,
  height: 96,
  shapes: [
    area('paper', boxes([0, 0, 1560, 96])),
    area('mark', Array.from({ length: 18 }, (_none, at) => `M${at * 96 - 48} 96l60-96h48l-60 96z`).join('')),
    area('paper', 'M652 96l60-96h14l-60 96z'),
  ],
})
