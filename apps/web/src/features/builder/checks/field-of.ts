import { subtree, type NodeRecord } from '@web2/builder'
import { sharedKind } from '../components/panel/style/block-kind.ts'
import { openSections } from '../components/panel/style/open-sections.ts'
import type { WantedField } from '../components/panel/wanted-field.ts'
import type { Editor } from '../editor/editor.ts'
import type { Lead } from './leads.ts'

export type BlockField = Omit<Extract<WantedField, { in: 'block' }>, 'in'>

/** Where the text of an element is written: in itself, in the bare text in it, else beside the picture in it. */
const textField = (editor: Editor, record: NodeRecord): BlockField => {
  const inside = subtree(editor.store.document, record.uuid)
  const text = inside.find(({ componentName }) => componentName === 'Text')
  const picture = inside.find(({ componentName }) => componentName === 'Picture')
  if (text) return { uuid: text.uuid, tab: 'properties', field: 'Text' }
  if (picture) return { uuid: picture.uuid, tab: 'properties', field: 'Alternative text' }
  return { uuid: record.uuid, tab: 'properties', field: 'Text' }
}

/** The field of the panel in which a finding about a block is mended. */
export const fieldOf = (editor: Editor, record: NodeRecord, lead: Lead): BlockField => {
  const { uuid, componentName } = record
  if (lead.to === 'text') return textField(editor, record)
  if (lead.to === 'color') {
    openSections.set(sharedKind([record]), 'Typography', true)
    return { uuid, tab: 'style', field: 'Text color' }
  }
  if (lead.to === 'attribute') return { uuid, tab: 'advanced', field: lead.field }
  // an element that an import brought has its attributes there
  if (lead.to !== 'field' || componentName === 'Element') return { uuid, tab: 'advanced' }
  return { uuid, tab: 'properties', field: lead.field, ...(lead.press && { press: true }) }
}
