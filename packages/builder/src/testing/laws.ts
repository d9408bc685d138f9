import { applyChange, composeChanges, emptyChange, invertChange, type Change } from '../changes/change.ts'
import { exportHtml } from '../html/export/export-html.ts'
import { importHtml } from '../html/import/import-html.ts'
import { exportJson, importJson } from '../json/document-json.ts'
import { pictureTypes, type FindPictureFiles } from '../pictures/picture-files.ts'
import { htmlRefusal } from '../rules/html-content.ts'
import type { BuilderDocument } from '../tree/document.ts'
import { brokenInvariants } from '../tree/invariants.ts'
import { sequentialUuids } from '../tree/uuid.ts'
import { ancestors, subtree } from '../tree/walk.ts'
import type { Edit } from './arbitrary-edits.ts'

/** Returns a document as plain text; documents with the same content are equal. */
const content = ({ root, nodes, page }: BuilderDocument): string =>
  JSON.stringify([root, page, [...nodes].sort(([a], [b]) => (a < b ? -1 : 1))])

const edited = (start: BuilderDocument, edits: readonly Edit[]) => {
  const newUuid = sequentialUuids('new')
  const changes: Change[] = []
  let document = start
  for (const edit of edits) {
    const result = edit(document, newUuid)
    if (!result.ok) continue
    changes.push(result.change)
    document = applyChange(document, result.change)
  }
  return { changes, document }
}

/** Returns nodes in positions HTML does not allow, with the reason. */
export const misplaced = (document: BuilderDocument): string[] =>
  [...document.nodes.values()].flatMap((record) => {
    if (record.parent === null) return []
    const refusal = htmlRefusal(ancestors(document, record.uuid), subtree(document, record.uuid))
    return refusal === null ? [] : [`${record.uuid}: ${refusal}`]
  })

const mustEqual = (found: string, wanted: string, law: string) => {
  if (found !== wanted) throw new Error(`${law}\nfound  ${found}\nwanted ${wanted}`)
}

const mustBeEmpty = (problems: readonly string[], law: string) => {
  if (problems.length > 0) throw new Error(`${law}\n${problems.join('\n')}`)
}

const anyFiles: FindPictureFiles = () => ({
  width: 3_000,
  height: 2_000,
  files: pictureTypes.map((type) => ({ url: '/a.webp', type, width: 480 })),
})

/** Removes what the files of images may change: style sheets and their classes, loading, and sizes. */
const withoutImages = (html: string): string =>
  html
    .replace(/<style>.*?<\/style>/gs, '')
    .replace(/ (?:loading|fetchpriority|width|height)="[^"]*"/g, '')
    .replace(/\bw[0-9a-z]{6,12}\b/g, '')

/** Properties of any document and any edits of it; each throws if it does not hold. */
export const laws: Readonly<Record<string, (start: BuilderDocument, edits: readonly Edit[]) => void>> = {
  'undoing each change in turn gives the document back': (start, edits) => {
    const { changes, document } = edited(start, edits)
    const undone = changes.reduceRight((now, change) => applyChange(now, invertChange(change)), document)
    mustEqual(content(undone), content(start), 'undone')
  },
  'changes composed into one do and undo the same': (start, edits) => {
    const { changes, document } = edited(start, edits)
    const one = changes.reduce(composeChanges, emptyChange)
    mustEqual(content(applyChange(start, one)), content(document), 'composed')
    mustEqual(content(applyChange(document, invertChange(one))), content(start), 'composed and undone')
  },
  'a change that went through JSON does the same': (start, edits) => {
    const { changes, document } = edited(start, edits)
    const sent = changes.map((change) => JSON.parse(JSON.stringify(change)) as Change)
    mustEqual(content(sent.reduce(applyChange, start)), content(document), 'sent')
  },
  'no sequence of edits breaks the tree': (start, edits) =>
    mustBeEmpty(brokenInvariants(edited(start, edits).document), 'the tree'),
  'no sequence of edits puts an element where HTML does not allow it': (start, edits) => {
    if (misplaced(start).length === 0) mustBeEmpty(misplaced(edited(start, edits).document), 'the places')
  },
  'JSON gives the same document back, whatever was done to it': (start, edits) => {
    const { document } = edited(start, edits)
    const read = importJson(exportJson(document))
    if (!read.ok) throw new Error(read.detail)
    mustEqual(exportJson(read.document), exportJson(document), 'JSON')
  },
  'the files of its images change nothing else on a page, and an import removes them': (start, edits) => {
    const { document } = edited(start, edits)
    const back = (html: string) => withoutImages(exportHtml(importHtml(html).document))
    mustEqual(back(exportHtml(document, { pictures: anyFiles })), back(exportHtml(document)), 'HTML')
  },
  'HTML that was imported once is exported the same ever after': (start, edits) => {
    const once = exportHtml(importHtml(exportHtml(edited(start, edits).document)).document)
    mustEqual(exportHtml(importHtml(once).document), once, 'HTML')
  },
}
