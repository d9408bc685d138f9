import { generate, parse } from 'css-tree'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { createNode } from '../blocks/create-node.ts'
import { exportHtml } from '../html/export/export-html.ts'
import { importHtml } from '../html/import/import-html.ts'
import { checkStyleValue, declarations } from '../styles/declarations.ts'
import { parseInlineStyle } from '../styles/inline-style.ts'
import { createDocument } from '../tree/create-document.ts'
import { clipKinds, clipShapeCss, newClipShape, readClipShape } from './clip-shape.ts'
import { maskCss, maskKinds, newMask, readMask, type MaskValues } from './mask.ts'
import { namesOfProperty } from './prefixed.ts'
import { readShadow } from './read-shadow.ts'
import { isAmount } from './shape-amount.ts'

const amounts = fc.oneof(
  fc.integer({ min: 1, max: 49 }).map((number) => `${number}%`),
  fc.integer({ min: 1, max: 400 }).map((number) => `${number}px`),
  fc.constantFrom('4vw', '2.5rem', 'var(--s-4)', 'calc(1rem + 2vw)', 'clamp(1rem, 2vw, 3rem)', '12.5%'),
)

const mustBeCss = (property: string, css: string) => {
  expect(checkStyleValue(property, css)).toBeNull()
  const faults: unknown[] = []
  const read = parse(css, { context: 'value', onParseError: (error) => faults.push(error) })
  expect(faults).toEqual([])
  return generate(read)
}

test('a shape that was written reads the same, also as a browser writes it', () => {
  fc.assert(
    fc.property(fc.constantFrom(...clipKinds), amounts, (kind, amount) => {
      const usual = newClipShape(kind)
      const shape = { kind, amount: usual.amount && amount }
      const css = clipShapeCss(shape)
      mustBeCss('clip-path', css)
      expect(readClipShape(css)).toEqual(shape)
      if (amount.startsWith('clamp')) return
      const spaced = css.replace(/, /g, ' ,  ').replace(/\b0(?= |,|\))/g, '0px')
      expect(readClipShape(spaced)).toEqual(shape)
    }),
  )
})

test('a mask that was written reads the same', () => {
  fc.assert(
    fc.property(fc.constantFrom(...maskKinds), amounts, (kind, amount) => {
      const values = maskCss({ kind, amount })
      for (const [property, css] of Object.entries(values)) mustBeCss(property, css)
      expect(readMask(values)).toEqual({ kind, amount })
    }),
  )
})

test('new shapes and masks have amounts that are read', () => {
  for (const kind of clipKinds) expect(readClipShape(clipShapeCss(newClipShape(kind)))?.kind).toBe(kind)
  for (const kind of maskKinds) expect(readMask(maskCss(newMask(kind)))).toEqual(newMask(kind))
})

test.each([
  'none',
  'url(#shape)',
  'path("M0 0 L1 1")',
  'polygon(0 0, 100% 0, 100% 90%)',
  'circle(50% at left)',
  'inset(0 round 4px 8px)',
  'polygon(0 0, 100% 0',
])('leaves the shape %s as it is', (css) => {
  expect(readClipShape(css)).toBeNull()
})

test.each<MaskValues>([
  {},
  { 'mask-image': 'url("a.svg")' },
  { 'mask-image': 'linear-gradient(to top, transparent, #000 25%)', 'mask-repeat': 'no-repeat' },
  { 'mask-image': 'linear-gradient(45deg, transparent, #000 25%)' },
])('leaves the mask %j as it is', (values) => {
  expect(readMask(values)).toBeNull()
})

test.each([
  ['10%', true],
  ['var(--s-4)', true],
  ['calc(1px + 2%)', true],
  ['10% 20%', false],
  ['10%, 20%', false],
  ['red', false],
  ['', false],
])('%j is an amount: %s', (text, is) => {
  expect(isAmount(text)).toBe(is)
})

test('browsers that know a property with its prefix alone get both names', () => {
  expect(namesOfProperty('mask-image')).toEqual(['-webkit-mask-image', 'mask-image'])
  expect(namesOfProperty('backdrop-filter')).toEqual(['-webkit-backdrop-filter', 'backdrop-filter'])
  expect(namesOfProperty('clip-path')).toEqual(['clip-path'])
})

test.each([
  ['0 8px 24px rgba(0, 0, 0, 0.12)', { x: 0, y: 8, blur: 24, spread: 0, color: 'rgba(0, 0, 0, 0.12)' }],
  ['var(--c-ink) 1px -2px', { x: 1, y: -2, blur: 0, spread: 0, color: 'var(--c-ink)' }],
  ['0 20px 50px -24px #000', { x: 0, y: 20, blur: 50, spread: -24, color: '#000' }],
])('reads the shadow %s', (css, shadow) => {
  expect(readShadow('box-shadow', css)).toEqual(shadow)
  expect(
    readShadow('box-shadow', declarations({ 'box-shadow': shadow }).slice('box-shadow:'.length)),
  ).toEqual(shadow)
})

test.each([
  'none',
  'inset 0 1px 2px #000',
  '0 1px 2px red, 0 2px 4px blue',
  '0 1rem 2px red',
  '0 1 2 red',
  '1px',
])('leaves the shadow %s as it is', (css) => {
  expect(readShadow('box-shadow', css)).toBeNull()
})

test('a shadow of text has no spread', () => {
  expect(readShadow('text-shadow', '0 1px 2px #000')).toEqual({ x: 0, y: 1, blur: 2, color: '#000' })
  expect(readShadow('text-shadow', '0 1px 2px 3px #000')).toBeNull()
})

test('shapes, masks and overlays go through HTML and back, at each breakpoint, and nothing is added to them', () => {
  fc.assert(
    fc.property(
      fc.constantFrom(...clipKinds),
      fc.constantFrom(...maskKinds),
      amounts,
      (clip, mask, amount) => {
        const masks = Object.entries(maskCss({ kind: mask, amount })).flatMap(([property, value]) =>
          namesOfProperty(property).map((name) => [name, value] as const),
        )
        const style = {
          'clip-path': clipShapeCss({ kind: clip, amount: newClipShape(clip).amount && amount }),
          ...Object.fromEntries(masks),
          'mix-blend-mode': 'multiply',
        }
        const tablet = { 'clip-path': 'none', '-webkit-mask-image': 'none', 'mask-image': 'none' }
        const document = createDocument([
          createNode('Element', { elementStyle: style, breakpoints: { tablet } }),
        ])
        const html = exportHtml(document)
        expect(html).toContain(declarations(style))
        expect(html).toContain(declarations(tablet))
        const names = new Set(html.match(/(?:-webkit-)?mask-[a-z]+(?=:)/g))
        expect([...names].sort()).toEqual(masks.map(([name]) => name).sort())
        const once = exportHtml(importHtml(html).document)
        expect(once).toContain(declarations(style))
        expect(once).toContain(declarations(tablet))
        expect(exportHtml(importHtml(once).document)).toBe(once)
        expect(parseInlineStyle(declarations(style))).toEqual({ style, left: '' })
      },
    ),
    { numRuns: 30 },
  )
})
