import { escapeText } from '@web2/builder'
import { visitorWords } from '../visitor-words/visitor-words.ts'
import { visitorPage, type VisitorPage } from './page-shell.ts'
import { plainColors } from './theme-colors.ts'

/**
 * Returns the page of a phone link that leads nowhere: 'unknown' if this installation didn't sign it, 'away' if that
 * can't be checked right now. It shows no number, because anyone can write one into a link.
 */
export const deadCallPage = (reason: 'unknown' | 'away', language: string): VisitorPage => {
  const words = visitorWords(language)
  const [title, text] =
    reason === 'away' ? [words.noCallNow, words.noCallNowText] : [words.noCall, words.noCallText]
  return visitorPage({
    ...(reason === 'away' ? { status: 503, retryAfter: 60 } : { status: 404 }),
    lang: language,
    title,
    colors: plainColors,
    body: `<h1>${escapeText(title)}</h1><p>${escapeText(text)}</p>`,
    formTargets: [],
  })
}
