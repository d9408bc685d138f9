import { patterns } from './patterns.mjs'

/** Patterns for comments and titles that a good text on screen may match. */
const notOnScreen = new Set(['^Tells, ^Says', '^What', '^Has it tried', 'the newest first', 'hears'])

/**
 * Phrases that no text on screen contains, each with its replacement; the guide is docs/GLOSSARY.md. Those marked
 * `isSpelling` hold for the copy of templates as well, whose words are those of a trade: brakes, a dripping faucet.
 */
export const shownPatterns = [
  ...patterns.filter(({ name, warns }) => !warns && !notOnScreen.has(name)),
  { name: 'the newest first', pattern: /, the (newest|oldest|latest) first\b/i, say: 'newest first' },
  { name: 'picture', pattern: /\bpictures?\b(?! element|\/)/i, say: 'image' },
  { name: 'log in', pattern: /\blog(ged|ging)? (in|out)\b/i, say: 'sign in, sign out' },
  { name: 'by hand', pattern: /\bby hand\b/i, say: 'manually' },
  { name: 'telephone', pattern: /\btelephones?\b/i, say: 'phone' },
  { name: 'likeness', pattern: /\b(likeness|alike)\b/i, say: 'similarity, similar' },
  { name: 'there is such', pattern: /\bthere (is|are) (no )?such\b|\bgoes by\b/i, say: 'name the thing' },
  { name: 'need not', pattern: /\bneed(s)? not\b/i, say: 'don’t have to' },
  { name: 'let them write', pattern: /\blets? (nobody|no tool|them|it be)\b/i, say: 'active voice' },
  {
    name: 'drip, brake, shelf, keeper',
    pattern: /\b(drip|brakes?|shelf|keeper)\b/i,
    say: 'the glossary’s term',
  },
  { name: 'speaks against', pattern: /\b(speaks?|stands?) against\b/i, say: 'issue, warning' },
  {
    isSpelling: true,
    name: 'Oops, Sorry',
    pattern: /\b(oops|sorry|whoops)\b/i,
    say: 'what happened and what to do',
  },
  { isSpelling: true, name: 'exclamation mark', pattern: /[a-z]{3}!$/i, say: 'a full stop, or nothing' },
  {
    isSpelling: true,
    name: 'space before …',
    pattern: /[a-z”] …/i,
    say: 'the ellipsis right after the word',
  },
  { isSpelling: true, name: 'straight apostrophe', pattern: /[a-z]'(s|t|re|ve|ll|d)\b/i, say: '’' },
  {
    isSpelling: true,
    name: 'British spelling',
    pattern:
      /\b(colours?|favourites?|behaviour|organis\w+|optimis\w+|centred?|licence|cancelled|cancelling)\b/i,
    say: 'American spelling',
  },
]
