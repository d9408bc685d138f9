import { profileFields, type BusinessProfile, type ProfileEntries } from '@web2/contract/listings'
import { describe, expect, it } from 'vitest'
import { fieldForms, profileGroups } from './profile-groups.ts'
import {
  changedFields,
  emptyValue,
  enteredValues,
  filledFields,
  formValues,
  savedValues,
  sourceOf,
  tidyValues,
  valueText,
  withEntry,
  type ProfileValues,
} from './profile-values.ts'

const profile = (confirmed: object) => ({ confirmed: confirmed as ProfileEntries }) as BusinessProfile
const entry = (id: string, value: unknown) => ({ id, value, source: null })
const stored = formValues(
  profile({
    since: [entry('a', 1998)],
    areas: [entry('b', 'Bath'), entry('c', 'Bristol')],
    services: [entry('d', { name: 'Hedges', text: '' })],
  }),
)
const with_ = (change: Partial<ProfileValues>): ProfileValues => ({ ...stored, ...change })

it('every field is in one group of the form', () => {
  const shown = profileGroups.flatMap(({ fields }) => fields)
  expect(shown.toSorted()).toEqual([...profileFields].toSorted())
})

it.each(profileFields)('an empty value of “%s” counts as none', (field) => {
  const values = with_({ [field]: [{ value: emptyValue(field) }] })
  expect(tidyValues(values)[field]).toEqual([])
  expect(fieldForms[field].label).not.toBe('')
})

describe('what is sent', () => {
  it('is the changed fields alone, with the ids of known values', () => {
    const typed = with_({
      areas: [{ id: 'c', value: 'Bristol' }, { value: 'York' }],
      since: [{ id: 'a', value: '2001' }],
    })
    const fields = changedFields(typed, stored)
    expect(enteredValues(typed, fields)).toEqual({
      areas: [{ id: 'c', value: 'Bristol' }, { value: 'York' }],
      since: [{ id: 'a', value: 2001 }],
    })
  })

  it('is trimmed, without blank values, and with whole URLs', () => {
    const typed = tidyValues(
      with_({
        services: [{ value: { name: ' Roses ', text: '' } }, { value: { name: '', text: ' ' } }],
        booking: [{ value: 'example.com/book' }],
        links: [{ value: { url: 'example.com', anchor: '' } }],
        tone: [{ value: { adjectives: ['calm'], examples: ['', ' So. '] } }],
      }),
    )
    expect(typed.services).toEqual([{ value: { name: 'Roses', text: '' } }])
    expect(typed.booking).toEqual([{ value: 'https://example.com/book' }])
    expect(typed.links).toEqual([{ value: { url: 'https://example.com', anchor: '' } }])
    expect(typed.tone).toEqual([{ value: { adjectives: ['calm'], examples: ['So.'] } }])
  })

  it('a year that is none stays as typed, so that the server says so', () => {
    expect(enteredValues(with_({ since: [{ value: 'long ago' }] }), ['since'])).toEqual({
      since: [{ value: 'long ago' }],
    })
  })
})

describe('after saving', () => {
  const now = formValues(
    profile({
      since: [entry('a', 1998)],
      areas: [entry('b', 'Bath'), entry('c', 'Bristol'), entry('e', 'Wells')],
    }),
  )

  it('fields that were not touched take what is stored', () => {
    expect(savedValues({ typed: stored, before: stored, sent: {}, stored: now })).toEqual(now)
  })

  it('a touched field keeps what was typed, and gets confirmed proposals', () => {
    const typed = with_({ areas: [{ id: 'b', value: 'Bath Spa' }] })
    const { areas } = savedValues({ typed, before: stored, sent: {}, stored: now })
    expect(areas).toEqual([
      { id: 'b', value: 'Bath Spa' },
      { id: 'e', value: 'Wells' },
    ])
  })

  it('a touched field with one value keeps what was typed, whatever was confirmed', () => {
    const typed = with_({ since: [{ value: '2001' }] })
    const confirmed = formValues(profile({ since: [entry('f', 1997)] }))
    expect(savedValues({ typed, before: with_({ since: [] }), sent: {}, stored: confirmed }).since).toEqual(
      typed.since,
    )
  })

  it('a field that was typed in while it was saved keeps what was typed', () => {
    const typed = with_({ areas: [{ value: 'York and more' }] })
    const sent = { areas: [{ value: 'York' }] }
    expect(savedValues({ typed, before: stored, sent, stored: now }).areas).toEqual(typed.areas)
    expect(savedValues({ typed: with_(sent), before: stored, sent, stored: now }).areas).toEqual(now.areas)
  })
})

it('fields with a value are counted', () => {
  expect(filledFields(stored)).toBe(3)
  expect(filledFields(with_({ booking: [{ value: ' ' }] }))).toBe(3)
})

it('an edited proposal is added, and replaces the value of a field with one', () => {
  const added = { id: 'p', value: '1997' }
  expect(withEntry('since', stored.since, added)).toEqual([added])
  expect(withEntry('areas', stored.areas, added)).toEqual([...stored.areas, added])
})

it('a value keeps the line that it came from until it is changed', () => {
  const source = { kind: 'page', line: 'Since 1998.', url: 'https://example.com/' }
  const drafted = profile({ since: [{ id: 'a', value: 1998, source }] })
  expect(sourceOf(drafted, 'since', { id: 'a', value: '1998' })).toEqual(source)
  expect(sourceOf(drafted, 'since', { id: 'a', value: '1997' })).toBeNull()
  expect(sourceOf(drafted, 'since', { value: '1998' })).toBeNull()
})

it('values that a save gave ids are no change', () => {
  expect(changedFields(with_({ areas: [{ value: 'Bath' }, { value: 'Bristol' }] }), stored)).toEqual([])
})

it('the order of properties is no change', () => {
  const typed = with_({ services: [{ id: 'd', value: { text: '', name: 'Hedges' } }] })
  expect(changedFields(typed, stored)).toEqual([])
})

it.each([
  ['since', 1998, '1998'],
  ['prices', { note: '', unit: 'an hour', item: 'Hedges', amount: '$80' }, 'Hedges · $80 · an hour'],
  ['tone', { examples: ['So.'], adjectives: ['calm', 'dry'] }, 'calm, dry · So.'],
] as const)('a value of “%s”, %j, reads “%s”', (field, value, text) =>
  expect(valueText(field, value)).toBe(text),
)
