import { cutText } from '@web2/builder/leads'
import type { LeadEntry, LeadFormDefinition, LeadFormField } from '@web2/contract/leads'
import { ownFields, type Submission } from '../submission/submission.ts'
import { isEmail, plainEmail } from './check-entries.ts'
import { valueLabelOf } from './option-labels.ts'

/** Data of a visitor, as far as the fields of the form show it. */
export interface Person {
  readonly name: string
  readonly email: string
  readonly phone: string
  readonly message: string
}

/**
 * Returns the entries in the order of the form, and those it doesn't know after them. Values of one name are joined.
 */
export const readEntries = (
  definition: LeadFormDefinition | undefined,
  submission: Submission,
): LeadEntry[] => {
  const own = new Set<string>(Object.values(ownFields))
  const values = new Map<string, string[]>()
  for (const field of definition?.fields ?? []) if (field.type !== 'file') values.set(field.name, [])
  for (const [name, value] of submission.entries) {
    if (name === '' || own.has(name)) continue
    const known = values.get(name) ?? []
    known.push(value)
    values.set(name, known)
  }
  const fields = new Map(definition?.fields.map((field) => [field.name, field]))
  return [...values].map(([name, all]) => {
    const field = fields.get(name)
    const valueLabel = valueLabelOf(field, all)
    return {
      name: cutText(name, 200),
      label: cutText(field?.label || name, 2_000),
      value: all.filter((value) => value !== '').join(', '),
      ...(valueLabel !== undefined && { valueLabel }),
    }
  })
}

type Kind = 'name' | 'email' | 'phone' | 'message'

const words: Readonly<Record<Kind, RegExp>> = {
  name: /\b(?:name|nom|nombre|nome|naam|imię|vorname|nachname|prénom|apellidos?|cognome|voornaam|achternaam|nazwisko|sobrenome)\b/iu,
  email: /e-?mail|correo|courriel/iu,
  phone:
    /\b(?:phone|tel|telephone|mobile|telefon|handy|téléphone|teléfono|móvil|telefono|cellulare|telefoon|mobiel|komórka|telefone|telemóvel)\b/iu,
  message:
    /\b(?:message|nachricht|mensaje|messaggio|bericht|wiadomość|mensagem|comments?|questions?|frage|anfrage)\b/iu,
}

/** Entry that a visitor filled in, with its field if the form has one of that name. */
interface FilledEntry extends LeadEntry {
  readonly field: LeadFormField | undefined
}

const filledEntries = (
  definition: LeadFormDefinition | undefined,
  entries: readonly LeadEntry[],
): readonly FilledEntry[] => {
  const fields = new Map(definition?.fields.map((field) => [field.name, field]))
  return entries
    .map((entry) => ({ ...entry, field: fields.get(entry.name) }))
    .filter(({ value, field }) => value !== '' && field?.type !== 'hidden' && field?.type !== 'consent')
}

const completes = ({ field }: FilledEntry, ...tokens: readonly string[]): boolean =>
  (field?.autocomplete ?? '')
    .toLowerCase()
    .split(/\s+/)
    .some((token) => tokens.includes(token))

const isNamed = ({ name, label }: FilledEntry, kind: Kind): boolean =>
  words[kind].test(label) || words[kind].test(name.replace(/[_-]+/g, ' '))

/** Returns the first entry that passes a test; the earlier of two tests decides. */
const firstOf = (
  entries: readonly FilledEntry[],
  ...tests: readonly ((entry: FilledEntry) => boolean)[]
): FilledEntry | undefined => tests.map((test) => entries.find(test)).find((entry) => entry !== undefined)

/** Returns the address of an entry, or the first of several. */
const addressIn = ({ field, value }: FilledEntry): string =>
  plainEmail(field?.multiple ? (value.split(',', 1)[0] ?? '') : value)

const findEmail = (entries: readonly FilledEntry[]): FilledEntry | undefined => {
  const hasEmail = (entry: FilledEntry) => isEmail(addressIn(entry))
  return firstOf(
    entries,
    (entry) => (entry.field?.type === 'email' || completes(entry, 'email')) && hasEmail(entry),
    (entry) => isNamed(entry, 'email') && hasEmail(entry),
    hasEmail,
  )
}

const findPhone = (entries: readonly FilledEntry[]): FilledEntry | undefined => {
  const isPhone = ({ value }: FilledEntry) => /^[+(]?[\d\s()./-]{5,39}$/.test(value.trim())
  return firstOf(
    entries,
    (entry) => entry.field?.type === 'tel' || completes(entry, 'tel', 'tel-national'),
    (entry) => isNamed(entry, 'phone') && isPhone(entry),
  )
}

/** Returns the entry of the whole name, or those of its parts. */
const findName = (
  entries: readonly FilledEntry[],
  email: FilledEntry | undefined,
): readonly FilledEntry[] => {
  const whole = entries.find((entry) => completes(entry, 'name'))
  if (whole) return [whole]
  const parts = ['given-name', 'additional-name', 'family-name'].flatMap(
    (token) => entries.find((entry) => completes(entry, token)) ?? [],
  )
  if (parts.length > 0) return parts
  const isText = (entry: FilledEntry) => (entry.field?.type ?? 'text') === 'text' && entry !== email
  return entries.filter((entry) => isText(entry) && isNamed(entry, 'name')).slice(0, 2)
}

const longestOf = (entries: readonly FilledEntry[]): FilledEntry | undefined =>
  entries.reduce<FilledEntry | undefined>(
    (best, entry) => (best && best.value.length >= entry.value.length ? best : entry),
    undefined,
  )

const findMessage = (entries: readonly FilledEntry[]): FilledEntry | undefined => {
  const texts = entries.filter(({ field }) => ['text', 'multiline', undefined].includes(field?.type))
  const multiline = texts.filter(({ field }) => field?.type === 'multiline')
  return longestOf(multiline) ?? texts.find((entry) => isNamed(entry, 'message')) ?? longestOf(texts)
}

const oneLine = (text: string, most: number): string => text.replace(/\s+/g, ' ').trim().slice(0, most)

/** Returns the visitor's name, email address, phone number and message; empty for those that are unknown. */
export const readPerson = (
  definition: LeadFormDefinition | undefined,
  entries: readonly LeadEntry[],
): Person => {
  const filled = filledEntries(definition, entries)
  const email = findEmail(filled)
  const phone = findPhone(filled)
  const name = findName(filled, email)
  const others = filled.filter((entry) => entry !== email && entry !== phone && !name.includes(entry))
  return {
    name: oneLine(name.map(({ value }) => value).join(' '), 200),
    email: email ? addressIn(email) : '',
    phone: phone ? oneLine(phone.value, 40) : '',
    message: findMessage(others)?.value.slice(0, 20_000) ?? '',
  }
}

/** Returns what the visitor consented to; null for a form without such a field. */
export const readConsent = (
  definition: LeadFormDefinition | undefined,
  version: string,
  submission: Submission,
): { readonly text: string; readonly version: string; readonly given: boolean } | null => {
  const asked = (definition?.fields ?? []).filter(({ type }) => type === 'consent')
  if (asked.length === 0) return null
  const isGiven = (name: string) => submission.entries.some(([each, value]) => each === name && value !== '')
  return {
    text: asked.map(({ label }) => label).join('\n'),
    version,
    given: asked.every(({ name }) => isGiven(name)),
  }
}
