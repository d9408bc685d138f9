import type { LeadFormDefinition, LeadFormField } from '@web2/contract/leads'
import { expect, it } from 'vitest'
import { readChoices } from './option-labels.ts'
import { readEntries } from './read-person.ts'

const service: LeadFormField = {
  ...{ name: 'a', label: 'Service', type: 'checkbox', multiple: true },
  ...{ options: ['c1', 'c 2', '', 'Other'], optionLabels: ['New roof', 'Emergency repair', 'None', ''] },
}
const definitionOf = (...fields: readonly LeadFormField[]): LeadFormDefinition => ({
  ...{ name: 'Form', successText: '', thankYouPage: '', lang: 'en' },
  fields: [...fields],
})
const entryOf = (field: LeadFormField, ...values: readonly string[]) =>
  readEntries(definitionOf(field), { entries: values.map((value) => [field.name, value]), files: [] })[0]

const labelled = (value: string, valueLabel: string) => ({ name: 'a', label: 'Service', value, valueLabel })
const plain = (value: string) => ({ name: 'a', label: 'Service', value })

it.each([
  ['the label of a chosen option', ['c1'], labelled('c1', 'New roof')],
  ['the labels of several, in their order', ['Other', 'c1'], labelled('Other, c1', 'Other, New roof')],
  ['the label of a value whose spaces differ', [' c\u00a02'], labelled(' c\u00a02', 'Emergency repair')],
  ['the label of an option that sends an empty value', [''], labelled('', 'None')],
  ['no label for an option that is its own', ['Other'], plain('Other')],
  ['no label for a value that is no option', ['x'], plain('x')],
  ['no label for the name of another value', ['toString'], plain('toString')],
  ['no label without a choice', [], plain('')],
])('an entry has its value as it was sent, and %s', (_what, values, entry) =>
  expect(entryOf(service, ...values)).toEqual(entry),
)

it('an entry of a form without labels, as an earlier release published it, has none', () => {
  const { optionLabels: _, ...before } = service
  expect(entryOf(before, 'c1')).toEqual(plain('c1'))
  expect(readEntries(undefined, { entries: [['a', 'c1']], files: [] })).toEqual([
    { name: 'a', label: 'a', value: 'c1' },
  ])
})

it('an option with two labels has none', () => {
  const field = { ...service, options: ['1', ' 1'], optionLabels: ['Yes', 'No'] }
  expect(entryOf(field, '1')).toEqual(plain('1'))
})

it('labels of many choices are cut', () => {
  const label = 'e\u0301'.repeat(100)
  const field = { ...service, options: ['1'], optionLabels: [label] }
  const entry = entryOf(field, ...Array.from({ length: 900 }, () => '1'))
  expect(entry?.valueLabel).toHaveLength(20_000)
  expect(entry?.valueLabel?.endsWith(' …')).toBe(true)
})

it('searches find what was chosen as it was shown, and nothing that was typed or says nothing', () => {
  const fields: LeadFormField[] = [
    { name: 'note', label: 'Note', type: 'text' },
    { ...service, name: 'a' },
    { name: 'when', label: 'When', type: 'radio', options: ['Soon', 'Later'] },
    { name: 'size', label: 'Size', type: 'select', options: ['s', 'l'], optionLabels: ['Small', 'Large'] },
    { name: 'call', label: 'Call me', type: 'checkbox', options: ['on'] },
  ]
  const definition = definitionOf(...fields)
  const entries = readEntries(definition, {
    entries: [
      ['note', 'Typed'],
      ['a', 'c1'],
      ['when', 'Soon'],
      ['size', 'l'],
      ['call', 'on'],
    ],
    files: [],
  })
  expect(readChoices(definition, entries)).toBe('New roof, Soon, Large')
  expect(readChoices(undefined, entries)).toBe('')
})
