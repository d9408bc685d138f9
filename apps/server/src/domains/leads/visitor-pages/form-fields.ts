import { escapeAttribute, escapeText } from '@web2/builder'
import type { LeadFormField } from '@web2/contract/leads'
import { comparedOptions, isAmong } from '../check/check-entries.ts'
import type { Problem, Problems } from '../check/problem.ts'
import { filled, type VisitorWords } from '../visitor-words/visitor-words.ts'
import { languageAttributes } from './language-attributes.ts'

interface FieldView {
  readonly field: LeadFormField
  readonly id: string
  readonly values: readonly string[]
  /** The values as options are compared with them. */
  readonly sent: ReadonlySet<string>
  readonly problem: Problem | undefined
  readonly words: VisitorWords
  readonly language: string
  /** Attributes of our sentences in a form of another language. */
  readonly ours: string
  /** True if files were chosen that can't be kept. */
  readonly hadFile: boolean
}

const attributes = (all: Readonly<Record<string, string | number | boolean | undefined>>): string =>
  Object.entries(all)
    .flatMap(([name, value]) => {
      if (value === undefined || value === false) return []
      return value === true ? [` ${name}`] : [` ${name}="${escapeAttribute(String(value))}"`]
    })
    .join('')

/** Returns the value of a problem as its sentence shows it. */
const shownValue = ({ sentence, value = '' }: Problem, language: string): string => {
  if (typeof value === 'number') return value.toLocaleString(language)
  if (sentence !== 'earliest' && sentence !== 'latest') return value
  const date = new Date(`${value}T00:00:00Z`)
  // HTML allows years that JavaScript can't read
  return Number.isNaN(date.getTime())
    ? value
    : new Intl.DateTimeFormat(language, { dateStyle: 'long', timeZone: 'UTC' }).format(date)
}

const noteOf = ({ id, field, problem, words, language, ours, hadFile }: FieldView): string => {
  const sentence = problem
    ? filled(words[problem.sentence], { value: shownValue(problem, language) })
    : field.type === 'file' && hadFile
      ? words.filesAgain
      : undefined
  return sentence === undefined ? '' : `<p class="error" id="${id}-error"${ours}>${escapeText(sentence)}</p>`
}

const mark = ({ required }: LeadFormField): string =>
  required ? ' <span class="required" aria-hidden="true">*</span>' : ''

/** Attributes by which a control names its error. */
const faulty = (view: FieldView) => ({
  'aria-invalid': view.problem ? 'true' : undefined,
  'aria-describedby': noteOf(view) === '' ? undefined : `${view.id}-error`,
})

const shared = (view: FieldView) => ({
  name: view.field.name,
  required: view.field.required === true,
  ...faulty(view),
})

const labelled = (view: FieldView, control: string): string =>
  `<div><label for="${view.id}">${escapeText(view.field.label || view.field.name)}${mark(view.field)}</label>${control}${noteOf(view)}</div>`

const inputTypes: Partial<Record<LeadFormField['type'], string>> = {
  email: 'email',
  tel: 'tel',
  url: 'url',
  number: 'number',
  date: 'date',
  file: 'file',
}

/** Types whose values may be written from the other side than their label. */
const ownDirection: ReadonlySet<LeadFormField['type']> = new Set(['text', 'email', 'url'])

const input = (view: FieldView): string => {
  const { field, id, values } = view
  const { type, min, max, minLength, maxLength, pattern, accept, autocomplete, multiple } = field
  const isFile = type === 'file'
  const own = { min, max, minlength: minLength, maxlength: maxLength, pattern, autocomplete }
  return `<input${attributes({
    ...shared(view),
    id,
    type: inputTypes[type] ?? 'text',
    multiple: multiple === true && (isFile || type === 'email'),
    ...(isFile ? { accept } : { value: values.filter((value) => value !== '').join(', '), ...own }),
    ...(type === 'number' && { step: 'any' }),
    ...(ownDirection.has(type) && { dir: 'auto' }),
  })}>`
}

const textarea = (view: FieldView): string => {
  const { minLength, maxLength, autocomplete } = view.field
  const own = { id: view.id, minlength: minLength, maxlength: maxLength, autocomplete, dir: 'auto' }
  // browsers drop one line break after the tag
  return `<textarea${attributes({ ...shared(view), ...own })}>\n${escapeText(view.values.join('\n'))}</textarea>`
}

/** Label of an option, by its place among them. */
const optionLabel = ({ field }: FieldView, at: number): string =>
  field.optionLabels?.[at] || (field.options?.[at] ?? '')

const isSent = ({ sent }: FieldView, option: string): boolean => isAmong(sent, option)

const select = (view: FieldView): string => {
  const { options = [], multiple = false } = view.field
  const items = options.map(
    (option, at) =>
      `<option${attributes({ value: option, selected: isSent(view, option) })}>${escapeText(optionLabel(view, at) || view.words.choose)}</option>`,
  )
  const empty =
    multiple || options.includes('') ? '' : `<option value="">${escapeText(view.words.choose)}</option>`
  return `<select${attributes({ ...shared(view), id: view.id, multiple })}>${empty}${items.join('')}</select>`
}

const choice = (view: FieldView, type: 'radio' | 'checkbox', value: string, label: string): string => {
  const { name, required } = view.field
  const own = { type, name, value, checked: isSent(view, value) }
  // one box that is required must be checked; of several, any
  const needed = required === true && (type === 'radio' || (view.field.options?.length ?? 0) < 2)
  // a box without others has no group to describe
  const isLone = type === 'checkbox' && (view.field.options?.length ?? 0) < 2
  return `<label class="choice"><input${attributes({ ...own, required: needed, ...(isLone && faulty(view)) })}><span>${escapeText(label)}</span></label>`
}

const choices = (view: FieldView, type: 'radio' | 'checkbox'): string => {
  const { label, name, options = [] } = view.field
  const all = options.length > 0 ? options : ['on']
  if (all.length === 1 && type === 'checkbox')
    return `<div>${choice(view, type, all[0] ?? 'on', label || name)}${noteOf(view)}</div>`
  const described = attributes({ 'aria-describedby': faulty(view)['aria-describedby'] })
  return (
    `<fieldset${described}><legend>${escapeText(label || name)}${mark(view.field)}</legend>` +
    `${all.map((option, at) => choice(view, type, option, optionLabel(view, at) || option)).join('')}${noteOf(view)}</fieldset>`
  )
}

const hidden = (name: string, value: string): string =>
  `<input${attributes({ type: 'hidden', name, value })}>`

const control = (view: FieldView): string => {
  switch (view.field.type) {
    case 'hidden':
      return view.values.map((value) => hidden(view.field.name, value)).join('')
    case 'multiline':
      return labelled(view, textarea(view))
    case 'select':
      return labelled(view, select(view))
    case 'radio':
    case 'checkbox':
      return choices(view, view.field.type)
    case 'consent':
      return choices(
        view.values.length > 0 ? { ...view, sent: comparedOptions(['on', ...view.values]) } : view,
        'checkbox',
      )
    default:
      return labelled(view, input(view))
  }
}

interface RefilledForm {
  readonly action: string
  readonly fields: readonly LeadFormField[]
  readonly entries: readonly (readonly [name: string, value: string])[]
  readonly problems: Problems
  readonly words: VisitorWords
  /** Language of the words. */
  readonly language: string
  /** Language of the fields. */
  readonly lang: string
  /** Fields of the form itself, and values that are sent on. */
  readonly hiddenValues: readonly (readonly [name: string, value: string])[]
  readonly filesIn: ReadonlySet<string>
}

/** Returns a form with what was typed and an error at each field. */
export const refilledForm = ({
  action,
  fields,
  entries,
  problems,
  words,
  language,
  lang,
  hiddenValues,
  filesIn,
}: RefilledForm): string => {
  const known = new Set(fields.map(({ name }) => name))
  const others = entries.filter(([name]) => !known.has(name))
  const around = languageAttributes(lang, language)
  const ours = around === '' ? '' : languageAttributes(language, lang)
  const controls = fields.map((field, at) => {
    const values = entries.filter(([name]) => name === field.name).map(([, value]) => value)
    return control({
      field,
      id: `field-${at}`,
      values,
      sent: comparedOptions(values),
      problem: problems.get(field.name),
      words,
      language,
      ours,
      hadFile: filesIn.has(field.name),
    })
  })
  const hasFiles = fields.some(({ type }) => type === 'file')
  return (
    `<form method="post" accept-charset="utf-8"${around}${attributes({
      action,
      enctype: hasFiles ? 'multipart/form-data' : 'application/x-www-form-urlencoded',
    })}>` +
    [...hiddenValues, ...others].map(([name, value]) => hidden(name, value)).join('') +
    `${controls.join('')}<button${ours}>${escapeText(words.send)}</button></form>`
  )
}
