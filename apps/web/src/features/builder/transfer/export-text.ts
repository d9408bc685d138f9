import { expandModules, exportHtml, exportJson, pageSettings } from '@web2/builder'
import { slugFrom } from '../../../lib/slug.ts'
import type { Editor } from '../editor/editor.ts'

export type ExportFormat = 'html' | 'json'

export interface ExportChoice {
  readonly format: ExportFormat
  /** Puts the business data in the place of placeholders; HTML only. */
  readonly fills: boolean
}

/** The page's own title, else the one that it is known by; none when it has no name either. */
const titleOf = ({ store }: Editor, fallback: string | null): string | undefined =>
  pageSettings(store.document).title ? undefined : (fallback ?? undefined)

/** HTML has the blocks of sections in it, for it stands alone; JSON keeps the references to them. */
export const exportText = (
  editor: Editor,
  { format, fills }: ExportChoice,
  titleWithoutOwn: string | null = null,
): string => {
  const { store, data, modules } = editor
  if (format === 'json') return exportJson(store.document)
  const known = modules.documents.get()
  const whole = known ? expandModules(store.document, known).document : store.document
  const title = titleOf(editor, titleWithoutOwn)
  return exportHtml(whole, { data, keepPlaceholders: !fills, ...(title !== undefined && { title }) })
}

/** A name for the file, after the page's title. */
export const exportName = (
  { store }: Editor,
  { format }: ExportChoice,
  titleWithoutOwn: string | null = null,
): string => `${slugFrom(pageSettings(store.document).title || (titleWithoutOwn ?? '')) || 'page'}.${format}`
