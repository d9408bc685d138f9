import { tagOf } from '../../blocks/registry.ts'
import type { BuilderDocument } from '../../tree/document.ts'
import type { Attributes, NodeRecord } from '../../tree/record.ts'
import { nodeOf } from '../../tree/walk.ts'
import { shownRecords, wordsOfRecords } from './shown-records.ts'

const fieldTags = new Set(['input', 'select', 'textarea', 'button', 'option'])

const isField = (record: NodeRecord): boolean => fieldTags.has(tagOf(record))

/** Returns the words in a block without those of the fields in it. */
const wordsIn = (document: BuilderDocument, { uuid, props }: NodeRecord): string => {
  const own = wordsOfRecords([{ props } as NodeRecord])
  const inside = shownRecords(document, uuid, isField).filter((record) => !isField(record))
  return `${own} ${wordsOfRecords(inside)}`.trim()
}

/** Elements that may name one field by their ids. */
const mostNaming = 20

/** Finds the texts that name the fields of a form. */
export interface FieldLabels {
  /** Label of a field, as visitors see it, or as screen readers say it; empty if it has none. */
  readonly of: (record: NodeRecord, attributes: Attributes) => string
  /** Legend of the group that a field is in; empty if it has none. */
  readonly ofGroup: (record: NodeRecord) => string
}

/** Returns the labels in a form, among its shown records. */
export const fieldLabels = (
  document: BuilderDocument,
  form: string,
  records: readonly NodeRecord[],
): FieldLabels => {
  const byFor = new Map<string, NodeRecord>()
  const byId = new Map<string, NodeRecord>()
  const legends = new Map<string, NodeRecord>()
  for (const record of records) {
    const { id, for: target } = record.addition.attributes ?? {}
    const tag = tagOf(record)
    if (id && !byId.has(id)) byId.set(id, record)
    if (tag === 'label' && target && !byFor.has(target)) byFor.set(target, record)
    if (tag === 'legend' && record.parent !== null && !legends.has(record.parent))
      legends.set(record.parent, record)
  }
  const known = new Map<string, string>()
  const wordsOnce = (record: NodeRecord): string => {
    const words = known.get(record.uuid) ?? wordsIn(document, record)
    known.set(record.uuid, words)
    return words
  }

  const around = (record: NodeRecord, test: (each: NodeRecord) => boolean): NodeRecord | undefined => {
    for (let at = record.parent; at !== null && at !== form;) {
      const each = nodeOf(document, at)
      if (test(each)) return each
      at = each.parent
    }
    return undefined
  }

  return {
    of: (record, attributes) => {
      const named = attributes.id ? byFor.get(attributes.id) : undefined
      const label = named ?? around(record, (each) => tagOf(each) === 'label')
      const described = (attributes['aria-labelledby'] ?? '')
        .split(/\s+/)
        .slice(0, mostNaming)
        .flatMap((id) => byId.get(id) ?? [])
        .map(wordsOnce)
        .join(' ')
      return (
        (label && wordsOnce(label)) ||
        described ||
        (attributes['aria-label'] ?? '').trim() ||
        (attributes.placeholder ?? '').trim() ||
        (attributes.title ?? '').trim()
      )
    },
    ofGroup: (record) => {
      const group = around(record, (each) => legends.has(each.uuid))
      return group ? wordsOnce(legends.get(group.uuid)!) : ''
    },
  }
}
