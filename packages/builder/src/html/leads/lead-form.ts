import { textProp } from '../../blocks/element.ts'
import { tagOf } from '../../blocks/registry.ts'
import { viewOf } from '../../blocks/view-of.ts'
import type { BuilderDocument } from '../../tree/document.ts'
import type { Attributes, NodeRecord } from '../../tree/record.ts'
import { nodeOf } from '../../tree/walk.ts'
import { fieldLabels, type FieldLabels } from './field-label.ts'
import { isOwnName, nameFromLabel } from './field-name.ts'
import { fieldRules, fieldType, isConsent, storableOptions } from './field-rules.ts'
import { leadAttributes, leadFallback } from './lead-action.ts'
import {
  leadDefinitionLimits,
  type LeadDefinition,
  type LeadField,
  type LeadFieldType,
} from './lead-definition.ts'
import { shownRecords, wordsOfRecords } from './shown-records.ts'

/** A form read from a document, with its placeholders as typed. */
export interface LeadForm {
  readonly definition: LeadDefinition
  /** Names for fields without one of their own, by the ids of their nodes; empty for fields that are not sent. */
  readonly names: ReadonlyMap<string, string>
}

interface FoundField {
  readonly record: NodeRecord
  readonly attributes: Attributes
  readonly type: LeadFieldType
  readonly label: string
  readonly name: string
}

const attributesOf = (record: NodeRecord): Attributes => {
  const view = viewOf(record, { mode: 'export', data: {}, firstPicture: false })
  return view.kind === 'element' ? view.attributes : {}
}

/** Returns true for a field that is disabled itself, or by its group. */
const isDisabled = (document: BuilderDocument, form: string, record: NodeRecord): boolean => {
  for (let at: string | null = record.uuid; at !== null && at !== form;) {
    const each: NodeRecord = nodeOf(document, at)
    const isGroup = at === record.uuid || tagOf(each) === 'fieldset'
    if (isGroup && each.addition.attributes?.disabled !== undefined) return true
    at = each.parent
  }
  return false
}

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
    if (tag !== 'input' && tag !== 'select' && tag !== 'textarea') continue
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

const optionsOf = (document: BuilderDocument, { uuid }: NodeRecord): string[] =>
  shownRecords(document, uuid)
    .filter((record) => tagOf(record) === 'option')
    .map((record) => {
      const own = record.addition.attributes?.value
      const inside = shownRecords(document, record.uuid)
      return own ?? wordsOfRecords([record, ...inside])
    })

/** Returns the field of a name: one element, or the choices of a group. */
const fieldOf = (
  document: BuilderDocument,
  [first, ...more]: readonly [FoundField, ...FoundField[]],
  labels: FieldLabels,
): LeadField => {
  const { attributes, name, label } = first
  const all = [first, ...more]
  const isChoice = choices.has(first.type) && all.every(({ type }) => type === first.type)
  const isGroup = isChoice && (first.type === 'radio' || more.length > 0)
  const type =
    first.type === 'checkbox' && more.length === 0 && isConsent(attributes, label) ? 'consent' : first.type
  const shown = (isGroup && labels.ofGroup(first.record)) || (isGroup ? '' : label) || name
  const values = isChoice ? all.map(({ attributes: { value = 'on' } }) => value) : undefined
  const options = storableOptions(values ?? (type === 'select' ? optionsOf(document, first.record) : []))
  const isRequired = isChoice && all.some(({ attributes: { required } }) => required !== undefined)
  return {
    name,
    label: shown.slice(0, leadDefinitionLimits.labelLength),
    type,
    ...fieldRules(type, attributes),
    ...(isRequired && { required: true }),
    ...(more.length > 0 && first.type !== 'radio' && { multiple: true }),
    ...(options && options.length > 0 && type !== 'consent' && { options }),
  }
}

const headingTags = new Set(['h1', 'h2', 'h3', 'h4', 'h5', 'h6', 'legend'])

/** Name that blocks of the palette and of templates have; the heading of such a form says more. */
const plainName = 'Form'

const nameOf = (document: BuilderDocument, form: NodeRecord, records: readonly NodeRecord[]): string => {
  const given = textProp(form.addition.name)
  if (given !== '' && given !== plainName) return given
  const heading = records.find((record) => headingTags.has(tagOf(record)))
  const words = heading ? wordsOfRecords([heading, ...shownRecords(document, heading.uuid)]) : ''
  return form.addition.attributes?.['aria-label'] || words || plainName
}

/** Reads a form: the fields that visitors can send, with their labels, names and rules. */
export const readLeadForm = (document: BuilderDocument, uuid: string): LeadForm => {
  const form = nodeOf(document, uuid)
  const attributes = form.addition.attributes ?? {}
  const records = shownRecords(document, uuid)
  const labels = fieldLabels(document, uuid, records)
  const { fields, names } = fieldsIn(document, uuid, records, labels)
  const byName = Map.groupBy(fields, ({ name }) => name)
  return {
    names,
    definition: {
      name: nameOf(document, form, records).slice(0, leadDefinitionLimits.nameLength),
      fields: [...byName.values()]
        .slice(0, leadDefinitionLimits.fields)
        .map((of) => fieldOf(document, of as [FoundField, ...FoundField[]], labels)),
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
