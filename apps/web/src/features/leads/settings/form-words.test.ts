import { expect, it } from 'vitest'
import { byPlace, differenceOf, fieldsOf, formInPlace, placeOf } from './form-words.ts'

it.each([
  ['page', '', 'Home page', '“Form” on the home page'],
  ['page', 'contact/', 'Page /contact/', '“Form” on /contact/'],
  ['section', null, 'Section', '“Form” in a section'],
  ['generated', null, 'Generated pages', '“Form” on generated pages'],
  ['page', null, '', '“Form”'],
  [null, null, '', '“Form”'],
] as const)('forms with one name differ by their place: %s %s', (place, pagePath, label, inSentence) => {
  expect(placeOf({ place, pagePath })).toBe(label)
  expect(formInPlace({ name: 'Form', place, pagePath })).toBe(inSentence)
})

it('the first fields are named, and the others counted', () => {
  const field = (name: string, label = '') => ({ name, label, type: 'text' as const })
  expect(fieldsOf({ fields: [] })).toBe('')
  expect(fieldsOf({ fields: [field('your-name', 'Your name'), field('email')] })).toBe('Your name, email')
  expect(fieldsOf({ fields: [field('a'), field('b'), field('c'), field('d')] })).toBe(
    'a, b, c and 1 more field',
  )
})

it('forms are listed by page, the home page first', () => {
  const unknown = { place: null, pagePath: null, position: null }
  const section = { place: 'section', pagePath: null, position: 1 } as const
  const generated = { place: 'generated', pagePath: null, position: 1 } as const
  const page = (pagePath: string, position = 1) => ({ place: 'page', pagePath, position }) as const
  const forms = [unknown, section, generated, page('team/', 2), page('team/'), page(''), page('contact/')]
  expect(byPlace(forms)).toEqual([
    ...[page(''), page('contact/'), page('team/'), page('team/', 2), generated, section, unknown],
  ])
})

it.each([
  [
    'their headings',
    ['Get a quote', 'Call me back'],
    [1, 2],
    ['under “Get a quote”', 'under “Call me back”'],
  ],
  ['their order under one heading', ['Ask us', 'Ask us'], [1, 2], ['1st form', '2nd form']],
  ['their order without a heading', ['', ''], [2, 3], ['2nd form', '3rd form']],
  ['a heading of one of them', ['Ask us', ''], [1, 2], ['under “Ask us”', '2nd form']],
  ['nothing before their page is published again', ['', ''], [null, null], ['', '']],
])('two forms with one name on a page differ by %s', (_by, headings, positions, expected) => {
  const [first, second] = headings.map((heading, at) => ({
    ...{ name: 'Form', place: 'page' as const, pagePath: 'contact/' },
    ...{ heading, position: positions[at] ?? null },
  }))
  const elsewhere = { ...first!, pagePath: '' }
  const all = [first!, second!, elsewhere]
  expect(all.map((form) => differenceOf(form, all))).toEqual([...expected, ''])
})
