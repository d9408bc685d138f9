import type { LeadFormField } from '@web2/contract/leads'
import { afterEach, expect, it, vi } from 'vitest'
import { checkEntries } from '../check/check-entries.ts'
import { english } from '../visitor-words/english.ts'
import type { Problem } from '../check/problem.ts'
import { german } from '../visitor-words/german.ts'
import { refilledForm } from './form-fields.ts'

afterEach(() => vi.restoreAllMocks())

const refilled = (
  field: Partial<LeadFormField>,
  values: readonly string[],
  { problem, language = 'en', lang = 'en' }: { problem?: Problem; language?: string; lang?: string } = {},
) =>
  refilledForm({
    action: 'https://app.example.com/f/1',
    fields: [{ name: 'a', label: 'A', type: 'text', ...field }],
    entries: values.map((value) => ['a', value]),
    problems: new Map(problem ? [['a', problem]] : []),
    words: language === 'de' ? german : english,
    language,
    lang,
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

it.each([
  [
    'select',
    '<option value="c2" selected>Emergency &lt;b&gt;</option>',
    '<option value="Other">Other</option>',
  ],
  ['radio', 'value="c2" checked><span>Emergency &lt;b&gt;</span>', '<span>Other</span>'],
  ['checkbox', 'value="c2" checked><span>Emergency &lt;b&gt;</span>', '<span>Other</span>'],
] as const)('options of a %s have the labels that the visitor saw', (type, chosen, other) => {
  const html = refilled({ type, options: ['c2', 'Other'], optionLabels: ['Emergency <b>', ''] }, ['c2'])
  expect(html).toContain(chosen)
  expect(html).toContain(other)
})

it.each(['select', 'radio', 'checkbox'] as const)(
  'many values of a %s with many options take no more time than each of both alone',
  (type) => {
    const most = 200
    const options = Array.from({ length: most }, (_, at) => `Place ${at}`)
    const values = options.toReversed()
    // each text is trimmed once to be compared; pairs of them would be forty thousand
    const trimmed = vi.spyOn(String.prototype, 'trim')
    const post = { entries: values.map((value) => ['a', value] as const), files: [] }
    expect(checkEntries({ fields: [{ name: 'a', label: 'A', type, options }] }, post).size).toBe(0)
    const html = refilled({ type, options }, values)
    const readings = trimmed.mock.calls.length
    trimmed.mockRestore()
    expect(html.match(/ (?:selected|checked)>/g)).toHaveLength(most)
    expect(readings).toBeLessThanOrEqual(6 * most)
  },
)

it.each<[Problem, string, string]>([
  [{ sentence: 'earliest', value: '2026-12-01' }, 'en', 'Enter December 1, 2026 or a later date.'],
  [
    { sentence: 'latest', value: '2026-12-01' },
    'de',
    'Geben Sie den 1. Dezember 2026 oder ein früheres Datum ein.',
  ],
  [{ sentence: 'latest', value: '12026-12-01' }, 'en', 'Enter 12026-12-01 or an earlier date.'],
  [{ sentence: 'long', value: 20_000 }, 'de', 'Geben Sie höchstens 20.000 Zeichen ein.'],
  [{ sentence: 'oneFile' }, 'en', 'Choose one file only.'],
])('shows the problem %o in the language %s', (problem, language, sentence) => {
  expect(refilled({}, ['x'], { problem, language })).toContain(`>${sentence}</p>`)
})

it('fields and our sentences have languages and directions of their own where they differ', () => {
  const problem: Problem = { sentence: 'required' }
  const persian = refilled({}, [], { problem, lang: 'fa' })
  expect(persian).toMatch(/^<form [^>]*lang="fa" dir="rtl"/)
  expect(persian).toContain('id="field-0-error" lang="en" dir="ltr">Fill in this field.')
  expect(persian).toContain('<button lang="en" dir="ltr">')
  expect(refilled({}, [], { problem, lang: 'ja' })).toMatch(/^<form [^>]*lang="ja" action/)
  expect(refilled({}, [], { problem, lang: 'en-GB' })).not.toMatch(/lang=|dir="(?:rtl|ltr)"/)
})
