import type { LeadFormField } from '@web2/contract/leads'
import { expect, it } from 'vitest'
import { readPerson } from './read-person.ts'

interface Given extends Partial<LeadFormField> {
  readonly name: string
  readonly value: string
}

/** Returns the person in a submission of a form with these fields. */
const personOf = (...given: readonly Given[]) =>
  readPerson(
    {
      name: 'Contact',
      fields: given.map(({ value: _, ...field }) => ({ label: field.name, type: 'text', ...field })),
      successText: '',
      thankYouPage: '',
      lang: 'en',
    },
    given.map(({ name, label = name, value }) => ({ name, label, value })),
  )

it.each([
  ['its autocomplete before its label', { name: 'Name', autocomplete: 'name', value: 'Ada' }, 'Ada'],
  ['a label in another language', { name: 'a', label: 'Ihr Vorname', value: 'Ada' }, 'Ada'],
  ['its name without a label of its own', { name: 'full_name', value: 'Ada' }, 'Ada'],
])('finds the name by %s', (_by, field, name) => {
  const other = { name: 'b', label: 'Name of your dog', value: 'Rex' }
  expect(personOf(field, other).name).toContain(name)
})

it('joins the parts of a name in the usual order', () => {
  const person = personOf(
    { name: 'b', autocomplete: 'family-name', value: 'Byron' },
    { name: 'a', autocomplete: 'given-name', value: 'Ada' },
  )
  expect(person.name).toBe('Ada Byron')
})

it('finds the email address in a field of any type, but not a text that is none', () => {
  expect(personOf({ name: 'email', value: 'none' }, { name: 'x', value: 'a@example.com' }).email).toBe(
    'a@example.com',
  )
  expect(personOf({ name: 'email', value: 'none' }).email).toBe('')
})

it('takes the first of several email addresses', () => {
  const field = { name: 'to', type: 'email', multiple: true, value: 'a@example.com, b@example.com' } as const
  expect(personOf(field).email).toBe('a@example.com')
})

it('finds the phone number by type, or by label if it is one', () => {
  expect(personOf({ name: 'x', type: 'tel', value: 'ask for Ada' }).phone).toBe('ask for Ada')
  expect(personOf({ name: 'x', label: 'Telefon', value: '+49 30 123456' }).phone).toBe('+49 30 123456')
  expect(personOf({ name: 'x', label: 'Telefon', value: 'none' }).phone).toBe('')
})

it('takes the longest text of several lines as the message, else a text of that name', () => {
  const plan = { name: 'plan', type: 'multiline', value: 'Hedges' } as const
  const note = { name: 'note', type: 'multiline', value: 'Hedges and lawn' } as const
  const question = { name: 'question', value: 'When?' }
  const city = { name: 'city', value: 'Bristol and Bath' }
  expect(personOf(plan, note, question, city).message).toBe('Hedges and lawn')
  expect(personOf(question, city).message).toBe('When?')
})

it('reads nothing from hidden fields and consent', () => {
  const hidden = { name: 'email', type: 'hidden', value: 'shop@example.com' } as const
  const consent = { name: 'message', type: 'consent', value: 'I agree to everything' } as const
  expect(personOf(hidden, consent)).toEqual({ name: '', email: '', phone: '', message: '' })
})
