import { walkSheet } from '../../styles/walk-sheet.ts'
import { replaceLiterals } from './replace-literals.ts'
import type { ReplaceLiteral } from './literal.ts'

/** Subject of a rule, as far as the role of a color or font depends on it. */
export type Subject = 'page' | 'title' | 'action' | 'block'

/** Returns the subject of a selector. */
const subjectOf = (selector: string): Subject => {
  if (/(?:^|,)\s*(?:html|body|:root)\s*(?:,|$)/i.test(selector)) return 'page'
  if (/(?:^|[\s,>+~])h[1-6](?![\w-])/i.test(selector)) return 'title'
  return /btn|button|\bcta\b/i.test(selector) ? 'action' : 'block'
}

interface Block {
  /** Null for one whose declarations stay as they are. */
  readonly subject: Subject | null
}

const transparentRule = /^@(?:media|supports|layer|container|scope|starting-style)\b/i
// these take custom properties from elsewhere, or in some browsers from nowhere
const apart = /::(?:backdrop|selection|highlight|target-text|spelling-error|grammar-error)|:visited/i

const opened = (prelude: string, parent: Block): Block => {
  const text = prelude.replace(/\/\*[^]*?\*\//g, ' ').trim()
  if (text.startsWith('@')) return transparentRule.test(text) ? parent : { subject: null }
  if (parent.subject === null || apart.test(text)) return { subject: null }
  return { subject: subjectOf(text) }
}

const declaration = /^(\s*(?:\/\*[^]*?\*\/\s*)*)([a-z-]+)(\s*:\s*)([^]*?)(\s*(?:!\s*important\s*)?)$/i

/** Returns a declaration with its literals replaced. */
const withDeclaration = (text: string, replace: ReplaceLiteral): string => {
  const [, before, property, colon, value = '', after] = declaration.exec(text) ?? []
  if (property === undefined || property.startsWith('--') || value.includes('/*')) return text
  const next = replaceLiterals(property.toLowerCase(), value, replace)
  return next === value ? text : `${before}${property}${colon}${next}${after}`
}

/** Receives each literal with the subject of its rule. */
export type ReplaceInSheet = (subject: Subject) => ReplaceLiteral

/** Returns a style sheet with other text in place of its literals; the rest stays as it is. */
export const replaceInSheet = (css: string, replace: ReplaceInSheet): string => {
  let next = ''
  let done = 0
  walkSheet<Block>(
    css,
    { subject: 'block' },
    {
      open: opened,
      visit: (from, to, { subject }) => {
        if (subject === null) return
        const text = css.slice(from, to)
        const edited = withDeclaration(text, replace(subject))
        if (edited === text) return
        next += css.slice(done, from) + edited
        done = to
      },
    },
  )
  return next + css.slice(done)
}

/** Returns a style attribute with other text in place of its literals. */
export const replaceInAttribute = (css: string, subject: Subject, replace: ReplaceInSheet): string =>
  replaceInSheet(`${css};`, () => replace(subject)).slice(0, -1)
