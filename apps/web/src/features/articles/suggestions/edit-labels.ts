import { editLanguageName, type EditAction, type EditOrigin, type EditTone } from '@web2/contract/articles'

/** Names of the actions in the menu and on their suggestions. */
export const editLabels: Readonly<Record<EditAction, string>> = {
  rewrite: 'Rewrite',
  shorten: 'Shorten',
  expand: 'Expand',
  simplify: 'Simplify',
  tone: 'Change tone',
  translate: 'Translate',
  grammar: 'Fix grammar',
  continue: 'Continue writing',
  list: 'Make a list',
  table: 'Make a table',
  own: 'Ask AI',
}

/** Actions that can write text where there is none. */
export const addingActions: ReadonlySet<EditAction> = new Set<EditAction>([
  'continue',
  'list',
  'table',
  'own',
])

export const toneLabels: Readonly<Record<EditTone, string>> = {
  friendly: 'Friendly',
  professional: 'Professional',
  confident: 'Confident',
  casual: 'Casual',
  persuasive: 'Persuasive',
  neutral: 'Neutral',
}

/** A request of the user. */
export interface EditWish {
  readonly action: EditAction
  readonly tone?: EditTone
  readonly language?: string
  readonly wish?: string
}

/** Returns what a suggestion is for, in a few words. */
export const reasonOf = ({ action, tone, language, wish = '' }: EditWish): string => {
  if (action === 'tone' && tone) return `Tone: ${toneLabels[tone].toLowerCase()}`
  if (action === 'translate' && language) return `Translated into ${editLanguageName(language)}`
  if (action === 'own') return wish.length > 80 ? `${wish.slice(0, 79)}…` : wish
  return editLabels[action]
}

export const brokenSentence = 'The answer broke off. Check your connection and try again.'

const money = new Intl.NumberFormat('en-US', { style: 'currency', currency: 'USD', maximumFractionDigits: 4 })

/** Returns who wrote, and for how much: 'OpenAI, gpt-6-luna, $0.0012'. */
export const originSentence = ({ provider, model, cost }: EditOrigin): string =>
  [provider, model, cost === null ? 'price unknown' : money.format(cost)].join(', ')
