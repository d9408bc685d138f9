import { droppedList } from '../html/import/drop-report.ts'
import type { ImportReport } from '../html/import/import-report.ts'
import { withoutScripts } from '../html/without-scripts.ts'
import { createDocument } from '../tree/create-document.ts'
import type { BuilderDocument } from '../tree/document.ts'
import type { NewUuid } from '../tree/uuid.ts'
import { importJson, type NotValid } from './document-json.ts'
import { fragmentFromJson } from './fragment-json.ts'

export type ImportedDocument =
  { readonly ok: true; readonly document: BuilderDocument; readonly report: ImportReport } | NotValid

/** Turns a clipboard fragment or a list of nodes into a page. */
const fromFragment = (text: string, newUuid: NewUuid): { ok: true; document: BuilderDocument } | NotValid => {
  const read = fragmentFromJson(text)
  return read.ok ? { ok: true, document: createDocument(read.nodes, newUuid) } : read
}

const isFragment = (text: string): boolean => /^\s*(?:\[|\{\s*"kind"\s*:)/.test(text.slice(0, 200))

/**
 * Reads JSON from outside as a page: a whole document, copied blocks, or a list of nodes. Drops what could
 * run.
 */
export const importJsonDocument = (typed: string, newUuid: NewUuid): ImportedDocument => {
  const text = typed.startsWith('\ufeff') ? typed.slice(1) : typed
  const read = isFragment(text) ? fromFragment(text, newUuid) : importJson(text, newUuid)
  if (!read.ok) return read
  const list = droppedList()
  const document = withoutScripts(read.document, (what, on, sample) =>
    list.add(what, () => on, sample || `<${on}>`),
  )
  return { ok: true, document, report: list.done(document.nodes.size) }
}
