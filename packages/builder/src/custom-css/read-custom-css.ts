import { isClosedComment, letterFault, openComment, partFault } from './check-css-tokens.ts'
import type { CssFault } from './custom-css-problem.ts'
import { cssTokens, isGap, tokenText, tokenTypes as is, type CssTokens } from './css-tokens.ts'

/** Deepest nesting of blocks; more is a mistake, or meant to exhaust a browser. */
const mostLevels = 10

/** Rules with a block, by what their block contains: rules, declarations, or what the block around them does. */
const blockRules: Readonly<Record<string, 'rules' | 'declarations' | 'same'>> = {
  media: 'same',
  supports: 'same',
  container: 'same',
  layer: 'same',
  scope: 'same',
  'starting-style': 'same',
  keyframes: 'rules',
  '-webkit-keyframes': 'rules',
  'font-face': 'declarations',
  property: 'declarations',
  'counter-style': 'declarations',
  page: 'declarations',
  'view-transition': 'declarations',
}

const otherRules: Readonly<Record<string, string>> = {
  import: '@import can’t be used, because a page loads no other style sheets. Paste its rules here instead.',
  charset: 'Remove @charset: pages are always UTF-8.',
  namespace: '@namespace can’t be used. Write selectors without namespaces.',
}

const propertyName = /^(?:--[^\s\\]+|-?[a-z][a-z\d-]*)$/i
const running = new Set(['behavior', '-ms-behavior', '-moz-binding'])

/** Where a statement is. */
interface Level {
  readonly depth: number
  /** True if declarations have an effect here. */
  readonly isInRule: boolean
}

/** Finds the statements of a style sheet by the rules of CSS Syntax Level 3, and those that can't be published. */
class Reader {
  readonly faults: CssFault[] = []
  /** Ranges of the text that are not published, in order. */
  readonly removed: (readonly [from: number, to: number])[] = []
  private readonly tokens: CssTokens
  constructor(tokens: CssTokens) {
    this.tokens = tokens
  }

  private remove(from: number, to: number, fault: CssFault): number {
    const { starts } = this.tokens
    this.removed.push([starts[from]!, starts[to]!])
    this.faults.push(fault)
    return to
  }

  private refuse(from: number, to: number, sentence: string): number {
    return this.remove(from, to, { at: this.tokens.starts[from]!, sentence })
  }

  private afterGaps(from: number, to: number): number {
    let at = from
    while (at < to && isGap(this.tokens, at)) at += 1
    return at
  }

  /** Returns the first `;` or opening brace outside of other brackets, or `to`. */
  private stop(from: number, to: number): number {
    const { types, partners } = this.tokens
    for (let at = from; at < to; at += 1) {
      if (types[at] === is.Semicolon || types[at] === is.LeftCurlyBracket) return at
      const partner = partners[at]!
      if (partner > at) at = partner
    }
    return to
  }

  /** Returns the index after a statement without a block. */
  private past(stop: number, to: number): number {
    return stop < to && this.tokens.types[stop] === is.Semicolon ? stop + 1 : stop
  }

  /** Reads what follows the beginning of a rule: its block. Returns the index after it. */
  private block(from: number, open: number, to: number, level: Level, isInRule: boolean): number {
    const close = this.tokens.partners[open]!
    if (close === -1 || close >= to) {
      const cause = this.openEnd(open + 1, to)
      return this.remove(
        from,
        to,
        cause ?? {
          at: this.tokens.starts[open]!,
          sentence: 'This “{” has no “}”. Add it at the end of the block.',
        },
      )
    }
    if (level.depth === mostLevels)
      return this.refuse(
        from,
        close + 1,
        `Blocks are nested more than ${mostLevels} levels deep. Use fewer levels.`,
      )
    this.statements(open + 1, close, { depth: level.depth + 1, isInRule })
    return close + 1
  }

  /** Returns the comment or text that swallowed the end of a block, if one did. */
  private openEnd(from: number, to: number): CssFault | null {
    const last = to - 1
    if (last < from) return null
    const type = this.tokens.types[last]
    return type === is.Comment || type === is.String || type === is.Url || type === is.BadUrl
      ? partFault(this.tokens, 'value', last, to)
      : null
  }

  private atRule(from: number, to: number, level: Level): number {
    const { types } = this.tokens
    const stop = this.stop(from, to)
    const hasBlock = types[stop] === is.LeftCurlyBracket && stop < to
    const name = tokenText(this.tokens, from).slice(1).toLowerCase()
    const content = Object.hasOwn(blockRules, name) ? blockRules[name] : undefined
    const fault: CssFault | null = !content
      ? {
          at: this.tokens.starts[from]!,
          sentence:
            (Object.hasOwn(otherRules, name) ? otherRules[name] : undefined) ??
            `“@${name}” can’t be used here. Remove it.`,
        }
      : partFault(this.tokens, 'prelude', from + 1, stop)
    if (fault) {
      const close = hasBlock ? this.tokens.partners[stop]! : stop
      const end = !hasBlock ? this.past(stop, to) : close === -1 || close >= to ? to : close + 1
      return this.remove(from, end, fault)
    }
    if (hasBlock)
      return this.block(
        from,
        stop,
        to,
        level,
        content === 'same' ? level.isInRule : content === 'declarations',
      )
    const end = this.past(stop, to)
    if (name !== 'layer' || end === stop)
      return this.refuse(
        from,
        end,
        `@${name} needs ${name === 'layer' ? '“;” at its end' : 'a block in braces'}.`,
      )
    return end
  }

  private declaration(from: number, colon: number, to: number): number {
    const { types, starts } = this.tokens
    const stop = this.stop(colon + 1, to)
    const end = this.past(types[stop] === is.LeftCurlyBracket ? this.afterBlocks(stop, to) : stop, to)
    const valueEnd = end > stop && types[end - 1] === is.Semicolon ? end - 1 : end
    const name = tokenText(this.tokens, from)
    if (running.has(name.toLowerCase()))
      return this.refuse(from, end, `${name} can’t be used, because it runs code. Remove it.`)
    if (!propertyName.test(name)) return this.refuse(from, end, `“${name}” isn’t the name of a property.`)
    const fault =
      letterFault(this.tokens.text, starts[from]!, starts[colon]!) ??
      partFault(this.tokens, 'value', colon + 1, valueEnd)
    if (fault) return this.remove(from, end, fault)
    if (!name.startsWith('--') && this.afterGaps(colon + 1, valueEnd) === valueEnd)
      return this.refuse(from, end, `Add a value after “${name}:”.`)
    return end
  }

  /** Returns the `;` that ends a declaration with braces in its value, or `to`. */
  private afterBlocks(from: number, to: number): number {
    const { types, partners } = this.tokens
    for (let at = from; at < to; at += 1) {
      if (types[at] === is.Semicolon) return at
      if (partners[at]! > at) at = partners[at]!
    }
    return to
  }

  private rule(from: number, to: number, level: Level): number {
    const { types, partners } = this.tokens
    const open = this.stop(from, to)
    if (open === to || types[open] !== is.LeftCurlyBracket) {
      const fault = partFault(this.tokens, 'selector', from, open)
      const end = this.past(open, to)
      if (fault) return this.remove(from, end, fault)
      const wanted = level.isInRule
        ? 'This isn’t a declaration. Write a property and a value, such as color: red;.'
        : 'This isn’t a rule. Write a selector and braces, such as h1 { color: red; }.'
      return this.refuse(from, end, wanted)
    }
    const close = partners[open]!
    const fault = partFault(this.tokens, 'selector', from, open) ?? this.selectorFault(from, open)
    if (fault) return this.remove(from, close === -1 || close >= to ? to : close + 1, fault)
    return this.block(from, open, to, level, true)
  }

  private selectorFault(from: number, open: number): CssFault | null {
    const { types, starts, partners } = this.tokens
    if (from === open) return { at: starts[open]!, sentence: 'Write a selector before this “{”.' }
    for (let at = from; at < open; at += 1) {
      const partner = partners[at]!
      if (partner > at) at = partner
      // `color: red` before a nested rule, which would become part of its selector
      else if (types[at] === is.Colon && types[at + 1] === is.WhiteSpace)
        return { at: starts[at]!, sentence: 'A “;” may be missing at the end of this declaration. Add it.' }
    }
    return null
  }

  private comment(at: number): number {
    const { text, starts } = this.tokens
    if (!isClosedComment(tokenText(this.tokens, at))) return this.refuse(at, at + 1, openComment)
    const fault = letterFault(text, starts[at]!, starts[at + 1]!)
    return fault ? this.remove(at, at + 1, fault) : at + 1
  }

  private statement(at: number, to: number, level: Level): number {
    const { types } = this.tokens
    switch (types[at]) {
      case is.WhiteSpace:
        return at + 1
      case is.Comment:
        return this.comment(at)
      case is.Semicolon:
        // outside of a rule it would become part of the next selector
        return level.isInRule ? at + 1 : this.refuse(at, at + 1, 'This “;” ends nothing. Remove it.')
      case is.CDO:
      case is.CDC:
        return this.refuse(at, at + 1, 'CSS has no HTML comments. Use /* and */.')
      case is.RightCurlyBracket:
        return this.refuse(at, at + 1, 'This “}” closes nothing. Remove it.')
      case is.AtKeyword:
        return this.atRule(at, to, level)
      case is.Ident: {
        const colon = this.afterGaps(at + 1, to)
        if (!level.isInRule || colon === to || types[colon] !== is.Colon) break
        const isCustom = tokenText(this.tokens, at).startsWith('--')
        const stop = this.stop(colon, to)
        // `a:hover {` is a nested rule; a custom property is one whatever follows
        if (isCustom || stop === to || types[stop] !== is.LeftCurlyBracket)
          return this.declaration(at, colon, to)
      }
    }
    return this.rule(at, to, level)
  }

  statements(from: number, to: number, level: Level): void {
    for (let at = from; at < to;) at = this.statement(at, to, level)
  }
}

/** Returns custom CSS without the statements that can't be published, and what is wrong with them. */
export const readCustomCss = (
  text: string,
): { readonly css: string; readonly faults: readonly CssFault[] } => {
  const tokens = cssTokens(text)
  const reader = new Reader(tokens)
  reader.statements(0, tokens.types.length, { depth: 0, isInRule: false })
  let css = ''
  let done = 0
  for (const [from, to] of reader.removed) {
    css += text.slice(done, from)
    done = to
  }
  return { css: css + text.slice(done), faults: reader.faults }
}
