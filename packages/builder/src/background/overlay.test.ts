import fc from 'fast-check'
import { expect, test } from 'vitest'
import { contrastRatio, over, type Rgba } from '../checks/color.ts'
import { readLayers, writeLayers, type BackgroundLayer } from './layers.ts'
import {
  neededStrength,
  overlayContrast,
  overlayImage,
  overlayOf,
  readOverlay,
  withOverlay,
  type OverlaidText,
  type Overlay,
} from './overlay.ts'

const edges = { top: 0.2, bottom: 0.3, left: 0.1, right: 0.4 }
const white: Rgba = [255, 255, 255, 1]
const black: Rgba = [0, 0, 0, 1]
const photo = readLayers({ 'background-image': 'url("a.jpg")', 'background-size': 'cover' })!

test.each([
  [{ color: '#000000', strength: 40 }, 'linear-gradient(rgb(0 0 0 / 40%), rgb(0 0 0 / 40%))'],
  [
    { color: 'var(--c-deep)', strength: 60, from: 'bottom' },
    'linear-gradient(to top, color-mix(in srgb, var(--c-deep) 60%, transparent), transparent)',
  ],
] as const)('writes %j as a layer', (overlay, image) => {
  expect(overlayImage(overlay)).toBe(image)
})

test.each([
  ['linear-gradient(rgba(0, 0, 0, 0.5), rgba(0, 0, 0, 0.5))', { color: '#000000', strength: 50 }],
  ['linear-gradient(var(--c-ink), var(--c-ink))', { color: 'var(--c-ink)', strength: 100 }],
  ['linear-gradient(#0b6e4f80, transparent)', { color: '#0b6e4f', strength: 50, from: 'top' }],
])('reads %s', (image, overlay) => {
  expect(readOverlay(image)).toEqual(overlay)
})

test.each([
  'url("a.jpg")',
  'linear-gradient(red, blue)',
  'linear-gradient(45deg, red, transparent)',
  'linear-gradient(red 20%, transparent)',
  'linear-gradient(to top in oklch, red, transparent)',
  'linear-gradient(currentcolor, currentcolor)',
  'radial-gradient(red, transparent)',
])('%s is no overlay', (image) => {
  expect(readOverlay(image)).toBeNull()
})

const overlays: fc.Arbitrary<Overlay> = fc
  .record({
    color: fc.constantFrom('#0b6e4f', '#ffffff', 'var(--c-deep)', 'var(--brand-2)'),
    strength: fc.integer({ min: 0, max: 100 }),
    from: fc.constantFrom(undefined, 'top', 'bottom', 'left', 'right'),
  })
  .map(({ from, ...rest }) => ({ ...rest, ...(from && { from }) }) as Overlay)

test('an overlay is in front of the picture, is found there, and leaves the other layers alone', () => {
  fc.assert(
    fc.property(overlays, overlays, (one, other) => {
      const layers = withOverlay(photo, one)
      expect(overlayOf(readLayers(writeLayers(layers))!)).toEqual(one)
      const changed = withOverlay(layers, other)
      expect(overlayOf(changed)).toEqual(other)
      expect(withOverlay(changed, null)).toEqual(photo)
    }),
  )
})

test('a color behind no picture, or a hidden one, is no overlay', () => {
  const color: BackgroundLayer = { image: 'linear-gradient(#000, #000)', isHidden: false, values: {} }
  expect(overlayOf([color])).toBeNull()
  expect(overlayOf([{ ...color, isHidden: true }, ...photo])).toBeNull()
  expect(overlayOf([color, ...photo.map((layer) => ({ ...layer, isHidden: true }))])).toBeNull()
})

const part = fc.integer({ min: 0, max: 255 })
const colors: fc.Arbitrary<Rgba> = fc.tuple(part, part, part).map(([r, g, b]) => [r, g, b, 1])
const translucent: fc.Arbitrary<Rgba> = fc
  .tuple(colors, fc.constantFrom(0, 0.2, 0.9))
  .map(([[r, g, b], opacity]) => [r, g, b, opacity])

test('no color of a picture gives less contrast than stated', () => {
  fc.assert(
    fc.property(colors, colors, colors, overlays, translucent, (text, color, picture, overlay, card) => {
      const texts = [{ color: text, edges, between: [card] }]
      const least = overlayContrast(overlay, color, texts)
      const share = { top: 0.3, bottom: 0.2, left: 0.4, right: 0.1 }[overlay.from ?? 'top']
      const opacity = (overlay.strength / 100) * (overlay.from ? share : 1)
      const behind = over(card, over([color[0], color[1], color[2], opacity], picture))
      expect(contrastRatio(text, behind)).toBeGreaterThanOrEqual(least - 1e-9)
    }),
  )
})

const on = (color: Rgba, at: Partial<OverlaidText['edges']> = {}): OverlaidText => ({
  color,
  edges: { ...edges, ...at },
})

test('the needed strength is the least at which the text is readable', () => {
  const overlay: Overlay = { color: '#000000', strength: 0 }
  expect(neededStrength(overlay, black, [on(white)])).toBe(54)
  expect(overlayContrast({ ...overlay, strength: 54 }, black, [on(white)])).toBeGreaterThanOrEqual(4.5)
  expect(overlayContrast({ ...overlay, strength: 53 }, black, [on(white)])).toBeLessThan(4.5)
  expect(neededStrength(overlay, white, [on(black)])).toBe(46)
})

test('a gradient counts where it is weakest behind the text', () => {
  const overlay: Overlay = { color: '#000000', strength: 0, from: 'bottom' }
  expect(neededStrength(overlay, black, [on(white, { top: 0.8 })])).toBe(67)
  expect(neededStrength(overlay, black, [on(white, { top: 0.1 })])).toBeNull()
})

test('no strength helps text of the same brightness, or dark and light text at once', () => {
  const overlay: Overlay = { color: '#808080', strength: 0 }
  expect(neededStrength(overlay, [128, 128, 128, 1], [on([128, 128, 128, 1])])).toBeNull()
  expect(neededStrength({ ...overlay, color: '#000000' }, black, [on(white), on(black)])).toBeNull()
})
