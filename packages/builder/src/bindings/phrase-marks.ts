/** An optional phrase as it stands in a text: `[[first||second]]`. */
export interface PhraseMark {
  /** Where its text begins, the backslashes of an escaped one included. */
  readonly from: number
  /** Where the first alternative begins, behind the brackets. */
  readonly inside: number
  /** Where each `||` of its own stands. */
  readonly bars: readonly number[]
  /** Where the closing brackets stand. */
  readonly close: number
  /** A backslash before it keeps the brackets, and goes away itself. */
  readonly isEscaped: boolean
}

export interface PhraseMarks {
  /** Those that count, because a placeholder stands inside, in the order in which they begin. */
  readonly phrases: readonly PhraseMark[]
  /** Where brackets open that nothing closes. */
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

/** Phrases within each other; deeper ones stay as typed. */
const deepest = 20

const runOf = (text: string, at: number): number => {
  const letter = text[at]
  let end = at
  while (text[end] === letter) end += 1
  return end - at
}

/** Walks a text once, with the brackets and braces around the current place on a stack. */
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

  /** Takes the top away; what stands in it stands in what is around it. */
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
 * Finds the optional phrases of a text, in time that grows with its length. `placeholder` is a sticky pattern of what
 * stands for a value; brackets without one inside are text. `||` counts outside of braces, where it is a choice of
 * spintax.
 */
export const phraseMarks = (text: string, placeholder: RegExp): PhraseMarks =>
  text.includes('[[') ? new Scanner(text, placeholder).scan() : none
