import { textProp } from '../../blocks/element.ts'
import { tagOf } from '../../blocks/registry.ts'
import { viewOf } from '../../blocks/view-of.ts'
import type { BuilderDocument } from '../../tree/document.ts'
import type { Attributes, NodeRecord } from '../../tree/record.ts'
import { nodeOf } from '../../tree/walk.ts'
import { fieldLabels, type FieldLabels } from './field-label.ts'
import { isOwnName, nameFromLabel } from './field-name.ts'
import {
  commonRules,
  fieldRules,
  fieldType,
  isConsent,
  isRequired,
  storableOptions,
  withoutRules,
} from './field-rules.ts'
import { leadAttributes, leadFallback } from './lead-action.ts'
import {
  cutText,
  leadDefinitionLimits,
  plainFormName,
  type LeadDefinition,
  type LeadField,
  type LeadFieldType,
} from './lead-definition.ts'
import { choiceLabels, optionLabels, withinLabels, type Choice } from './option-labels.ts'
import { shownRecords, wordsOfRecords } from './shown-records.ts'

/** A form read from a document, with its placeholders as typed. */
export interface LeadForm {
  readonly definition: LeadDefinition
  /** Names for fields without one of their own, by the ids of their nodes; empty for fields that are not sent. */
  readonly names: ReadonlyMap<string, string>
  /** Values for radio buttons without one of their own, by the ids of their nodes: their labels. */
  readonly values: ReadonlyMap<string, string>
  /** Why entries of the form can't be received anywhere, as text for the user; null if they can. */
  readonly problem: string | null
}

interface FoundField {
  readonly record: NodeRecord
  readonly attributes: Attributes
  readonly type: LeadFieldType
  readonly label: string
  readonly name: string
}

/**
 * Returns the value of a radio button that has none: its label, because all of a group would send `on`. One outside of
 * its form may be written before the form is read, and keeps it.
 */
const valueMade = ({ type, attributes, label }: FoundField): string | undefined =>
  type === 'radio' && attributes.value === undefined && attributes.form === undefined
    ? label || undefined
    : undefined

const attributesOf = (record: NodeRecord): Attributes => {
  const view = viewOf(record, { mode: 'export', data: {}, firstPicture: false })
  return view.kind === 'element' ? view.attributes : {}
}

const fieldTags = new Set(['input', 'select', 'textarea'])

/** Returns true if `inside` is the legend of a group, whose fields stay enabled when the group is disabled. */
const isLegend = (document: BuilderDocument, group: NodeRecord, inside: string): boolean =>
  group.children.find((child) => tagOf(nodeOf(document, child)) === 'legend') === inside

/** Returns true for a field that is disabled itself, or by its group. */
const isDisabled = (document: BuilderDocument, form: string, record: NodeRecord): boolean => {
  if (attributesOf(record).disabled !== undefined) return true
  let inside = record.uuid
  for (let at = record.parent; at !== null && at !== form;) {
    const each: NodeRecord = nodeOf(document, at)
    const isGroup = tagOf(each) === 'fieldset' && each.addition.attributes?.disabled !== undefined
    if (isGroup && !isLegend(document, each, inside)) return true
    inside = at
    at = each.parent
  }
  return false
}

/** Returns fields with names of their own that are elsewhere in the page and are sent with the form. */
const fieldsAround = (document: BuilderDocument, form: NodeRecord): NodeRecord[] => {
  const { id } = attributesOf(form)
  if (!id) return []
  return shownRecords(document, document.root, ({ uuid }) => uuid === form.uuid).filter((record) => {
    if (!fieldTags.has(tagOf(record))) return false
    const { form: target, name = '' } = attributesOf(record)
    return target === id && isOwnName(name.trim())
  })
}

/** True if browsers send a form without checking its fields. */
const isUnchecked = (form: NodeRecord, records: readonly NodeRecord[]): boolean =>
  form.addition.attributes?.novalidate !== undefined ||
  records.some(({ addition }) => addition.attributes?.formnovalidate !== undefined)

/** Fields and choices that are read; more than any real form has. */
const mostElements = 2_000

const choices = new Set<LeadFieldType>(['checkbox', 'radio'])

/** Returns the fields in their order, with names. Choices of one name share the name made for the first. */
const fieldsIn = (
  document: BuilderDocument,
  form: string,
  records: readonly NodeRecord[],
  labels: FieldLabels,
): { readonly fields: FoundField[]; readonly names: ReadonlyMap<string, string> } => {
  const candidates: Omit<FoundField, 'label' | 'name'>[] = []
  for (const record of records) {
    if (candidates.length >= mostElements) break
    const tag = tagOf(record)
    if (!fieldTags.has(tag)) continue
    const attributes = attributesOf(record)
    const type = fieldType(tag, attributes)
    // such a field is sent with the form that it names
    const isElsewhere =
      attributes.form !== undefined && attributes.form !== attributesOf(nodeOf(document, form)).id
    if (type && !isElsewhere && !isDisabled(document, form, record))
      candidates.push({ record, attributes, type })
  }
  // as they are sent, with spaces around them
  const given = candidates.map(({ attributes }) => attributes.name ?? '')
  const taken = new Set(given.filter((name) => isOwnName(name.trim())))
  const names = new Map<string, string>()
  const groups = new Map<string, string>()
  const fields: FoundField[] = []
  for (const [at, { record, attributes, type }] of candidates.entries()) {
    // such a value was meant for the form's former server
    if (type === 'hidden' && !isOwnName(given[at]!.trim())) {
      names.set(record.uuid, '')
      continue
    }
    const label = labels.of(record, attributes)
    const own = given[at]!
    if (isOwnName(own.trim())) {
      fields.push({ record, attributes, type, label, name: own })
      continue
    }
    const group = type === 'radio' ? labels.ofGroup(record) : ''
    const name = groups.get(group) ?? nameFromLabel(group || label || type, taken)
    if (group) groups.set(group, name)
    names.set(record.uuid, name)
    fields.push({ record, attributes, type, label, name })
  }
  return { fields, names }
}

interface Option extends Choice {
  readonly isTop: boolean
}

const optionsOf = (document: BuilderDocument, { uuid }: NodeRecord): Option[] =>
  shownRecords(document, uuid)
    .filter((record) => tagOf(record) === 'option')
    .map((record) => {
      const { value, label } = record.addition.attributes ?? {}
      const words = wordsOfRecords([record, ...shownRecords(document, record.uuid)])
      return { value: value ?? words, label: label || words, isTop: record.parent === uuid }
    })

/** True if a list that must be filled in takes an empty option: only the first one of a closed list counts as none. */
const takesEmpty = (options: readonly Option[], { size = '', multiple }: Attributes): boolean => {
  const isOpen = multiple !== undefined || Number.parseInt(size, 10) > 1
  return options.some(({ value, isTop }, at) => value === '' && (isOpen || at > 0 || !isTop))
}

const rulesOf = (document: BuilderDocument, { type, attributes, record }: FoundField): Partial<LeadField> => {
  const given = type === 'multiline' ? wordsOfRecords([record]) : undefined
  const { required, ...rules } = fieldRules(type, attributes, given)
  const isFree = type === 'select' && takesEmpty(optionsOf(document, record), attributes)
  return required && !isFree ? { required, ...rules } : rules
}

/** Type of fields with one name: values of different ones are kept as they are, because the server can't assign them. */
const commonType = (all: readonly FoundField[]): LeadFieldType => {
  const types = new Set(all.map(({ type }) => type))
  const [only = 'text'] = types
  return types.size === 1 ? only : types.has('hidden') ? 'hidden' : 'text'
}

/** Returns the choices of fields with one name; none for fields that are filled in. A lone box is known by its field. */
const choicesOf = (
  document: BuilderDocument,
  all: readonly FoundField[],
  { common, isGroup }: { readonly common: LeadFieldType; readonly isGroup: boolean },
): readonly Choice[] => {
  // an empty option of a list is none that a visitor chose
  if (common === 'select')
    return all
      .flatMap(({ record }) => optionsOf(document, record))
      .map(({ value, label }) => ({ value, label: value === '' ? '' : label }))
  if (!choices.has(common)) return []
  const boxes = all.map((field) => {
    const { record, label, attributes } = field
    return { record, label, value: valueMade(field) ?? attributes.value ?? 'on' }
  })
  return isGroup ? choiceLabels(document, boxes) : boxes.map(({ value }) => ({ value, label: '' }))
}

/** Returns the field of a name: one element, or the choices of a group. */
const fieldOf = (
  document: BuilderDocument,
  [first, ...more]: readonly [FoundField, ...FoundField[]],
  labels: FieldLabels,
): LeadField => {
  const { attributes, name, label } = first
  const all = [first, ...more]
  const common = commonType(all)
  const isChoice = choices.has(common)
  const isGroup = isChoice && (common === 'radio' || more.length > 0)
  const type = common === 'checkbox' && more.length === 0 && isConsent(attributes, label) ? 'consent' : common
  const shown = (isGroup && labels.ofGroup(first.record)) || (isGroup ? '' : label) || name
  const chosen = choicesOf(document, all, { common, isGroup })
  const options = storableOptions(chosen.map(({ value }) => value))
  const shownOptions = options && optionLabels(options, chosen)
  const isNeeded = isChoice && all.some((field) => isRequired(field.attributes))
  return {
    name,
    label: cutText(shown, leadDefinitionLimits.labelLength),
    type,
    ...commonRules(all.map((field) => rulesOf(document, field))),
    ...(isNeeded && { required: true }),
    ...(more.length > 0 && common !== 'radio' && { multiple: true }),
    ...(options && options.length > 0 && type !== 'consent' && { options }),
    ...(shownOptions && { optionLabels: shownOptions }),
  }
}

/** Number of values that a form sends at most; a group of radio buttons sends one. */
const valuesOf = (document: BuilderDocument, byName: ReadonlyMap<string, readonly FoundField[]>): number =>
  [...byName.values()]
    .map((all) => {
      if (commonType(all) === 'radio') return 1
      return all.reduce((sum, { type, record, attributes }) => {
        const isOpen = type === 'select' && attributes.multiple !== undefined
        return sum + (isOpen ? optionsOf(document, record).length : 1)
      }, 0)
    })
    .reduce((sum, count) => sum + count, 0)

const sizeProblem = (fields: number, values: number): string | null => {
  const { fields: mostFields, values: mostValues } = leadDefinitionLimits
  if (fields > mostFields)
    return `A form has more than ${mostFields} fields, which Leads can’t receive. Remove fields, or split the form.`
  if (values > mostValues)
    return `A form can send more than ${mostValues} values, which Leads can’t receive. Remove choices, or split the form.`
  return null
}

const headingTags = new Set(['h1', 'h2', 'h3', 'h4', 'h5', 'h6', 'legend'])

/** True for the label of a group of choices, which names one field and not the form. */
const isQuestion = (document: BuilderDocument, record: NodeRecord): boolean => {
  if (tagOf(record) !== 'legend' || record.parent === null) return false
  const fields = shownRecords(document, record.parent).filter((each) => fieldTags.has(tagOf(each)))
  return (
    fields.length > 0 &&
    fields.every((each) => choices.has(fieldType(tagOf(each), attributesOf(each)) ?? 'text'))
  )
}

const headingOf = (document: BuilderDocument, form: NodeRecord, records: readonly NodeRecord[]): string => {
  const heading = records.find((record) => headingTags.has(tagOf(record)) && !isQuestion(document, record))
  const words = heading ? wordsOfRecords([heading, ...shownRecords(document, heading.uuid)]) : ''
  return form.addition.attributes?.['aria-label'] || words
}

/** Returns the ARIA label of a form, or the first heading or legend in it that is no question; empty without one. */
export const formHeading = (document: BuilderDocument, uuid: string): string =>
  headingOf(document, nodeOf(document, uuid), shownRecords(document, uuid))

const nameOf = (document: BuilderDocument, form: NodeRecord, records: readonly NodeRecord[]): string => {
  const given = textProp(form.addition.name)
  if (given !== '' && given !== plainFormName) return given
  return headingOf(document, form, records) || plainFormName
}

/** Reads a form: the fields that visitors can send, with their labels, names and rules. */
export const readLeadForm = (document: BuilderDocument, uuid: string): LeadForm => {
  const form = nodeOf(document, uuid)
  const attributes = form.addition.attributes ?? {}
  const inside = shownRecords(document, uuid)
  const around = fieldsAround(document, form)
  const records = [...inside, ...around]
  const labels = fieldLabels(
    document,
    uuid,
    around.length === 0 ? inside : [...inside, ...shownRecords(document, document.root)],
  )
  const { fields, names } = fieldsIn(document, uuid, records, labels)
  const isFree = isUnchecked(form, inside)
  const byName = Map.groupBy(fields, ({ name }) => name)
  const values = fields.flatMap((field) => {
    const value = valueMade(field)
    return value === undefined ? [] : [[field.record.uuid, value] as const]
  })
  return {
    names,
    values: new Map(values),
    problem: sizeProblem(byName.size, valuesOf(document, byName)),
    definition: {
      name: nameOf(document, form, inside).slice(0, leadDefinitionLimits.nameLength),
      fields: withinLabels(
        [...byName.values()]
          .slice(0, leadDefinitionLimits.fields)
          .map((of) => fieldOf(document, of as [FoundField, ...FoundField[]], labels))
          .map((field) => (isFree ? withoutRules(field) : field)),
      ),
      successText: (attributes[leadAttributes.successText] ?? '').slice(0, 2_000),
      thankYouPage: (attributes[leadAttributes.thankYouPage] ?? '').trim().slice(0, 500),
      lang: (document.page.htmlAttributes.lang ?? '').slice(0, 35),
    },
  }
}

/** Returns the ids of the forms in a document that are received in Leads. */
export const leadFormsIn = ({ nodes }: Pick<BuilderDocument, 'nodes'>): string[] =>
  [...nodes.values()]
    .filter(
      (record) => tagOf(record) === 'form' && leadFallback(record.addition.attributes?.action ?? '') !== null,
    )
    .map(({ uuid }) => uuid)

/** Returns a form's definition, with its placeholders as typed. */
export const leadFormDefinition = (document: BuilderDocument, uuid: string): LeadDefinition =>
  readLeadForm(document, uuid).definition
