import { cutText } from '@web2/builder/leads'
import {
  leadLimits,
  shownValue,
  type LeadEntry,
  type LeadFormDefinition,
  type LeadFormField,
} from '@web2/contract/leads'

const inOneLine = (text: string): string => text.replace(/\s+/g, ' ').trim()

/** Labels of a field by its options, which are compared as the values are checked. Two labels of one option are none. */
const labelsOf = ({ options = [], optionLabels = [] }: LeadFormField): ReadonlyMap<string, string> => {
  const labels = new Map<string, string>()
  for (const [at, option] of options.entries()) {
    const value = inOneLine(option)
    const label = optionLabels[at] || value
    labels.set(value, labels.has(value) && labels.get(value) !== label ? value : label)
  }
  return labels
}

/**
 * Returns the labels of the options that these values of a field chose, joined as its values are; undefined if they say
 * no more than these. A choice that sends an empty value has its label as well.
 */
export const valueLabelOf = (
  field: LeadFormField | undefined,
  values: readonly string[],
): string | undefined => {
  if (!field?.optionLabels || values.length === 0) return undefined
  const labels = labelsOf(field)
  const shown = values
    .map((value) => labels.get(inOneLine(value)) ?? value)
    .filter((label) => label !== '')
    .join(', ')
  return shown === values.filter((value) => value !== '').join(', ')
    ? undefined
    : cutText(shown, leadLimits.valueLength)
}

/** Characters of the choices that are searched. */
const mostSearched = 2_000

/** True for fields whose values were chosen. The value of a lone box says nothing. */
const isChosen = ({ type, options = [] }: LeadFormField): boolean =>
  type === 'select' || type === 'radio' || (type === 'checkbox' && options.length > 1)

/** Returns what a visitor chose, as shown, for searches. */
export const readChoices = (
  definition: LeadFormDefinition | undefined,
  entries: readonly LeadEntry[],
): string => {
  const chosen = new Set(definition?.fields.filter(isChosen).map(({ name }) => name))
  return entries
    .filter(({ name }) => chosen.has(name))
    .map(shownValue)
    .filter((text) => text !== '')
    .join(', ')
    .slice(0, mostSearched)
    .toWellFormed()
}
