import type { EditAction } from '@web2/contract/articles'
import { plainText } from '@web2/contract/core'
import { languageOf } from '@web2/writing'
import { marked } from 'marked'
import sanitizeHtml from 'sanitize-html'
import { visibleText } from '../../model-calls/index.ts'
import { tagsWithoutText } from '../editing/clean-html.ts'
import { editOrders } from './prompts/edit-orders.ts'
import { editRules } from './prompts/edit-order.ts'

/** An answer as the editor may show it, or why it can't be used: for the model and for the user. */
export type ReadAnswer =
  { readonly html: string } | { readonly html: null; readonly problem: string; readonly sentence: string }

interface Answered {
  readonly action: EditAction
  /** HTML of the passage. */
  readonly passage: string
  /** Base tag of the language asked for, e.g. 'de'; undefined keeps the passage's. */
  readonly language: string | undefined
}

const allowedTags = [
  ...['p', 'h1', 'h2', 'h3', 'h4', 'ul', 'ol', 'li', 'blockquote', 'pre', 'hr', 'br'],
  ...['table', 'thead', 'tbody', 'tr', 'th', 'td'],
  ...['a', 'strong', 'b', 'em', 'i', 'u', 's', 'sub', 'sup', 'mark', 'code'],
]

const schemes = ['https', 'http', 'mailto', 'tel']

/** Returns the targets of the links in an HTML. */
const linksIn = (html: string): ReadonlySet<string> => {
  const found = new Set<string>()
  sanitizeHtml(html, {
    allowedTags: ['a'],
    allowedAttributes: { a: ['href'] },
    allowedSchemes: schemes,
    transformTags: {
      a: (tagName, attribs) => {
        if (attribs.href) found.add(attribs.href)
        return { tagName, attribs }
      },
    },
  })
  return found
}

/** Reduces an answer to what the editor's texts hold, without images, and with links of the passage only. */
const cleaned = (html: string, passage: string): string => {
  const links = linksIn(passage)
  const hasH1 = /<h1\b/i.test(passage)
  return sanitizeHtml(html, {
    allowedTags,
    allowedAttributes: { a: ['href'], th: ['colspan', 'rowspan'], td: ['colspan', 'rowspan'], ol: ['start'] },
    allowedSchemes: schemes,
    allowProtocolRelative: false,
    nonTextTags: [...tagsWithoutText],
    nestingLimit: 30,
    transformTags: {
      // a tag that is not allowed leaves its text
      a: (tagName, { href = '' }): sanitizeHtml.Tag =>
        links.has(href) ? { tagName, attribs: { href } } : { tagName: 'span', attribs: {} },
      h1: (_tag, attribs) => ({ tagName: hasH1 ? 'h1' : 'h2', attribs }),
    },
  }).trim()
}

const fence = /```[a-z]*[ \t]*\n([\s\S]*?)\n?```/i
/** A first line that only announces the text: 'Sure! Here is the shortened passage:' */
const announcement =
  /^\s*(?:(?:sure|certainly|of course|absolutely|okay)\b[^\n:<]{0,40}[!,.:]\s*)?(?:here(?:['’]s| is| are)\b[^\n:<]{0,160}:|(?:sure|certainly|of course|absolutely)\b[^\n<]{0,80}[!.:])\s*(?=\S)/i
const firstBlock = /<(?:p|h[1-6]|ul|ol|table|blockquote|pre)\b/i
const lastBlock = /^[\s\S]*<\/(?:p|h[1-6]|ul|ol|table|blockquote|pre)>/i

/** Returns the HTML in an answer, without what models put around it. */
const htmlIn = (answer: string): string => {
  const fenced = fence.exec(answer)?.[1]
  const text = (fenced ?? answer).replace(announcement, '').trim()
  const from = text.search(firstBlock)
  if (from >= 0) return lastBlock.exec(text.slice(from))?.[0] ?? text.slice(from)
  return marked.parse(text, { async: false, gfm: true })
}

const folded = (text: string): string => text.replace(/\s+/g, ' ').toLowerCase()

/** Returns whether an answer repeats the order that was given. */
const repeatsOrder = (answer: string, action: EditAction): boolean => {
  const text = folded(answer)
  const { task, rules = [] } = editOrders[action]
  return (
    /<\/?source-[\w-]{6}/.test(text) ||
    [task, ...rules, ...editRules].some((rule) => text.includes(folded(rule)))
  )
}

const isOtherLanguage = (html: string, { action, passage, language }: Answered): boolean => {
  if (action === 'own') return false
  const [before, after] = [languageOf(plainText(passage)), languageOf(plainText(html))]
  if (before === null || after === null) return false
  return action === 'translate' ? after === before && language !== before : after !== before
}

/** Reads the answer to an edit. */
export const readEditAnswer = (answer: string, answered: Answered): ReadAnswer => {
  if (repeatsOrder(answer, answered.action))
    return {
      html: null,
      problem: 'It repeated these instructions. Answer with the new text alone.',
      sentence: 'The model repeated its instructions instead of writing. Try again or choose another model.',
    }
  const html = cleaned(htmlIn(visibleText(answer)), answered.passage)
  if (plainText(html) === '')
    return {
      html: null,
      problem: 'It was empty.',
      sentence: 'The model returned no text. Try again or choose another model.',
    }
  if (isOtherLanguage(html, answered))
    return {
      html: null,
      problem: 'It was in the wrong language.',
      sentence: 'The model answered in the wrong language. Try again or choose another model.',
    }
  return { html }
}
