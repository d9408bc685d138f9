import type { Editor } from '../../document/editor.ts'
import { wantedField, type FieldToFocus } from './requested-field.ts'

/** First field of a block type on double click, if that is not its text. */
const first: Readonly<Record<string, Pick<Extract<FieldToFocus, { in: 'block' }>, 'field' | 'press'>>> = {
  Picture: { field: 'Choose image', press: true },
  YouTube: { field: 'Video URL' },
  Embed: { field: 'URL' },
}

/** Leads to the field for a double click on the selected block: the library for an image. */
export const openBlock = (editor: Editor): void => {
  const [uuid, ...others] = editor.session.selection.get()
  const record = uuid === undefined ? undefined : editor.store.get(uuid)
  const field = first[record?.componentName ?? '']
  if (!record || !field || others.length > 0) return
  // on a small screen the panel is a sheet
  if (window.matchMedia('(max-width: 62em)').matches) editor.session.panel.set('style')
  wantedField(editor).set({ in: 'block', uuid: record.uuid, tab: 'properties', ...field })
}
