import { tagOf } from '../../blocks/registry.ts'
import type { BuilderDocument } from '../../tree/document.ts'
import type { NodeRecord } from '../../tree/record.ts'
import { nodeOf } from '../../tree/walk.ts'
import { leadDefinitionLimits, optionLabel, type LeadField } from './lead-definition.ts'
import { isShown, shownRecords, wordsOfRecords } from './shown-records.ts'

/** Choice of a list or a group: the value that it sends, and the words by which visitors know it; empty for none. */
export interface Choice {
  readonly value: string
  readonly label: string
}

interface UnnamedChoice extends Choice {
  readonly record: NodeRecord
}

/** Elements that words in a line may be in; '' for a text of its own. */
const inLine = new Set([
  '',
  'a',
  'abbr',
  'b',
  'em',
  'font',
  'i',
  'label',
  'mark',
  'small',
  'span',
  'strong',
  'u',
])
const fieldTags = new Set(['input', 'select', 'textarea', 'button'])

/** Returns the words between a choice and what follows it in its line, another field or a line break. */
const wordsAfter = (document: BuilderDocument, { uuid, parent }: NodeRecord): string => {
  if (parent === null) return ''
  const { children } = nodeOf(document, parent)
  const words: string[] = []
  for (const next of children.slice(children.indexOf(uuid) + 1)) {
    const record = nodeOf(document, next)
    if (!isShown(record)) continue
    if (!inLine.has(tagOf(record)) || record.addition.attributes?.for) break
    const inside = [record, ...shownRecords(document, next)]
    if (inside.some((each) => fieldTags.has(tagOf(each)))) break
    words.push(wordsOfRecords(inside))
  }
  return words.join(' ').trim()
}

/**
 * Returns the words by which visitors know the choices of a group. A label that choices with other values have as well
 * is that of the group. Choices without one are known by the words after them, if each has some: otherwise these may be
 * written before them, and belong to the next choice.
 */
export const choiceLabels = (
  document: BuilderDocument,
  choices: readonly UnnamedChoice[],
): readonly Choice[] => {
  const byLabel = Map.groupBy(choices, ({ label }) => label)
  const isOwn = ({ label }: Choice) =>
    label !== '' && new Set(byLabel.get(label)?.map(({ value }) => value)).size === 1
  const own = choices.map((choice) => (isOwn(choice) ? choice.label : ''))
  const all = choices.map(({ record }, at) => own[at] || wordsAfter(document, record))
  const labels = all.includes('') ? own : all
  return choices.map(({ value }, at) => ({ value, label: labels[at]! }))
}

/**
 * Returns the labels of options in their order; undefined if none says more than its value. A label is empty where the
 * value is the label, and where choices with the same value have different ones.
 */
export const optionLabels = (
  options: readonly string[],
  choices: readonly Choice[],
): readonly string[] | undefined => {
  const byValue = Map.groupBy(choices, ({ value }) => value)
  const labels = options.map((option) => {
    const [label = '', ...more] = new Set(byValue.get(option)?.map((choice) => optionLabel(choice.label)))
    return more.length > 0 || label === optionLabel(option) ? '' : label
  })
  return labels.some((label) => label !== '') ? labels : undefined
}

/** Returns the fields without labels of options beyond those that a form may have. */
export const withinLabels = (fields: readonly LeadField[]): readonly LeadField[] => {
  let labels = 0
  return fields.map((field) => {
    const { optionLabels: own, ...rest } = field
    if (!own) return field
    labels += own.length
    return labels > leadDefinitionLimits.optionLabels ? rest : field
  })
}
