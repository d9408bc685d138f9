import { importHtml } from '@web2/builder'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { prepareSource } from '../document/prepare-source.ts'
import { slotName } from '../document/value-slots.ts'
import { typedList, type ListRows } from '../rows/list-rows.ts'
import { defaultPlaceList } from '../rows/place-list.ts'
import { distinctValues, folded, oneSpelling } from '../rows/same-value.ts'
import { scopeOf } from '../rows/name-scope.ts'
import { namesIn } from '../text/placeholder-names.ts'
import { parseText } from '../text/parse-text.ts'
import { writeText } from '../text/write-text.ts'
import { hubNameProblem, valuesInWords } from './hub-names.ts'
import { defaultHubTexts, hubFields, hubTextsOf, ownLists } from './hub-texts.ts'

const listNames = fc.uniqueArray(fc.constantFrom('service', 'city', 'product', 'zip', 'brand'), {
  minLength: 1,
  maxLength: 4,
})

it('default texts name only values that the page has', () => {
  fc.assert(
    fc.property(listNames, fc.nat(4), fc.nat(4), (names, site, hub) => {
      const lists = names.map((name) => typedList(name, ['a', 'b']))
      const sitePer = site < lists.length ? site : null
      const hubList = hub < lists.length ? hub : null
      const setting = { lists, placeList: defaultPlaceList(lists), sitePer }
      const scope = scopeOf(lists)
      const texts = defaultHubTexts(setting, hubList)
      for (const field of hubFields) {
        const parsed = parseText(texts[field])
        if (!parsed.ok) throw new Error(parsed.problem.message)
        for (const { name } of namesIn(parsed.nodes))
          expect(hubNameProblem({ lists, scope }, ownLists(sitePer, hubList), name)).toBeNull()
      }
    }),
  )
})

describe('user texts', () => {
  const lists = [typedList('service', ['Mowing']), typedList('city', ['Bath'])]
  const setting = { lists, placeList: 1, sitePer: null }

  it('replace the defaults, except a blank title or heading', () => {
    const home = { title: ' ', description: '', heading: 'Ours' }
    expect(hubTextsOf(setting, { home }, null)).toEqual({
      ...defaultHubTexts(setting, null),
      description: '',
      heading: 'Ours',
    })
  })

  it.each([
    ['city', /differs between pages. Use \{city\.list\}/],
    ['town', /unknown here/],
  ])("can't use {%s} on a home page", (name, message) =>
    expect(hubNameProblem({ lists, scope: scopeOf(lists) }, new Set(), name)).toMatch(message),
  )
})

it.each([
  [[], ''],
  [['Bath'], 'Bath'],
  [['Bath', 'Wells'], 'Bath and Wells'],
  [['Bath', 'Wells', 'Frome', 'Street'], 'Bath, Wells, Frome and Street'],
  [Array.from({ length: 30 }, (_, at) => `T${at}`), 'T0, T1, T2 and 27 more'],
])('%o reads as a list', (values, words) => expect(valuesInWords(values)).toBe(words))

it.each<[string, readonly [string, readonly string[]][], number]>([
  [
    'coordinates',
    [
      ['spot', ['spot', 'lat', 'lng']],
      ['city', ['city']],
    ],
    0,
  ],
  [
    'its name',
    [
      ['cities', ['cities']],
      ['service', ['service']],
    ],
    0,
  ],
  [
    'being the last one',
    [
      ['brand', ['brand']],
      ['product', ['product']],
    ],
    1,
  ],
])('finds the list of places by %s', (_by, lists, expected) =>
  expect(defaultPlaceList(lists.map(([name, columns]) => ({ name, columns }) as ListRows))).toBe(expected),
)

it('merges values that read the same and reports each merged one', () => {
  fc.assert(
    fc.property(
      fc.array(fc.constantFrom('Bath', 'bath ', ' BATH', 'Wells', 'Cafe\u0301', 'café', '')),
      (typed) => {
        const { values, merged } = distinctValues(typed)
        expect(new Set(values.map(folded)).size).toBe(values.length)
        expect(values.length + merged.length).toBe(typed.filter((each) => each.trim() !== '').length)
        for (const { kept, merged: left } of merged) {
          expect(values).toContain(kept)
          expect(folded(left)).toBe(folded(kept))
        }
        expect(oneSpelling(typed).map(folded)).toEqual(typed.map(folded))
      },
    ),
  )
})

it('a home page drops texts with missing values unless they are in optional phrases', () => {
  const { document: source } = importHtml(
    '<header><p>Gardens[[ in {city}]][[ and {service}||, {year}]]</p><p>Only in {city}</p></header><p>{service} in {city}</p>',
  )
  const { hubPage, slots } = prepareSource(source, {
    rules: [],
    structure: { breadcrumb: false, nearby: 0, related: 0, edition: 2 },
    scope: scopeOf([typedList('service', ['Mowing']), typedList('city', ['Bath'])]),
  })
  const valueOf = (name: string) => (name === 'year' ? '2026' : '')
  const look = { own: new Set<number>(), isHome: true, hasIntro: false, contact: false }
  const { document, uses } = hubPage!(look, valueOf)
  const typed = JSON.stringify([...document.nodes.values()])
  const shown = slots.flatMap(({ nodes }, at) =>
    typed.includes(`{${slotName(at)}}`) ? [writeText(nodes, valueOf, () => 0)] : [],
  )
  expect(shown).toEqual(['Gardens, 2026'])
  expect(uses.size).toBe(1)
})
