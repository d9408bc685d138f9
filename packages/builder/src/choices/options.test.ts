import { describe, expect, test } from 'vitest'
import { tagOf } from '../blocks/registry.ts'
import { applyChange, invertChange } from '../changes/change.ts'
import { setAddition } from '../commands/set-addition.ts'
import { exportHtml } from '../html/export/export-html.ts'
import { importHtml } from '../html/import/import-html.ts'
import { changeOf } from '../testing/index.ts'
import type { BuilderDocument } from '../tree/document.ts'
import { sequentialUuids } from '../tree/uuid.ts'
import { optionTexts, setOptions } from './options.ts'

const newUuid = sequentialUuids('0000-new-')
const withOptions = (inside: string) => importHtml(`<select name="s">${inside}</select>`).document
const listIn = (document: BuilderDocument) =>
  [...document.nodes.values()].find((record) => tagOf(record) === 'select')!.uuid
const htmlOf = (document: BuilderDocument) => /<select[^>]*>(.*)<\/select>/s.exec(exportHtml(document))?.[1]

const start = withOptions(
  '<option value="">Choose</option><option>Small</option><option value="l">Large</option>',
)
const id = listIn(start)
const set = (texts: readonly string[], document = start) =>
  applyChange(document, changeOf(setOptions(document, { id: listIn(document), texts, newUuid })))

describe('the options of a dropdown', () => {
  test('are read as texts', () => expect(optionTexts(start, id)).toEqual(['Choose', 'Small', 'Large']))

  test.each<[string, string[], string]>([
    [
      'are added, with their texts as values',
      ['Choose', 'Small', 'Large', 'Extra'],
      '<option value="">Choose</option><option>Small</option><option value="l">Large</option><option>Extra</option>',
    ],
    [
      'are renamed, with their values',
      ['Select', 'S', 'L'],
      '<option value="">Select</option><option>S</option><option value="l">L</option>',
    ],
    [
      'are moved, with their values',
      ['Large', 'Choose', 'Small'],
      '<option value="l">Large</option><option value="">Choose</option><option>Small</option>',
    ],
    ['are removed', ['Large'], '<option value="l">Large</option>'],
    ['may repeat', ['Large', 'Large'], '<option value="l">Large</option><option>Large</option>'],
  ])('%s', (_what, texts, expected) => {
    const after = set(texts)
    expect(htmlOf(after)).toBe(expected)
    expect(optionTexts(after, id)).toEqual(texts)
  })

  test('send a new text if their value was the former one', () => {
    expect(htmlOf(set(['M'], withOptions('<option value="Medium">Medium</option>')))).toBe(
      '<option>M</option>',
    )
  })

  test('come back when the change is undone', () => {
    const change = changeOf(setOptions(start, { id, texts: ['A', 'Large', 'B', 'C'], newUuid }))
    expect(applyChange(applyChange(start, change), invertChange(change))).toEqual(start)
  })

  test('can’t be edited as texts if they are in groups', () => {
    const grouped = withOptions('<optgroup label="A"><option>B</option></optgroup>')
    expect(optionTexts(grouped, listIn(grouped))).toBeNull()
    expect(setOptions(grouped, { id: listIn(grouped), texts: ['B'], newUuid }).ok).toBe(false)
  })

  test.each(['select', 'option'])('stay if the %s is locked', (tag) => {
    const [locked] = [...start.nodes.values()].filter((record) => tagOf(record) === tag)
    const lock = setAddition(start, { ids: [locked!.uuid], addition: { locked: true } })
    const document = applyChange(start, changeOf(lock))
    expect(setOptions(document, { id, texts: ['A'], newUuid }).ok).toBe(false)
  })
})
