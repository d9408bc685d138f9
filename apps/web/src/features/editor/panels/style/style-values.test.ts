import { describe, expect, it } from 'vitest'
import {
  lineHeightFactor,
  radiusNumber,
  refusalOf,
  roundedFigures,
  shadowOf,
  shownValue,
  steppedLength,
  steppedNumber,
  typedLength,
} from './style-values.ts'

it.each([
  ['170.797px', '170.8px'],
  ['0px 16.0834px -0.1251em', '0px 16.08px -0.13em'],
  ['rgba(1, 2, 3, 0.5)', 'rgba(1, 2, 3, 0.5)'],
  ['12px', '12px'],
])('rounds computed numbers for display: %s', (computed, shown) => {
  expect(roundedFigures(computed)).toBe(shown)
})

describe('lengths', () => {
  it.each([
    ['12', '12px'],
    [' 12.5 ', '12.5px'],
    ['0', '0px'],
    ['50%', '50%'],
    ['auto', 'auto'],
    ['calc(1px + 2em)', 'calc(1px + 2em)'],
    ['', null],
  ])('reads %j as %j', (typed, length) => {
    expect(typedLength(typed)).toBe(length)
  })

  it.each([
    ['12px', 1, '13px'],
    ['1.5em', -1, '1.4em'],
    ['12', 1, '13px'],
    ['', 1, '1px'],
    ['0', 10, '10px'],
    ['auto', 1, null],
  ] as const)('steps %s by %i to %s', (typed, by, stepped) => {
    expect(steppedLength(typed, by)).toBe(stepped)
  })

  it("uses the field's unit for a bare number", () => {
    expect(typedLength('3', 'rem')).toBe('3rem')
    expect(steppedLength('', 10, '%')).toBe('10%')
  })

  it.each([
    ['1', 1, '2'],
    ['', -1, '-1'],
    ['0.7', 1, '1.7'],
    ['auto', 1, null],
  ] as const)('steps the number %j by %i to %j', (typed, by, stepped) => {
    expect(steppedNumber(typed, by)).toBe(stepped)
  })

  it('shows numbers as px', () => {
    expect(shownValue(14)).toBe('14px')
    expect(shownValue(undefined)).toBe('')
  })
})

it.each([
  [10, 10],
  ['10px', 10],
  ['none', 0],
  [undefined, 0],
])('reads the radius %j as %i', (value, number) => {
  expect(radiusNumber(value)).toBe(number)
})

it.each([
  [{ 'line-height': '21px', 'font-size': '14px' }, 1.5],
  [{ 'line-height': 2 }, 2],
  [{ 'line-height': '1.5' }, 1.5],
  [{ 'line-height': '21px' }, null],
  [{}, null],
])('reads the line height of %j as %j times the font size', (style, factor) => {
  expect(lineHeightFactor(style)).toBe(factor)
})

it('keeps the parts of a shadow and starts over from CSS text', () => {
  expect(shadowOf('box-shadow', { x: 1, y: 2, blur: 3, color: 'red' })).toEqual({
    x: 1,
    y: 2,
    blur: 3,
    spread: 0,
    color: 'red',
  })
  expect(shadowOf('text-shadow', '0 0 1px red')).toEqual({ x: 0, y: 0, blur: 1, color: 'red' })
  expect(shadowOf('text-shadow', '0 0 1em red')).toEqual({ x: 0, y: 0, blur: 0, color: '#000000' })
})

it('refuses a value that would leave its declaration', () => {
  expect(refusalOf('color', 'red;} body{display:none')).not.toBeNull()
})
