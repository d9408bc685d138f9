import { createNode, insertTree, type Finding, type NodeRecord } from '@web2/builder'
import { wantedField } from '../inspector/requested-field.ts'
import { newUuid } from '../../document/actions.ts'
import type { Editor } from '../../document/editor.ts'
import { useBuilder } from '../session/use-editor.ts'
import { editSection } from '../library/edit-section.ts'
import { fieldOf, type BlockField } from './field-of-finding.ts'
import { fixLocations, type FixLocation } from './fix-locations.ts'

/** Adds a main heading at the top of the page. Returns its node, or null if refused. */
const addHeading = (editor: Editor): string | null => {
  const { document } = editor.store
  const nodes = [createNode('Heading', { headingType: 'h1' })]
  const result = insertTree(document, { nodes, place: { into: document.root, at: 'start' }, newUuid })
  return editor.run('Add main heading', result) ? (editor.session.selection.get()[0] ?? null) : null
}

export interface LeadTo {
  readonly label: string
  readonly go: () => void
}

/**
 * Returns a function that leads to the field in which a finding is fixed. `leave` closes the sheet around the
 * findings, if there is one.
 */
export const useGoToFix = (leave: (() => void) | undefined): ((finding: Finding) => LeadTo) => {
  const { editor, canvas } = useBuilder()
  const { session, store } = editor

  const show = (uuid: string) => {
    editor.select([uuid])
    canvas.get()?.reveal(uuid)
  }
  const open = (field: BlockField) => {
    show(field.uuid)
    // on a small screen the panel is a sheet that replaces this one
    if (leave) session.panel.set('style')
    wantedField(editor).set({ in: 'block', ...field })
  }
  const follow = (lead: FixLocation, record: NodeRecord | undefined) => {
    canvas.get()?.machine.rest()
    if (lead.to === 'settings') {
      wantedField(editor).set({ in: 'settings', field: lead.field })
      session.dialog.set('page-settings')
    } else if (lead.to === 'layers') session.panel.set('layers')
    else if (lead.to === 'heading') {
      const uuid = addHeading(editor)
      if (uuid !== null) open({ uuid, tab: 'properties', field: 'Text' })
    } else if (record) open(fieldOf(editor, record, lead))
  }

  return ({ rule, nodes: [uuid], section }) => {
    const record = uuid === undefined ? undefined : store.get(uuid)
    return section !== undefined
      ? { label: 'Edit section', go: () => editSection(section) }
      : { label: fixLocations[rule].label, go: () => follow(fixLocations[rule], record) }
  }
}
