import type { ExportPage } from './page.ts'

/** What a page is made of: fixed text, and pieces that depend on the page's data. */
export type Part = string | ((page: ExportPage) => string)

export interface Parts {
  readonly write: (text: string) => void
  readonly insert: (piece: (page: ExportPage) => string) => void
  readonly done: () => readonly Part[]
}

/** Collects parts; neighbouring texts become one. */
export const collectParts = (): Parts => {
  const parts: Part[] = []
  let text = ''
  const flush = () => {
    if (text) parts.push(text)
    text = ''
  }
  return {
    write: (more) => {
      text += more
    },
    insert: (piece) => {
      flush()
      parts.push(piece)
    },
    done: () => {
      flush()
      return parts
    },
  }
}

export const renderParts = (parts: readonly Part[], page: ExportPage): string => {
  let html = ''
  for (const part of parts) html += typeof part === 'string' ? part : part(page)
  return html
}
