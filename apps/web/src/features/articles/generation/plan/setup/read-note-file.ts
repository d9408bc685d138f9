import { sourceTextLength } from '@web2/contract/articles'

/** A file as a note, or why it can't be one. */
export type ReadNote =
  | { readonly ok: true; readonly title: string; readonly text: string; readonly isCut: boolean }
  | { readonly ok: false; readonly problem: string }

export const noteFileTypes = '.txt,.md,.markdown,.html,.htm,.csv,text/plain,text/markdown,text/html,text/csv'

/** Bytes of a file; more text than a source holds is not read at all. */
const mostBytes = 1_000_000

const suffix = /\.(txt|md|markdown|html?|csv)$/i

/** Elements whose content readers of a page don't see as text. */
const unread = 'script, style, noscript, template, svg, iframe, nav, head'
const blocks = 'p, h1, h2, h3, h4, h5, h6, li, tr, div, section, article, br, blockquote, pre, dt, dd'

/** Returns the text of a page as lines. Nothing in it runs: the document has no window. */
const textOfPage = (html: string): string => {
  const page = new DOMParser().parseFromString(html, 'text/html')
  for (const element of page.querySelectorAll(unread)) element.remove()
  for (const element of page.querySelectorAll(blocks)) element.append('\n')
  return page.body.textContent
    .split('\n')
    .map((line) => line.replace(/\s+/g, ' ').trim())
    .filter((line) => line !== '')
    .join('\n')
}

/** Reads a text file in the browser and returns it as a note; a text that is too long is cut. */
export const readNoteFile = async (file: File): Promise<ReadNote> => {
  const wrong = (problem: string): ReadNote => ({ ok: false, problem })
  if (!suffix.test(file.name))
    return wrong(`“${file.name}” can’t be read. Choose a .txt, .md, .html or .csv file.`)
  if (file.size > mostBytes)
    return wrong(`“${file.name}” exceeds the 1 MB limit. Split it into smaller files.`)
  const raw = await file.text()
  // what is no text decodes to these
  if (/[\0\uFFFD]/.test(raw))
    return wrong(`“${file.name}” is not a text file in UTF-8. Save it as UTF-8 and try again.`)
  const text = (/\.html?$/i.test(file.name) ? textOfPage(raw) : raw).trim()
  if (text === '') return wrong(`“${file.name}” contains no text.`)
  return {
    ok: true,
    title: file.name.slice(0, 200),
    text: text.slice(0, sourceTextLength),
    isCut: text.length > sourceTextLength,
  }
}
