/** Optional phrase in a text: `[[first||second]]`. */
export interface PhraseMark {
  /** Start of its text, including the backslashes of an escaped one. */
  readonly from: number
  /** Start of the first alternative, after the brackets. */
  readonly inside: number
  /** Positions of its own `||`. */
  readonly bars: readonly number[]
  /** Position of the closing brackets. */
  readonly close: number
  /** A preceding backslash keeps the brackets and is removed. */
  readonly isEscaped: boolean
}

export interface PhraseMarks {
  /** Phrases with a placeholder inside, in order of their start. */
  readonly phrases: readonly PhraseMark[]
  /** Positions of opening brackets that are never closed. */
  readonly open: readonly number[]
}

interface Frame {
  readonly kind: 'phrase' | 'brace'
  readonly from: number
  readonly inside: number
  readonly bars: number[]
  readonly isEscaped: boolean
  readonly depth: number
  hasPlaceholder: boolean
}

/** Maximum nesting of phrases; deeper ones stay as typed. */
const deepest = 20

const runOf = (text: string, at: number): number => {
  const letter = text[at]
  let end = at
  while (text[end] === letter) end += 1
  return end - at
}

/** Scans a text once, with a stack of the brackets and braces around the current position. */
class Scanner {
  private readonly text: string
  private readonly placeholder: RegExp
  private readonly stack: Frame[] = []
  private readonly counts: Record<Frame['kind'], number> = { phrase: 0, brace: 0 }
  private readonly found: PhraseMark[] = []
  private readonly unclosed: number[] = []

  constructor(text: string, placeholder: RegExp) {
    this.text = text
    this.placeholder = placeholder
  }

  private push(kind: Frame['kind'], from: number, inside: number, isEscaped = false): void {
    this.counts[kind] += 1
    const depth = this.counts.phrase
    this.stack.push({ kind, from, inside, bars: [], isEscaped, depth, hasPlaceholder: false })
  }

  /** Pops the top frame and adds its content to the enclosing one. */
  private pop(): Frame {
    const frame = this.stack.pop()!
    this.counts[frame.kind] -= 1
    const around = this.stack.at(-1)
    if (around && frame.hasPlaceholder) around.hasPlaceholder = true
    return frame
  }

  private popUntil(kind: Frame['kind']): Frame {
    for (;;) {
      const frame = this.pop()
      if (frame.kind === kind) return frame
      if (frame.kind === 'phrase') this.unclosed.push(frame.inside - 2)
    }
  }

  private opens(at: number, from: number): number {
    const run = runOf(this.text, at)
    for (let pair = 0; pair < Math.floor(run / 2); pair += 1) {
      const start = at + 2 * pair
      const isFirst = pair === 0
      this.push('phrase', isFirst ? from : start, start + 2, isFirst && from < at)
    }
    return at + run
  }

  private closes(at: number): number {
    const run = runOf(this.text, at)
    const pairs = Math.min(Math.floor(run / 2), this.counts.phrase)
    for (let close = at + run - 2 * pairs; close < at + run; close += 2) {
      const { from, inside, bars, isEscaped, depth, hasPlaceholder } = this.popUntil('phrase')
      if (hasPlaceholder && depth <= deepest) this.found.push({ from, inside, bars, close, isEscaped })
    }
    return at + run
  }

  private brace(at: number, isEscaped: boolean): number {
    this.placeholder.lastIndex = at
    const typed = this.placeholder.exec(this.text)?.[0]
    if (typed === undefined) {
      if (!isEscaped) this.push('brace', at, at + 1)
      return at + 1
    }
    const around = this.stack.at(-1)
    if (around && !isEscaped) around.hasPlaceholder = true
    return at + typed.length
  }

  private bars(at: number): number {
    const around = this.stack.at(-1)
    if (this.text[at + 1] !== '|' || around?.kind !== 'phrase') return at + 1
    around.bars.push(at)
    return at + 2
  }

  scan(): PhraseMarks {
    const { text } = this
    let slashes = 0
    for (let at = 0; at < text.length;) {
      const letter = text[at]
      const from = at - slashes
      if (letter === '\\') {
        slashes += 1
        at += 1
        continue
      }
      if (letter === '[') at = this.opens(at, from)
      else if (letter === ']') at = this.closes(at)
      else if (letter === '{') at = this.brace(at, slashes > 0)
      else if (letter === '|') at = this.bars(at)
      else {
        if (letter === '}' && slashes === 0 && this.counts.brace > 0) this.popUntil('brace')
        at += 1
      }
      slashes = 0
    }
    for (const { kind, inside } of this.stack) if (kind === 'phrase') this.unclosed.push(inside - 2)
    return { phrases: this.found.sort((a, b) => a.from - b.from), open: this.unclosed }
  }
}

const none: PhraseMarks = { phrases: [], open: [] }

/**
 * Finds the optional phrases of a text in linear time. `placeholder` is a sticky pattern; brackets without a
 * placeholder inside are text. `||` only counts outside braces, where it is a spintax choice.
 */
export const phraseMarks = (text: string, placeholder: RegExp): PhraseMarks =>
  text.includes('[[') ? new Scanner(text, placeholder).scan() : none
