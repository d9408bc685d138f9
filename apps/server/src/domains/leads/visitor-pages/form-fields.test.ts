import type { LeadFormField } from '@web2/contract/leads'
import { expect, it } from 'vitest'
import { english } from '../visitor-words/english.ts'
import { refilledForm } from './form-fields.ts'

const refilled = (field: Partial<LeadFormField>, values: readonly string[]) =>
  refilledForm({
    action: 'https://app.example.com/f/1',
    fields: [{ name: 'a', label: 'A', type: 'text', ...field }],
    entries: values.map((value) => ['a', value]),
    problems: new Map(),
    words: english,
    hiddenValues: [],
    filesIn: new Set(),
  })

it.each<[string, Partial<LeadFormField>, readonly string[], string]>([
  [
    'an option whose spaces the browser sent as they are',
    { type: 'select', options: ['5 km', '10 km'] },
    ['10\u00a0km'],
    '<option value="10 km" selected>',
  ],
  [
    'several addresses',
    { type: 'email', multiple: true },
    ['a@b.example, c@d.example'],
    'type="email" multiple value="a@b.example, c@d.example"',
  ],
  ['the only value of two fields', { multiple: true }, ['', 'x'], 'type="text" value="x"'],
  ['line breaks at the beginning', { type: 'multiline' }, ['\n\nx'], '>\n\n\nx</textarea>'],
  ['quotes', {}, [`"><script>'`], `value="&quot;&gt;&lt;script&gt;'"`],
])('keeps %s', (_, field, values, expected) => {
  expect(refilled(field, values)).toContain(expected)
})
