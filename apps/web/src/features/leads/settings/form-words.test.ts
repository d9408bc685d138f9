import { expect, it } from 'vitest'
import { byPlace, fieldsOf, formInPlace, placeOf } from './form-words.ts'

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
  const unknown = { place: null, pagePath: null }
  const section = { place: 'section', pagePath: null } as const
  const generated = { place: 'generated', pagePath: null } as const
  const page = (pagePath: string) => ({ place: 'page', pagePath }) as const
  const forms = [unknown, section, generated, page('team/'), page(''), page('contact/')]
  expect(byPlace(forms)).toEqual([page(''), page('contact/'), page('team/'), generated, section, unknown])
})
