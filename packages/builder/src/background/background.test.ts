import fc from 'fast-check'
import { expect, test } from 'vitest'
import { generate, parse } from 'css-tree'
import {
  addStop,
  gradientCenter,
  gradientCss,
  gradientDegrees,
  moveStop,
  readGradient,
  removeStop,
  stopPercents,
  type Gradient,
} from './gradient.ts'
import { changedLayers, hiddenLayers, layerKind, layerProperties, readLayers, writeLayers } from './layers.ts'
import { splitValue } from './split-value.ts'

test.each([
  'linear-gradient(red, blue)',
  'linear-gradient(45deg, red, blue)',
  'linear-gradient(to top right, #fff 0%, rgb(0 0 0 / 50%) 20% 40%, var(--brand))',
  'linear-gradient(to right in oklch longer hue, red, blue)',
  'repeating-linear-gradient(0.25turn, red 0, blue 20px)',
  'linear-gradient(red, 30%, blue)',
  'radial-gradient(circle at 20% 30%, red, blue)',
  'radial-gradient(50px 20% at left top in srgb, red, color-mix(in srgb, red 10%, blue))',
  'repeating-radial-gradient(closest-side, red, blue 20%)',
  'conic-gradient(from 45deg at 10% 20%, red, blue 90deg, green 1turn)',
  'conic-gradient(in hsl, red, blue)',
  'linear-gradient(30deg in oklab, var(--a, rgb(1, 2, 3)), blue calc(10% + 2px))',
])('writes %s as it was', (css) => {
  expect(gradientCss(readGradient(css)!)).toBe(css)
})

test.each([
  '-webkit-linear-gradient(left, red, blue)',
  'linear-gradient(red)',
  'linear-gradient(var(--a) var(--b), red)',
  'linear-gradient(red, 10%, 20%, blue)',
  'linear-gradient(10%, red, blue)',
  'linear-gradient(at center, red, blue)',
  'linear-gradient(red, blue',
  'linear-gradient(red /* ) */, blue)',
  'linear-gradient(red, blue), linear-gradient(red, blue)',
  'element(#a)',
  'url("a,b(c.png")',
])('leaves %s as it is', (css) => {
  expect(readGradient(css)).toBeNull()
})

const color = fc.constantFrom('red', '#0b6e4f', 'rgb(1 2 3 / 4%)', 'var(--brand)', 'rgba(1, 2, 3, 0.5)')
const percent = fc.integer({ min: 0, max: 100 }).map((number) => `${number}%`)
const stop = fc.record({ color, positions: fc.array(percent, { maxLength: 2 }) })
const gradients: fc.Arbitrary<Gradient> = fc
  .record({
    kind: fc.constantFrom('linear' as const, 'radial' as const, 'conic' as const),
    repeating: fc.boolean(),
    angle: fc.option(fc.constantFrom('45deg', '0.5turn', '100grad'), { nil: undefined }),
    shape: fc.option(fc.constantFrom('circle', 'ellipse closest-side', '20px 10%'), { nil: undefined }),
    center: fc.option(fc.constantFrom('10% 20%', 'left top', '3px center'), { nil: undefined }),
    space: fc.option(fc.constantFrom('oklch', 'hsl longer hue'), { nil: undefined }),
    stops: fc.array(stop, { minLength: 2, maxLength: 6 }),
  })
  .map(({ angle, shape, center, space, ...rest }) => ({
    ...rest,
    ...(angle !== undefined && rest.kind !== 'radial' && { angle }),
    ...(shape !== undefined && rest.kind === 'radial' && { shape }),
    ...(center !== undefined && rest.kind !== 'linear' && { center }),
    ...(space !== undefined && { space }),
  }))

test('a gradient that was written reads the same, and a CSS parser accepts it', () => {
  fc.assert(
    fc.property(gradients, (gradient) => {
      const css = gradientCss(gradient)
      expect(readGradient(css)).toEqual(gradient)
      const faults: unknown[] = []
      const read = parse(css, { context: 'value', onParseError: (error) => faults.push(error) })
      expect(faults).toEqual([])
      expect(generate(read)).not.toBe('')
    }),
  )
})

test('stops stay in order when one is moved, added or removed', () => {
  fc.assert(
    fc.property(gradients, fc.nat(5), fc.integer({ min: -50, max: 150 }), (gradient, index, to) => {
      const isOrdered = (each: Gradient) =>
        stopPercents(each).every((at, of, all) => of === 0 || all[of - 1]! <= at)
      const at = index % gradient.stops.length
      const moved = moveStop(gradient, at, to)
      expect(isOrdered(moved)).toBe(true)
      expect(moved.stops.map((each) => each.color)).toEqual(gradient.stops.map((each) => each.color))
      const added = addStop(gradient, Math.min(100, Math.max(0, to)), 'lime')
      expect(added.gradient.stops[added.index]?.color).toBe('lime')
      expect(added.gradient.stops).toHaveLength(gradient.stops.length + 1)
      expect(removeStop(added.gradient, added.index)).toEqual(gradient)
    }),
  )
})

test('positions that are missing lie between their neighbors', () => {
  const at = (css: string) => stopPercents(readGradient(css)!)
  expect(at('linear-gradient(red, lime, blue)')).toEqual([0, 50, 100])
  expect(at('linear-gradient(red 20%, lime, blue, black 80%)')).toEqual([20, 40, 60, 80])
  expect(at('linear-gradient(red 60%, blue 40%)')).toEqual([60, 60])
  expect(at('conic-gradient(red, lime 90deg, blue)')).toEqual([0, 25, 100])
  expect(at('linear-gradient(red, lime 20px, blue)')).toEqual([0, 50, 100])
})

test('a stop moves to its neighbors, and two colors always remain', () => {
  const gradient = readGradient('linear-gradient(red, lime 40%, blue)')!
  expect(gradientCss(moveStop(gradient, 1, 70))).toBe('linear-gradient(red, lime 70%, blue)')
  expect(gradientCss(moveStop(gradient, 0, 70))).toBe('linear-gradient(red 40%, lime 40%, blue)')
  expect(removeStop(readGradient('linear-gradient(red, 30%, blue)')!, 0)).toBeNull()
  expect(gradientCss(removeStop(readGradient('linear-gradient(red, 30%, lime, blue)')!, 2)!)).toBe(
    'linear-gradient(red, 30%, blue)',
  )
})

test.each([
  ['linear-gradient(red, blue)', 180],
  ['linear-gradient(to left, red, blue)', 270],
  ['linear-gradient(-90deg, red, blue)', 270],
  ['linear-gradient(0.25turn, red, blue)', 90],
  ['conic-gradient(red, blue)', 0],
])('%s has the angle %i°', (css, degrees) => {
  expect(gradientDegrees(readGradient(css)!)).toBe(degrees)
})

test.each([
  ['radial-gradient(red, blue)', [50, 50]],
  ['radial-gradient(at 10% 20%, red, blue)', [10, 20]],
  ['radial-gradient(at top right, red, blue)', [100, 0]],
  ['conic-gradient(at left, red, blue)', [0, 50]],
  ['conic-gradient(at bottom, red, blue)', [50, 100]],
  ['radial-gradient(at 10px 20%, red, blue)', null],
  ['radial-gradient(at right 10% top 20%, red, blue)', null],
])('the center of %s is %j', (css, center) => {
  expect(gradientCenter(readGradient(css)!)).toEqual(center)
})

const images = fc.constantFrom(
  'url("a,b.png")',
  'url(data:image/png;base64,AA==)',
  'linear-gradient(red, blue)',
  'image-set(url("a.png") 1x, url("b.png") 2x)',
  'var(--picture)',
  'cross-fade(url(a.png), url(b.png), 50%)',
)
const values = fc.record(
  {
    'background-size': fc.constantFrom('cover', '20px 10%', 'calc(1px + min(2px, 3px))'),
    'background-position': fc.constantFrom('center', '0% 0%', 'right 10px top'),
    'background-blend-mode': fc.constantFrom('normal', 'multiply'),
  },
  { requiredKeys: [] },
)
const layers = fc.array(fc.record({ image: images, isHidden: fc.boolean(), values }), { maxLength: 5 })

test('layers that were written read the same, and unchanged ones change nothing', () => {
  fc.assert(
    fc.property(layers, (list) => {
      const written = writeLayers(list)
      const read = readLayers(JSON.parse(JSON.stringify(written)) as object)!
      expect(read.map(({ image, isHidden }) => ({ image, isHidden }))).toEqual(
        list.map(({ image, isHidden }) => ({ image, isHidden })),
      )
      expect(writeLayers(read)).toEqual(written)
      expect(changedLayers(read, read)).toEqual({})
    }),
  )
})

test('a moved layer keeps its values, and other properties keep their text', () => {
  const before = readLayers({
    'background-image': 'url(a.png),  linear-gradient(red,blue)',
    'background-size': 'cover, auto',
    'background-repeat': 'no-repeat',
  })!
  expect(changedLayers(before, before.toReversed())).toEqual({
    'background-image': 'linear-gradient(red,blue), url(a.png)',
    'background-size': 'auto, cover',
  })
})

test('a hidden layer is not drawn and is kept', () => {
  const [first, second] = readLayers({ 'background-image': 'url(a.png), url(b.png)' })!
  const written = writeLayers([{ ...first!, isHidden: true }, second!])
  expect(written['background-image']).toBe('none, url(b.png)')
  expect(written[hiddenLayers]).toBe('url(a.png), none')
})

test('an image by its address alone is a layer', () => {
  const [layer] = readLayers({ 'background-image': 'https://example.com/a,b.png' })!
  expect(layer?.image).toBe('url("https://example.com/a,b.png")')
  expect(readLayers({ 'background-image': 'url(a.png' })).toBeNull()
  expect(readLayers({ 'background-image': 'url(a.png) /* , */' })).toBeNull()
  expect(layerProperties.every((property) => !(property in layer!.values))).toBe(true)
})

test.each([
  ['linear-gradient(red, red)', 'color'],
  ['linear-gradient(red, blue)', 'linear'],
  ['repeating-conic-gradient(red, blue)', 'conic'],
  ['url("a.png")', 'image'],
  ['image-set(url("a.png") 1x)', 'other'],
  ['var(--picture)', 'other'],
])('%s is a layer of kind %s', (image, kind) => {
  expect(layerKind(image)).toBe(kind)
})

test('any text is split without loss, or not at all', () => {
  const compact = (text: string) => text.replace(/[\s,]/g, '')
  fc.assert(
    fc.property(fc.string(), (text) => {
      const parts = splitValue(text, 'comma')
      if (parts) expect(compact(parts.join(','))).toBe(compact(text))
    }),
  )
})
