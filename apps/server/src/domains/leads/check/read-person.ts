import type { LeadEntry, LeadFormDefinition, LeadFormField } from '@web2/contract/leads'
import { ownFields, type Submission } from '../submission/submission.ts'
import { isEmail, plainEmail } from './check-entries.ts'

/** Data of a visitor, as far as the fields of the form show it. */
export interface Person {
  readonly name: string
  readonly email: string
  readonly phone: string
  readonly message: string
}

/** Returns a text with a mark where it was cut. */
const cut = (text: string, most: number): string =>
  text.length > most ? `${text.slice(0, most - 2).toWellFormed()} …` : text

/** Entries in the order of the form, and those it doesn't know after them. Values of one name are joined. */
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
    if (value !== '') known.push(value)
    values.set(name, known)
  }
  const labels = new Map(definition?.fields.map(({ name, label }) => [name, label]))
  return [...values].map(([name, all]) => ({
    name: cut(name, 200),
    label: cut(labels.get(name) || name, 2_000),
    value: all.join(', '),
  }))
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

const completes = (field: LeadFormField | undefined, ...tokens: readonly string[]): boolean =>
  (field?.autocomplete ?? '')
    .toLowerCase()
    .split(/\s+/)
    .some((token) => tokens.includes(token))

const oneLine = (text: string, most: number): string => text.replace(/\s+/g, ' ').trim().slice(0, most)

/** Returns the visitor's name, email address, phone number and message; empty for those that are unknown. */
export const readPerson = (
  definition: LeadFormDefinition | undefined,
  entries: readonly LeadEntry[],
): Person => {
  const fields = new Map(definition?.fields.map((field) => [field.name, field]))
  const filled = entries.filter(
    ({ name, value }) =>
      value !== '' && fields.get(name)?.type !== 'hidden' && fields.get(name)?.type !== 'consent',
  )
  const fieldOf = ({ name }: LeadEntry) => fields.get(name)
  const isNamed = (entry: LeadEntry, kind: Kind) =>
    words[kind].test(entry.label) || words[kind].test(entry.name.replace(/[_-]+/g, ' '))
  const first = (...tests: readonly ((entry: LeadEntry) => boolean)[]) =>
    tests.map((test) => filled.find(test)).find((entry) => entry !== undefined)

  // the first of several
  const addressIn = (entry: LeadEntry) =>
    plainEmail(fieldOf(entry)?.multiple ? (entry.value.split(',', 1)[0] ?? '') : entry.value)
  const hasEmail = (entry: LeadEntry) => isEmail(addressIn(entry))
  const email = first(
    (entry) => (fieldOf(entry)?.type === 'email' || completes(fieldOf(entry), 'email')) && hasEmail(entry),
    (entry) => isNamed(entry, 'email') && hasEmail(entry),
    hasEmail,
  )
  const isPhone = ({ value }: LeadEntry) => /^[+(]?[\d\s()./-]{5,39}$/.test(value.trim())
  const phone = first(
    (entry) => fieldOf(entry)?.type === 'tel' || completes(fieldOf(entry), 'tel', 'tel-national'),
    (entry) => isNamed(entry, 'phone') && isPhone(entry),
  )
  const parts = ['given-name', 'additional-name', 'family-name'].flatMap(
    (token) => filled.find((entry) => completes(fieldOf(entry), token)) ?? [],
  )
  const isText = (entry: LeadEntry) => (fieldOf(entry)?.type ?? 'text') === 'text' && entry !== email
  const named = filled.filter((entry) => isText(entry) && isNamed(entry, 'name'))
  const whole = first((entry) => completes(fieldOf(entry), 'name'))
  const nameEntries = whole ? [whole] : parts.length > 0 ? parts : named.slice(0, 2)

  const others = filled.filter(
    (entry) =>
      entry !== email &&
      entry !== phone &&
      !nameEntries.includes(entry) &&
      ['text', 'multiline', undefined].includes(fieldOf(entry)?.type),
  )
  const longest = (entries: readonly LeadEntry[]) =>
    entries.reduce<LeadEntry | undefined>(
      (best, entry) => (best && best.value.length >= entry.value.length ? best : entry),
      undefined,
    )
  const multiline = others.filter((entry) => fieldOf(entry)?.type === 'multiline')
  const message = longest(multiline) ?? others.find((entry) => isNamed(entry, 'message')) ?? longest(others)
  return {
    name: oneLine(nameEntries.map(({ value }) => value).join(' '), 200),
    email: email ? addressIn(email) : '',
    phone: phone ? oneLine(phone.value, 40) : '',
    message: message?.value.slice(0, 20_000) ?? '',
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
