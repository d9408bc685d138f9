import { appTitle } from '@web2/contract/core'

/** Label with its value, both as entered. */
export interface LetterFact {
  readonly label: string
  readonly value: string
}

/** Content of an email, independent of text or HTML. */
export interface LetterContent {
  /** Also the heading of the HTML. */
  readonly subject: string
  readonly paragraphs: readonly string[]
  /** Values under their labels. */
  readonly facts?: readonly LetterFact[]
  /** Rows of a table, each with a number. */
  readonly counts?: readonly LetterFact[]
  readonly button?: { readonly label: string; readonly url: string }
  /** Values next to their labels, in small print. */
  readonly details?: readonly LetterFact[]
  /** Small print at the end. */
  readonly note?: string
  /** Email address that answers go to; the installation's own if left out. */
  readonly replyTo?: string
  /** A letter from a member to a visitor: text only, without this product's name. */
  readonly isPlain?: boolean
  /** Sent by no person, so that other mail servers don't answer it. */
  readonly isAutomatic?: boolean
}

/** Returns a fact as one line. Labels that are questions, or end with a colon, need no other one. */
const factLine = ({ label, value }: LetterFact): string =>
  `${label}${/[:?!.：？！。؟]$/.test(label) ? '' : ':'} ${value}`

const linesOf = (facts: readonly LetterFact[] = []): readonly string[] =>
  facts.length === 0 ? [] : [facts.map(factLine).join('\n')]

/** Returns the plain text, in which every mail client shows the link. */
export const letterText = (letter: LetterContent): string => {
  const { paragraphs, facts = [], counts, button, details, note, isPlain } = letter
  return [
    ...paragraphs,
    ...facts.map(factLine),
    ...linesOf(counts),
    ...(button ? [`${button.label}: ${button.url}`] : []),
    ...linesOf(details),
    ...(note !== undefined ? [note] : []),
    ...(isPlain ? [] : [`— ${appTitle}`]),
  ].join('\n\n')
}
