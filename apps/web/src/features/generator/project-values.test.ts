import { Check } from 'typebox/value'
import { expect, it } from 'vitest'
import { TurboDefinition, type Turbo } from '@web2/contract/generator'
import { definitionOf, isWhole, unnamed, valuesOf, type TurboValues } from './project-values.ts'
import { newTurbo } from './new-project.ts'
import { typedLists } from './data/typed-list.ts'

const napId = '01900000-0000-7000-8000-000000000001'

const typed = (part: Partial<TurboValues>): TurboValues => ({ ...newTurbo(), ...part })
const [service, city] = typedLists(['service', 'city'])

it.each<[string, Partial<TurboValues>]>([
  ['a new one', {}],
  ['one with typed lists', { lists: [{ ...service!, typed: 'Mowing\r\n\n Hedges ' }, city!] }],
  ['one with a file', { lists: [{ ...service!, from: 'data', dataId: napId, column: 'Service' }] }],
  ['one that waits for its file', { lists: [{ ...service!, from: 'data' }] }],
  ['one whose list has no name yet', { lists: [{ ...service!, name: '' }] }],
  ['one with half a rule', { rules: [{ nodeId: 'a', write: { prompt: '' } }] }],
  [
    'one whose hub list is gone',
    { structure: { ...newTurbo().structure, hubs: ['gone'], placeList: 'gone' } },
  ],
  [
    'one with a listing by value',
    {
      listing: {
        ...newTurbo().listing,
        by: 'value',
        name: 'city',
        naps: [
          { value: 'Boston', napId },
          { value: '', napId: null },
        ],
      },
    },
  ],
  ['one whose cloud is not chosen', { sections: [{ ...newTurbo().sections[0]!, cloud: null }] }],
])('%s is sent as the server takes it', (_what, part) => {
  expect(Check(TurboDefinition, definitionOf(typed(part)))).toBe(true)
})

it('reads a stored definition back as it was sent', () => {
  const sent = definitionOf(
    typed({
      name: 'Boston',
      lists: [
        { ...service!, typed: 'Mowing\nHedges' },
        { ...city!, from: 'data', dataId: napId, column: 'City' },
      ],
      pages: 20,
      rules: [{ nodeId: 'a', when: { name: 'city', is: 'filled' } }],
      listing: { ...newTurbo().listing, by: 'turns', napIds: [napId] },
      sections: [
        {
          id: 0,
          cloud: 's3',
          accountLabel: 'Backups',
          storageId: null,
          buckets: [{ name: 'lawn-{city}', region: 'us-east-1', newBucket: true, isAddedManually: true }],
          added: [],
        },
      ],
    }),
  )
  expect(definitionOf(valuesOf(sent as unknown as Turbo))).toEqual(sent)
})

it('has a suggested name until a person enters one', () => {
  const sent = definitionOf(newTurbo())
  expect(sent.name).toBe(unnamed)
  expect(valuesOf(sent as unknown as Turbo).name).toBe('')
})

it.each<[boolean, Partial<TurboValues>]>([
  [true, {}],
  [false, { rules: [{ nodeId: 'a', write: { prompt: '' } }] }],
  [false, { rules: [{ nodeId: 'a', write: { prompt: '' }, when: { name: 'city', is: 'filled' } }] }],
  [false, { lists: [{ ...service!, from: 'data' }] }],
  [false, { sections: [{ ...newTurbo().sections[0]!, cloud: null }] }],
  [false, { listing: { ...newTurbo().listing, naps: [{ value: 'Boston', napId: null }] } }],
])('is whole: %s', (whole, part) => {
  expect(isWhole(typed(part))).toBe(whole)
})
