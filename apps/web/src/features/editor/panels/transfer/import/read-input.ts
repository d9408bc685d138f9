import {
  documentDepth,
  storedJson,
  importJsonDocument,
  importLargeHtml,
  listPlaceholders,
  type BuilderDocument,
  type ImportReport,
} from '@web2/builder'
import { limits } from '@web2/contract/core'
import { decodeText } from './decode-text.ts'
import { counted } from '../../../../../lib/text/counted.ts'

/** Format chosen by the user; `auto` detects it from the first character. */
export type InputFormat = 'auto' | 'html' | 'json'

export type InputStep = 'reading' | 'parsing' | 'checking'

/** Called with a step and its completed share, from 0 to 1. */
export type OnProgress = (step: InputStep, part: number) => void

export type ReadInput =
  | {
      readonly ok: true
      readonly format: 'html' | 'json'
      readonly document: BuilderDocument
      readonly report: ImportReport
      /** Names in HTML that may be placeholders of lists, or text. */
      readonly placeholders: readonly string[]
    }
  | ({ readonly ok: false } & InputRefusal)

/** Why an input is refused: a sentence, and the text around the error. */
export interface InputRefusal {
  readonly detail: string
  readonly quote?: string
}

const refused = (detail: string): ReadInput => ({ ok: false, detail })

const megabytes = (bytes: number): string => `${(bytes / 1e6).toFixed(1)} MB`

const textOf = async (
  source: string | Blob,
  progress: OnProgress,
): Promise<ReturnType<typeof decodeText>> => {
  if (typeof source === 'string') return { ok: true, text: source }
  const bytes = new Uint8Array(source.size)
  let at = 0
  const reader = source.stream().getReader()
  for (let read = await reader.read(); !read.done; read = await reader.read()) {
    bytes.set(read.value, at)
    at += read.value.length
    progress('reading', at / source.size)
  }
  return decodeText(bytes)
}

/** Returns why a document is too large for the editor; null if it is not. */
const tooMuch = (document: BuilderDocument): string | null => {
  if (document.nodes.size > limits.documentNodes) return tooMany
  const depth = documentDepth(document)
  if (depth > limits.documentDepth)
    return `Its elements are nested ${counted(depth, 'level')} deep, but the limit is ${limits.documentDepth.toLocaleString('en-US')}. Remove some wrapping elements.`
  const size = new TextEncoder().encode(storedJson(document)).length
  return size > limits.documentBytes
    ? `It takes ${megabytes(size)}, but a page can hold ${megabytes(limits.documentBytes)}. If it contains embedded images, upload them and link to them instead.`
    : null
}

const tooMany = `It has more than ${counted(limits.documentNodes, 'element')}, texts and comments, the editor’s limit. Split it into several pages.`

const readText = (
  text: string,
  format: 'html' | 'json',
  newUuid: () => string,
  progress: OnProgress,
): ReadInput => {
  if (format === 'json') {
    const read = importJsonDocument(text, newUuid)
    if (read.ok) return { ...read, format, placeholders: [] }
    const { detail, quote } = read
    return { ok: false, detail, ...(quote !== undefined && { quote }) }
  }
  const read = importLargeHtml(text, {
    newUuid,
    mostNodes: limits.documentNodes,
    progress: (part) => progress('parsing', part),
  })
  return read
    ? { ok: true, format, ...read, placeholders: listPlaceholders(read.document) }
    : refused(tooMany)
}

/** Parses an import, however large or hostile. May take many seconds, so run it in a worker. */
export const readInput = async (
  source: string | Blob,
  format: InputFormat,
  newUuid: () => string,
  progress: OnProgress,
): Promise<ReadInput> => {
  const decoded = await textOf(source, progress)
  if (!decoded.ok) return refused(decoded.detail)
  const text = decoded.text.replace(/^\ufeff/, '')
  if (!/\S/.test(text)) return refused('It is empty.')
  if (text.includes('\0') && format !== 'html')
    return refused('It contains binary data. Choose an HTML or JSON file.')
  progress('parsing', 0)
  const looksLikeJson = /^\s*[[{]/.test(text)
  const read = readText(
    text,
    format === 'auto' ? (looksLikeJson ? 'json' : 'html') : format,
    newUuid,
    progress,
  )
  if (!read.ok) return read
  progress('checking', 0)
  const refusal = tooMuch(read.document)
  return refusal === null ? read : refused(refusal)
}
