import { parseText } from '../text/parse-text.ts'
import type { Random } from '../text/random.ts'
import { slugOf } from '../text/slug.ts'
import type { TextNode } from '../text/text-node.ts'
import { writeText, type ValueOf } from '../text/write-text.ts'

/** URL path below the site's: its folders, each a text with placeholders. */
export interface AddressPattern {
  readonly folders: readonly (readonly TextNode[])[]
}

export type ParsedAddress =
  { readonly ok: true; readonly pattern: AddressPattern } | { readonly ok: false; readonly message: string }

const mostFolders = 8

/** Splits a path into folders; bars and slashes inside braces and brackets belong to them. */
const foldersOf = (text: string): string[] => {
  const folders = ['']
  let depth = 0
  for (const letter of text) {
    if (letter === '{' || letter === '[') depth += 1
    if (letter === '}' || letter === ']') depth -= 1
    if (letter === '/' && depth === 0) folders.push('')
    else folders[folders.length - 1] += letter
  }
  return folders.map((folder) => folder.trim()).filter((folder) => folder !== '')
}

/** Reads '{service}/{city}'. */
export const parseAddress = (text: string): ParsedAddress => {
  const typed = foldersOf(text)
  if (typed.length === 0) return { ok: false, message: 'Page Slug should be no empty' }
  if (typed.length > mostFolders)
    return { ok: false, message: `A URL can have up to ${mostFolders} folders.` }
  const folders: (readonly TextNode[])[] = []
  for (const each of typed) {
    const parsed = parseText(each)
    if (!parsed.ok) return { ok: false, message: parsed.problem.message }
    folders.push(parsed.nodes)
  }
  return { ok: true, pattern: { folders } }
}

/**
 * Returns the path of one page, without slashes at its ends. A folder without usable characters becomes
 * 'page'.
 */
export const addressOf = ({ folders }: AddressPattern, valueOf: ValueOf, random: Random): string =>
  folders.map((folder) => slugOf(writeText(folder, valueOf, random)) || 'page').join('/')
