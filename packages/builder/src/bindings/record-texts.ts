import { maybeBlockType } from '../blocks/registry.ts'
import type { Attributes, Json, NodeRecord } from '../tree/record.ts'
import { isPattern } from './field-pattern.ts'

/** Props that are not text for visitors: styles and identifiers. */
const untouched = new Set(['style', 'class', 'id'])

/** Changes a text; `field` names it within its block: 'content', 'slides.0.title', 'attributes.alt'. */
export type ChangeText = (text: string, field: string) => string

const changedJson = (value: Json, field: string, change: ChangeText): Json => {
  if (typeof value === 'string') return change(value, field)
  if (Array.isArray(value)) return value.map((each, at) => changedJson(each, `${field}.${at}`, change))
  if (typeof value !== 'object' || value === null) return value
  return Object.fromEntries(
    Object.entries(value).map(([name, each]) => [
      name,
      changedJson(each as Json, `${field}.${name}`, change),
    ]),
  )
}

const changedAttributes = (attributes: Attributes, change: ChangeText): Attributes =>
  Object.fromEntries(
    Object.entries(attributes).map(([name, value]) => [
      name,
      untouched.has(name) || isPattern(name) ? value : change(value, `attributes.${name}`),
    ]),
  )

/**
 * Returns the block with changed texts, or the same block. Blocks that read a page's data directly (business
 * listing, navigation) are not filled from their props and stay unchanged.
 */
export const withTexts = (record: NodeRecord, change: ChangeText): NodeRecord => {
  if (maybeBlockType(record.componentName)?.bound) return record
  let isChanged = false
  const noting: ChangeText = (text, field) => {
    const other = change(text, field)
    isChanged ||= other !== text
    return other
  }
  const props = Object.fromEntries(
    Object.entries(record.props).map(([name, value]) => [
      name,
      name === 'elementStyle' || value === undefined ? value : changedJson(value, name, noting),
    ]),
  )
  const { attributes } = record.addition
  const addition = attributes
    ? { ...record.addition, attributes: changedAttributes(attributes, noting) }
    : record.addition
  return isChanged ? { ...record, props, addition } : record
}
