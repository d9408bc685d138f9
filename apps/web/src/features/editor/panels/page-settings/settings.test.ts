import { createDocument, importHtml, pageSettings } from '@web2/builder'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { readRobots, robotsText } from './robots.ts'
import { draftErrors, draftOf, settledPage } from './settings-draft.ts'
import { cutTo, roomOf } from './text-length.ts'

const { page } = importHtml(
  '<html lang="en"><head><title>Old</title><meta name="robots" content="max-snippet:50, noindex">' +
    '<meta name="author" content="Ada"><style>p{}</style></head><body>',
).document

describe('a draft', () => {
  it('changes nothing if it is unchanged', () => {
    expect(settledPage(page, draftOf(page))).toBeNull()
    const fresh = createDocument().page
    expect(settledPage(fresh, draftOf(fresh))).toBeNull()
  })

  it('changes only what was typed', () => {
    const after = settledPage(page, {
      ...draftOf(page),
      title: 'New',
      index: true,
      socialImage: 'https://a.example/x.png',
      metas: [{ name: 'theme-color', content: '#fff' }],
    })
    expect(pageSettings({ page: after! })).toMatchObject({
      title: 'New',
      robots: 'max-snippet:50',
      lang: 'en',
      social: { image: 'https://a.example/x.png' },
    })
    expect(draftOf(after!).metas).toEqual([{ name: 'theme-color', content: '#fff' }])
    expect(after!.head.filter(({ tag }) => tag === 'style')).toEqual(
      page.head.filter(({ tag }) => tag === 'style'),
    )
  })

  it.each([
    [{ canonical: '/about' }, 'canonical'],
    [{ lang: 'english please' }, 'lang'],
    [{ favicon: 'javascript:x()' }, 'favicon'],
    [{ metas: [{ name: 'description', content: 'x' }] }, 'metas'],
  ])('refuses %j with a sentence at its field', (change, field) => {
    expect(Object.keys(draftErrors({ ...draftOf(page), ...change }))).toEqual([field])
  })

  it('has no errors with usual values', () => {
    const good = { canonical: 'https://a.example/b', lang: 'pt-BR', favicon: '/icon.png' }
    expect(draftErrors({ ...draftOf(page), ...good })).toEqual({})
  })
})

it.each([
  ['', true, true],
  ['noindex', false, true],
  ['NOINDEX, nofollow', false, false],
  ['none', false, false],
  ['max-snippet:0', true, true],
])('reads %j as index %s, follow %s', (text, index, follow) => {
  expect(readRobots(text)).toEqual({ index, follow })
  expect(readRobots(robotsText(text, { index, follow }))).toEqual({ index, follow })
})

describe('the length of a text', () => {
  const measure = (text: string) => text.length * 10

  it('cuts a text at the end of a word, within the available width', () => {
    expect(cutTo('gardens for every month', 200, measure)).toBe('gardens for every …')
    fc.assert(
      fc.property(fc.lorem({ maxCount: 12 }), fc.integer({ min: 40, max: 400 }), (text, room) => {
        const cut = cutTo(text, room, measure)
        expect(measure(cut)).toBeLessThanOrEqual(room)
        if (measure(text) <= room) expect(cut).toBe(text)
      }),
    )
  })

  it.each([
    ['', 'Nothing here.'],
    ['short', /Short/],
    ['x'.repeat(20), null],
    ['x'.repeat(40), /Too long/],
  ])('advises for %j: %s', (text, advice) => {
    const room = roomOf(text, { most: 300, few: 10, measure, empty: 'Nothing here.' })
    if (advice === null) expect(room.advice).toBeNull()
    else expect(room.advice).toMatch(advice)
  })
})
