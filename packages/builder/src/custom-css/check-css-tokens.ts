import { withoutEscapes } from '../styles/css-urls.ts'
import type { CssFault } from './custom-css-problem.ts'
import { isCustomCssUrl, urlSentence } from './custom-css-url.ts'
import { isGap, tokenText, tokenTypes as is, type CssTokens } from './css-tokens.ts'

/** Part of a statement: selectors may have escapes, values of declarations no colon outside of brackets. */
export type CssPart = 'selector' | 'value' | 'prelude'

/** Functions that load a file named by a text, or run code in old browsers. */
const loading = new Set(['src', 'image', 'filter', 'url-prefix'])
const running = new Set(['expression'])
const sets = new Set(['image-set', '-webkit-image-set'])
/** Functions that an image set may contain; anything else, such as `var()`, could put a URL into it. */
const insideSets =
  /^(?:url|type|calc|(?:-webkit-)?(?:repeating-)?(?:linear|radial|conic)-gradient|rgba?|hsla?|oklch|oklab|color-mix)$/

const address = /\/\/|^\s*(?:https?|ftp|file|data|blob|javascript|vbscript):/i
const functionName = /^-{0,2}[a-z][\w-]*$/i
const numbers = new Set([is.Number, is.Percentage, is.Dimension, is.Hash])
const braces = new Set([is.LeftCurlyBracket, is.RightCurlyBracket])
const openings = new Set([is.LeftParenthesis, is.LeftSquareBracket, is.Function])
const closings = new Set([is.RightParenthesis, is.RightSquareBracket])

/** Text that a browser could read as a tag inside a style element, and letters that no keyboard types. */
const likeTag = /<(?=[a-z/!?])/i
const invisible = /[\0-\x08\x0b\x0e-\x1f\x7f-\x9f]/

const escapeSentence =
  'Escapes such as \\75 are possible only in selectors and quoted texts. Type the letters themselves.'

/** Returns what is wrong with the letters of a text, whatever they mean. */
export const letterFault = (text: string, from: number, to: number): CssFault | null => {
  const piece = text.slice(from, to)
  const tag = piece.search(likeTag)
  if (tag >= 0)
    return {
      at: from + tag,
      sentence:
        'A page could read this “<” as a tag. Write \\3c in a quoted text and %3C in a URL, or add a space.',
    }
  const odd = piece.search(invisible)
  return odd < 0
    ? null
    : {
        at: from + odd,
        sentence: 'There is an invisible character here. Delete it and type this part again.',
      }
}

/** Returns true for a quoted text or URL that ends before the CSS does. */
const isClosed = (token: string, end: string): boolean => {
  const escapes = /\\*$/.exec(token.slice(0, -1))?.[0].length ?? 0
  return token.length > 1 && token.endsWith(end) && escapes % 2 === 0
}

export const isClosedComment = (comment: string): boolean => comment.length >= 4 && comment.endsWith('*/')
export const openComment = 'This comment isn’t closed. Add */ at its end.'

const bareUrl = (token: string): string => token.slice(token.indexOf('(') + 1, -1).trim()

/** Checks the tokens of a statement, in order. */
class TokenCheck {
  private readonly tokens: CssTokens
  private readonly part: CssPart
  /** Names of the functions around the present token; empty for plain brackets. */
  private readonly around: string[] = []
  private functions = 0
  private imageSets = 0
  constructor(tokens: CssTokens, part: CssPart) {
    this.tokens = tokens
    this.part = part
  }

  private enter(name: string): void {
    this.around.push(name)
    if (name !== '') this.functions += 1
    if (sets.has(name)) this.imageSets += 1
  }

  private leave(): void {
    const name = this.around.pop() ?? ''
    if (name !== '') this.functions -= 1
    if (sets.has(name)) this.imageSets -= 1
  }

  private string(token: string): string | null {
    if (!isClosed(token, token[0]!)) return 'This quoted text isn’t closed. Add the missing quote.'
    const inner = token.slice(1, -1)
    const [last = ''] = this.around.slice(-1)
    const isUrl = last === 'url' || (this.imageSets > 0 && last !== 'type')
    if (isUrl) {
      if (inner.includes('\\')) return 'A URL can’t have escapes. Type the letters themselves.'
      return isCustomCssUrl(inner) ? null : urlSentence(inner)
    }
    if (this.part === 'selector' || this.functions === 0) return null
    // a function that is not known here could load it
    const text = withoutEscapes(inner)
    return address.test(text) ? urlSentence(text) : null
  }

  private url(token: string): string | null {
    if (token.includes('\\')) return 'A URL can’t have escapes. Type the letters themselves.'
    if (!isClosed(token, ')')) return 'This URL isn’t closed. Add “)” at its end.'
    const url = bareUrl(token)
    return isCustomCssUrl(url) ? null : urlSentence(url)
  }

  private function(token: string, at: number): string | null {
    const name = token.slice(0, -1).toLowerCase()
    if (name.includes('\\')) return escapeSentence
    if (!functionName.test(name)) return `“${name}()” isn’t a function of CSS. Use another one.`
    if (running.has(name)) return `${name}() can’t be used, because it runs code. Remove it.`
    if (loading.has(name)) return `${name}() can’t be used, because it loads a file. Use url() for an image.`
    if (this.imageSets > 0 && !insideSets.test(name))
      return `${name}() can’t be used within an image set. Use url().`
    if (this.tokens.partners[at] === -1) return 'This “(” has no “)”. Add it.'
    this.enter(name)
    return name === 'url' ? this.isOneString(at) : null
  }

  /** A URL with more than its text could be read in another way by some browser. */
  private isOneString(at: number): string | null {
    const { types, partners } = this.tokens
    let strings = 0
    for (let each = at + 1; each < partners[at]!; each += 1) {
      if (types[each] === is.String) strings += 1
      else if (types[each] !== is.WhiteSpace) return 'url() can contain only one quoted text.'
    }
    return strings === 1 ? null : 'url() can contain only one quoted text.'
  }

  private delim(token: string, at: number, to: number): string | null {
    if (token === '\\') return escapeSentence
    if (token === '@') return 'Remove this “@”.'
    if (token !== '!') return null
    const rest: string[] = []
    for (let each = at + 1; each < to; each += 1)
      if (!isGap(this.tokens, each)) rest.push(tokenText(this.tokens, each))
    return this.part === 'value' && rest.join().toLowerCase() === 'important'
      ? null
      : '“!” is possible only as !important at the end of a value.'
  }

  private bracket(type: number, at: number): string | null {
    const { partners } = this.tokens
    const isOpening = openings.has(type)
    if (partners[at] === -1)
      return isOpening
        ? 'This bracket isn’t closed. Add the missing one.'
        : 'This bracket was never opened. Remove it.'
    if (isOpening) {
      const before = this.tokens.types[at - 1]
      if (type === is.LeftParenthesis && before !== undefined && numbers.has(before))
        return 'Add a space before this “(”.'
      this.enter('')
    } else this.leave()
    return null
  }

  /** Returns why a token can't be here, as a sentence; null if it can. */
  private refusal(at: number, to: number): string | null {
    const type = this.tokens.types[at]!
    const token = tokenText(this.tokens, at)
    switch (type) {
      case is.String:
        return this.string(token)
      case is.BadString:
        return 'This quoted text isn’t closed on its line. Add the missing quote.'
      case is.Url:
        return this.url(token)
      case is.BadUrl:
        return 'This URL isn’t valid. Put it in quotes.'
      case is.Function:
        return this.function(token, at)
      case is.Comment:
        return isClosedComment(token) ? null : openComment
      case is.AtKeyword:
        return `“${token}” can’t be here. Move it to a line of its own.`
      case is.CDO:
      case is.CDC:
        return 'CSS has no HTML comments. Use /* and */.'
      case is.Delim:
        return this.delim(token, at, to)
      case is.Colon:
        return this.part === 'value' && this.around.length === 0
          ? 'A value can’t contain “:”. Check whether a “;” is missing before this line.'
          : null
      case is.Ident:
      case is.Hash:
        return token.includes('\\') && this.part !== 'selector' ? escapeSentence : null
      case is.Dimension:
        return token.includes('\\') ? escapeSentence : null
      default:
        if (braces.has(type)) return 'Braces can’t be here. Remove them.'
        return openings.has(type) || closings.has(type) ? this.bracket(type, at) : null
    }
  }

  run(from: number, to: number): CssFault | null {
    for (let at = from; at < to; at += 1) {
      const sentence = this.refusal(at, to)
      if (sentence !== null) return { at: this.tokens.starts[at]!, sentence }
    }
    return null
  }
}

/** Returns the first fault of a part of a statement, which has no blocks; null if it has none. */
export const partFault = (tokens: CssTokens, part: CssPart, from: number, to: number): CssFault | null =>
  letterFault(tokens.text, tokens.starts[from]!, tokens.starts[to]!) ??
  new TokenCheck(tokens, part).run(from, to)
