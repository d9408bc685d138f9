import { createHash } from 'node:crypto'
import type { Said } from '../campaigns/posts/sent-text.ts'
import { htmlStretches } from './html-stretches.ts'

/** Names a text as it was seen. */
export const seenText = ({ title, html }: Said): string =>
  createHash('sha256')
    .update(JSON.stringify([title, html]))
    .digest('hex')
    .slice(0, 32)

const words = (text: string): string => text.replace(/[\s\u00a0]+/g, ' ').trim()

/**
 * What readers notice of a text: its words and where its links lead. How a platform writes its HTML, where it keeps the
 * pictures and what marks it carries does not count.
 */
const noticed = ({ title, html }: Said): string => {
  const stretches = htmlStretches(html)
  const links = stretches.filter(({ attribute }) => attribute === 'href').map(({ text }) => text.trim())
  const text = stretches.filter(({ attribute }) => attribute === null).map((each) => each.text)
  return JSON.stringify([words(title), words(text.join(' ')), links])
}

export const saysTheSame = (one: Said, other: Said): boolean => noticed(one) === noticed(other)
