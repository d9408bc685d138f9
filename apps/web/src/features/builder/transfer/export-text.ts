import { expandModules, exportHtml, exportJson, pageSettings } from '@web2/builder'
import { slugFrom } from '../../../lib/slug.ts'
import type { Editor } from '../editor/editor.ts'

export type ExportFormat = 'html' | 'json'

export interface ExportChoice {
  readonly format: ExportFormat
  /** Puts the business data in the place of placeholders; HTML only. */
  readonly fills: boolean
}

/** HTML has the blocks of sections in it, for it stands alone; JSON keeps the references to them. */
export const exportText = ({ store, data, modules }: Editor, { format, fills }: ExportChoice): string => {
  if (format === 'json') return exportJson(store.document)
  const known = modules.documents.get()
  const whole = known ? expandModules(store.document, known).document : store.document
  return exportHtml(whole, { data, keepPlaceholders: !fills })
}

/** A name for the file, after the page's title. */
export const exportName = ({ store }: Editor, { format }: ExportChoice): string =>
  `${slugFrom(pageSettings(store.document).title ?? '') || 'page'}.${format}`
