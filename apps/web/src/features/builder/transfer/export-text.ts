import { exportHtml, exportJson, pageSettings } from '@web2/builder'
import { slugFrom } from '../../../lib/slug.ts'
import type { Editor } from '../editor/editor.ts'

export type ExportFormat = 'html' | 'json'

export interface ExportChoice {
  readonly format: ExportFormat
  /** Puts the business data in the place of placeholders; HTML only. */
  readonly fills: boolean
}

export const exportText = ({ store, data }: Editor, { format, fills }: ExportChoice): string =>
  format === 'json'
    ? exportJson(store.document)
    : exportHtml(store.document, { data, keepPlaceholders: !fills })

/** A name for the file, after the page's title. */
export const exportName = ({ store }: Editor, { format }: ExportChoice): string =>
  `${slugFrom(pageSettings(store.document).title ?? '') || 'page'}.${format}`
