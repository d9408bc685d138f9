import { afterEach, describe, expect, it } from 'vitest'
import { findContainable } from './find-containable.ts'

const texts = (count: number) => '<p>Text</p>'.repeat(count)
const section = (name: string, inside = texts(20), style = 'padding: 24px') =>
  `<section id="${name}" style="${style}">${inside}</section>`

/** Returns a page of 32 sections that begins with the given ones. */
const longPage = (...given: string[]) =>
  [...given, ...Array.from({ length: 32 - given.length }, (_, at) => section(`s${at}`))].join('')

/** Returns the ids of the given sections that are containable. */
const restingIn = (html: string, authored = false): string[] => {
  document.body.innerHTML = html
  const search = findContainable({ doc: document, view: window, known: new WeakMap(), authored })
  for (;;) {
    const step = search.next()
    if (step.done) return step.value.map(({ id }) => id).filter((id) => !id.startsWith('s'))
  }
}

afterEach(() => {
  document.body.innerHTML = ''
  document.head.innerHTML = ''
})

describe('findContainable', () => {
  it('finds the sections of a long page', () => {
    expect(restingIn(longPage(section('a'), section('b')))).toEqual(['a', 'b'])
  })

  it('finds the sections inside one wrapper around the whole page', () => {
    expect(restingIn(`<div id="wrapper">${longPage(section('a'))}</div>`)).toEqual(['a'])
  })

  it('finds nothing on a short page', () => {
    expect(restingIn(section('a') + section('b'))).toEqual([])
  })

  it.each([
    ['whose margins reach through its border', section('a', texts(20), '')],
    ['that floats', section('a', texts(20), 'padding: 24px; float: left')],
    ['with a layer of its own', section('a', texts(20), 'padding: 24px; position: relative; z-index: 1')],
    ['that is drawn over what is before it', section('a', texts(20), 'padding: 24px; margin-top: -40px')],
    [
      'with something that stays on the screen',
      section('a', `<b style="position: sticky">x</b>${texts(20)}`),
    ],
    ['with something placed on the page', section('a', `<b style="position: absolute">x</b>${texts(20)}`)],
    ['with layers that others could come between', section('a', `<b style="z-index: 2">x</b>${texts(20)}`)],
    [
      'with something blended into the page',
      section('a', `<b style="mix-blend-mode: multiply">x</b>${texts(20)}`),
    ],
    ['that counts', section('a', `<b style="counter-increment: part">x</b>${texts(20)}`)],
    ['in a line of text', section('a', texts(20), 'padding: 24px; display: inline-block')],
  ])('skips a section %s', (_what, given) => {
    expect(restingIn(longPage(given, section('b')))).not.toContain('a')
  })

  it.each([
    ['stays on the screen over all of it', '<header style="position: fixed">x</header>', ''],
    ['counts through all of it', '', '<style>h2 { counter-increment: part }</style>'],
    ['may do so, from a sheet that is loaded', '', '<link rel="stylesheet">'],
  ])('finds nothing on a page where something %s', (_what, inBody, inHead) => {
    document.head.innerHTML = inHead
    expect(restingIn(longPage(inBody, section('a')))).toEqual([])
  })

  it('finds sections below a header that is drawn over every page', () => {
    const header = '<header style="position: fixed; z-index: 10">x</header>'
    expect(restingIn(longPage(header, section('a')))).toEqual(['a'])
  })
})
