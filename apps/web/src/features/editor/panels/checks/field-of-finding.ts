import { subtree, tagOf, type NodeRecord } from '@web2/builder'
import { elementFields } from '../inspector/properties/element-fields.ts'
import { sharedKind } from '../style/block-kind.ts'
import { openSections } from '../style/open-sections.ts'
import type { FieldToFocus } from '../inspector/requested-field.ts'
import type { Editor } from '../../document/editor.ts'
import type { FixLocation } from './fix-locations.ts'

export type BlockField = Omit<Extract<FieldToFocus, { in: 'block' }>, 'in'>

const holdsWords = ({ componentName, children }: NodeRecord): boolean =>
  children.length === 0 && /^(?:Text|Span)$/.test(componentName)

/**
 * Returns the field for an element's text: its own, that of a text inside, else the alt text of an image
 * inside.
 */
const textField = (editor: Editor, record: NodeRecord): BlockField => {
  const inside = subtree(editor.store.document, record.uuid)
  const words = inside.find(holdsWords)
  const picture = inside.find(({ componentName }) => componentName === 'Picture')
  if (words) return { uuid: words.uuid, tab: 'properties', field: 'Text' }
  if (picture) return { uuid: picture.uuid, tab: 'properties', field: 'Alt text' }
  const own: BlockField = { uuid: record.uuid, tab: 'properties', field: 'Text' }
  // an element made of other things, such as a drawing, gets a name for screen readers
  return record.children.length > 0 ? { ...own, tab: 'advanced', field: 'Screen reader label' } : own
}

/** Returns the panel field in which a finding about a block is fixed. */
export const fieldOf = (editor: Editor, record: NodeRecord, lead: FixLocation): BlockField => {
  const { uuid, componentName } = record
  if (lead.to === 'text') return textField(editor, record)
  if (lead.to === 'color') {
    openSections.set(sharedKind([record]), 'Typography', true)
    return { uuid, tab: 'style', field: 'Text color' }
  }
  if (lead.to === 'attribute') return { uuid, tab: 'advanced', field: lead.field }
  if (lead.to !== 'field') return { uuid, tab: 'advanced' }
  const tag = tagOf(record)
  const isOwn = tag === 'form' || elementFields(tag).some(({ label }) => label === lead.field)
  // imported elements have their other attributes there
  if (componentName === 'Element' && !isOwn) return { uuid, tab: 'advanced' }
  return { uuid, tab: 'properties', field: lead.field, ...(lead.press && { press: true }) }
}
