import { describe, expect, it } from 'vitest'
import { importHtml } from '../import/import-html.ts'
import { filledDefinition } from './lead-definition.ts'
import { leadFormDefinition, leadFormsIn } from './lead-form.ts'

const definitionOf = (inside: string) => {
  const { document } = importHtml(`<form action="lead:">${inside}<button>Send</button></form>`)
  const [form = ''] = leadFormsIn(document)
  return leadFormDefinition(document, form)
}
const labelsOf = (inside: string) => definitionOf(inside).fields[0]?.optionLabels

const radio = (value: string) => `<input type="radio" name="a" value="${value}">`
const box = (value: string) => `<input type="checkbox" name="a" value="${value}">`
const select = (options: string) => `<select name="a" aria-label="A">${options}</select>`

describe('options are labeled by', () => {
  it.each([
    [
      'the words of a list',
      select('<option value="c2">Emergency <b>repair</b></option>'),
      ['Emergency repair'],
    ],
    [
      'the label of an option, as browsers show it',
      select('<optgroup label="G"><option value="1" label="One">1st</option></optgroup>'),
      ['One'],
    ],
    ['labels that name them', `${radio('1').replace('>', ' id="i">')}<label for="i">Yes</label>`, ['Yes']],
    ['words after them', `<p>Own it? ${radio('1')} Yes ${radio('0')} No</p>`, ['Yes', 'No']],
    [
      'words in other elements',
      `${box('1')} A <b>bold</b> one<br>${box('2')}<span>Two</span>`,
      [...['A bold one', 'Two']],
    ],
    ['words in a list item', `<ul><li>${radio('a')}One</li><li>${radio('b')}Two</li></ul>`, ['One', 'Two']],
    [
      'words in a label of the whole group',
      `<label>Size ${radio('1')} S ${radio('2')} L</label>`,
      ['S', 'L'],
    ],
  ])('%s', (_by, inside, labels) => expect(labelsOf(inside)).toEqual(labels))
})

describe('options have no labels', () => {
  it.each([
    ['if these are their values', select('<option>Small</option><option value="Large"> Large </option>')],
    ['if nothing is chosen by them', select('<option value="">Choose</option>')],
    ['if words are before them', `<p>Yes ${radio('1')} No ${radio('0')}</p>`],
    ['if one value has two', select('<option value="1">A</option><option value="1">B</option>')],
    ['in a box of its own, which is known by its field', `<label>${box('1')} Call me</label>`],
    [
      'if they are too many to check',
      select(Array.from({ length: 201 }, (_, at) => `<option value="${at}">No. ${at}</option>`).join('')),
    ],
  ])('%s', (_when, inside) => expect(labelsOf(inside)).toBeUndefined())
})

it('labels and the marks of one letter are cut, also after their placeholders were filled', () => {
  const long = 'e\u0301'.repeat(10_000)
  const definition = definitionOf(
    select(`<option value="1">${long}</option><option value="2">{site.name}</option>`),
  )
  const lengths = ({ fields }: typeof definition) => fields[0]?.optionLabels?.map(({ length }) => length)
  expect(lengths(definition)).toEqual([200, '{site.name}'.length])
  expect(
    labelsOf(select(`<option value="1">e${'\u0301'.repeat(10_000)}!</option>`))?.map(({ length }) => length),
  ).toEqual([12])
  expect(lengths(filledDefinition(definition, (text) => text.replace('{site.name}', long)))).toEqual([
    200, 200,
  ])
})

it('a form has at most 2,000 labels, those of its first fields', () => {
  const options = Array.from({ length: 200 }, (_, at) => `<option value="${at}">No. ${at}</option>`).join('')
  const fields = Array.from({ length: 12 }, (_, at) => `<select name="s${at}">${options}</select>`).join('')
  const definition = definitionOf(fields)
  expect(definition.fields.map(({ optionLabels }) => optionLabels?.length)).toEqual([
    ...Array.from({ length: 10 }, () => 200),
    ...[undefined, undefined],
  ])
  expect(definition.fields.every(({ options: own }) => own?.length === 200)).toBe(true)
})
