import { domainToASCII } from 'node:url'
import { leadLimits, type LeadFormDefinition, type LeadFormField } from '@web2/contract/leads'
import { fileProblem } from '../files/check-file.ts'
import type { Submission } from '../submission/submission.ts'
import { matchesPattern } from './match-pattern.ts'
import type { Problem, Problems } from './problem.ts'

// "valid email address" of HTML
const email =
  /^[a-zA-Z0-9.!#$%&'*+/=?^_`{|}~-]+@[a-zA-Z0-9](?:[a-zA-Z0-9-]{0,61}[a-zA-Z0-9])?(?:\.[a-zA-Z0-9](?:[a-zA-Z0-9-]{0,61}[a-zA-Z0-9])?)*$/
const mostEmail = 254

/** Returns whether a text is an email address as HTML defines it, and not longer than one can be (RFC 5321). */
export const isEmail = (text: string): boolean => text.length <= mostEmail && email.test(text)

/**
 * Returns an address with its domain in ASCII, as mail servers need it. Browsers accept other letters, and some send
 * them as they were typed.
 */
export const plainEmail = (text: string): string => {
  const typed = text.trim()
  const domain = typed.slice(typed.lastIndexOf('@') + 1)
  if (!/[^\0-\x7f]/.test(domain) || domain.length === typed.length) return typed
  const plain = domainToASCII(domain)
  return plain === '' ? typed : typed.slice(0, -domain.length) + plain
}

const number = /^-?(?:\d+|\d*\.\d+)(?:[eE][-+]?\d+)?$/

/** Returns the days since 1970 of a date as HTML writes it, whose year may have more than four digits; else NaN. */
const dayOf = (text: string): number => {
  const [, year = '', month = '', day = ''] = /^(\d{4,6})-(\d{2})-(\d{2})$/.exec(text) ?? []
  const date = new Date(0)
  date.setUTCFullYear(Number(year), Number(month) - 1, Number(day))
  const isReal = date.getUTCMonth() === Number(month) - 1 && date.getUTCDate() === Number(day)
  return year !== '' && Number(year) > 0 && isReal ? date.getTime() / 86_400_000 : Number.NaN
}

const ofType = ({ type, multiple = false }: LeadFormField, value: string): Problem | undefined => {
  switch (type) {
    case 'email':
      return (multiple ? value.split(',') : [value]).every((each) => email.test(plainEmail(each)))
        ? undefined
        : { sentence: 'email' }
    case 'url':
      // some browsers accept spaces in a domain
      return URL.canParse(value.replaceAll(' ', '')) ? undefined : { sentence: 'url' }
    case 'number':
      return number.test(value) ? undefined : { sentence: 'number' }
    case 'date':
      return Number.isNaN(dayOf(value)) ? { sentence: 'date' } : undefined
    default:
      return undefined
  }
}

const ofBounds = ({ type, min = '', max = '' }: LeadFormField, value: string): Problem | undefined => {
  if (type === 'number') {
    if (number.test(min) && Number(value) < Number(min)) return { sentence: 'least', value: min }
    if (number.test(max) && Number(value) > Number(max)) return { sentence: 'most', value: max }
  }
  if (type === 'date') {
    // a bound that is no date is none
    if (dayOf(value) < dayOf(min)) return { sentence: 'earliest', value: min }
    if (dayOf(value) > dayOf(max)) return { sentence: 'latest', value: max }
  }
  return undefined
}

const ofLength = ({ minLength = 0, maxLength }: LeadFormField, value: string): Problem | undefined => {
  const most = Math.min(maxLength ?? leadLimits.valueLength, leadLimits.valueLength)
  if (value.length > most) return { sentence: 'long', value: most }
  return value.length < minLength ? { sentence: 'short', value: minLength } : undefined
}

const inOneLine = (text: string): string => text.replace(/\s+/g, ' ').trim()

/**
 * Returns options or values as they are compared. An option without a value of its own sends its text, whose spaces
 * browsers and we read differently.
 */
export const comparedOptions = (texts: readonly string[]): ReadonlySet<string> =>
  new Set(texts.map(inOneLine))

/** Returns whether an option is among these, or a value among options. */
export const isAmong = (compared: ReadonlySet<string>, text: string): boolean => compared.has(inOneLine(text))

const hasOptions = ({ type }: LeadFormField): boolean =>
  type === 'radio' || type === 'select' || type === 'checkbox'

/** Returns the check of values by the options of a field, which are read once for all values. */
const ofOptions = (field: LeadFormField): ((value: string) => Problem | undefined) => {
  if (!hasOptions(field) || !field.options || field.options.length === 0) return () => undefined
  const options = comparedOptions(field.options)
  return (value) => (isAmong(options, value) ? undefined : { sentence: 'option' })
}

const ofPattern = ({ type, pattern, multiple }: LeadFormField, value: string): Problem | undefined => {
  if (pattern === undefined || ['multiline', 'number', 'date'].includes(type)) return undefined
  // of several addresses, each has to match
  const values = type === 'email' && multiple ? value.split(',') : [value]
  return values.every((each) => matchesPattern(pattern, each)) ? undefined : { sentence: 'pattern' }
}

/** Returns the first problem of the values of a field. */
const valueProblem = (field: LeadFormField, values: readonly string[]): Problem | undefined => {
  const optionProblem = ofOptions(field)
  for (const value of values) {
    const problem =
      ofLength(field, value) ??
      ofType(field, value) ??
      ofBounds(field, value) ??
      optionProblem(value) ??
      ofPattern(field, value)
    if (problem) return problem
  }
  return undefined
}

/** True for choices that send an empty value when they are made. The first empty option of a list is no choice. */
const mayBeEmpty = ({ type, options = [] }: LeadFormField): boolean =>
  type === 'consent' || ((type === 'radio' || type === 'checkbox') && options.includes(''))

const fieldProblem = (field: LeadFormField, { entries, files }: Submission): Problem | undefined => {
  if (field.type === 'hidden') return undefined
  if (field.type === 'file') {
    const own = files.filter(({ field: name }) => name === field.name)
    if (own.length === 0) return field.required ? { sentence: 'required' } : undefined
    if (own.length > 1 && !field.multiple) return { sentence: 'oneFile' }
    return own.map((file) => fileProblem(file, field.accept)).find((problem) => problem !== undefined)
  }
  const sent = entries.filter(([name]) => name === field.name).map(([, value]) => value)
  const values = sent.filter((value) => value !== '')
  if (values.length === 0) {
    if (!field.required || (sent.length > 0 && mayBeEmpty(field))) return undefined
    return { sentence: field.type === 'consent' ? 'agree' : hasOptions(field) ? 'option' : 'required' }
  }
  // its value is not entered by the visitor
  if (field.type === 'consent') return undefined
  return valueProblem(field, values)
}

/** Returns what a submission breaks of the rules with which its form was published. */
export const checkEntries = (
  { fields }: Pick<LeadFormDefinition, 'fields'>,
  submission: Submission,
): Problems => {
  const problems = new Map<string, Problem>()
  for (const field of fields) {
    const problem = fieldProblem(field, submission)
    if (problem) problems.set(field.name, problem)
  }
  for (const [name, value] of submission.entries)
    if (value.length > leadLimits.valueLength && !problems.has(name))
      problems.set(name, { sentence: 'long', value: leadLimits.valueLength })
  for (const file of submission.files) {
    const problem = problems.has(file.field) ? undefined : fileProblem(file, undefined)
    if (problem) problems.set(file.field, problem)
  }
  return problems
}
