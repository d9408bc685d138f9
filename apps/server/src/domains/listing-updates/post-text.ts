import { createHash } from 'node:crypto'
import type { Said } from '../campaigns/index.ts'
import { htmlStretches } from './html-stretches.ts'

/** Returns a hash that identifies a reviewed text. */
export const seenText = ({ title, html }: Said): string =>
  createHash('sha256')
    .update(JSON.stringify([title, html]))
    .digest('hex')
    .slice(0, 32)

const words = (text: string): string => text.replace(/[\s\u00a0]+/g, ' ').trim()

/**
 * Returns the part of a text that readers notice: its words and link URLs. Ignores how a platform writes
 * HTML, where it stores images, and its markers.
 */
const noticed = ({ title, html }: Said): string => {
  const stretches = htmlStretches(html)
  const links = stretches.filter(({ attribute }) => attribute === 'href').map(({ text }) => text.trim())
  const text = stretches.filter(({ attribute }) => attribute === null).map((each) => each.text)
  return JSON.stringify([words(title), words(text.join(' ')), links])
}

export const saysTheSame = (one: Said, other: Said): boolean => noticed(one) === noticed(other)
