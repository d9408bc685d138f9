/** Position of a piece of CSS in its text. */
export interface CssPiece {
  readonly from: number
  readonly to: number
}

const nowhere: CssPiece = { from: 0, to: 0 }

const blanks = /\s*/y
const bareAddress = /(?:[^"'()\\\s]|\\[^])*/y
const opensUrl = /url\(/iy
const inName = /[\w-]/

const openings = /\/\*|@import|image-set\(|url\(|["']/gi
const openingsInSet = /type\(|url\(|["']/gi

const endOf = (pattern: RegExp, text: string, at: number): number => {
  pattern.lastIndex = at
  return pattern.test(text) ? pattern.lastIndex : -1
}

/** Finds the ends of CSS pieces; -1 for one that does not end. */
class Ends {
  private readonly text: string
  /** Last range scanned in vain for each quote; a string that begins inside it does not end either. */
  private readonly inVain: Record<string, CssPiece> = { '"': nowhere, "'": nowhere }
  constructor(text: string) {
    this.text = text
  }

  string(at: number): number {
    const { text, inVain } = this
    const quote = text[at]!
    const { from, to } = inVain[quote]!
    if (at >= from && at < to) return -1
    let end = at + 1
    for (; end < text.length && text[end] !== '\n'; end += 1) {
      if (text[end] === quote) return end + 1
      if (text[end] === '\\') end += 1
    }
    inVain[quote] = { from: at, to: end }
    return -1
  }

  private blank(at: number): number {
    return endOf(blanks, this.text, at)
  }

  private isQuote(at: number): boolean {
    return this.text[at] === '"' || this.text[at] === "'"
  }

  url(at: number): number {
    const from = this.blank(at + 'url('.length)
    const inner = this.isQuote(from) ? this.string(from) : endOf(bareAddress, this.text, from)
    if (inner < 0) return -1
    const end = this.blank(inner)
    return this.text[end] === ')' ? end + 1 : -1
  }

  import(at: number): number {
    const from = this.blank(at + '@import'.length)
    if (this.isQuote(from)) return this.string(from)
    return endOf(opensUrl, this.text, from) < 0 ? -1 : this.url(from)
  }

  /** Returns the end of a function whose brackets can't nest. */
  set(at: number): number {
    const { text } = this
    let depth = 1
    for (let i = at + 'image-set('.length; i < text.length;) {
      const letter = text[i]
      if (this.isQuote(i)) {
        i = this.string(i)
        if (i < 0) return -1
        continue
      }
      if (letter === '(') depth += 1
      else if (letter === ')') depth -= 1
      if (depth > 2) return -1
      i += 1
      if (depth === 0) return i
    }
    return -1
  }

  comment(at: number): number {
    const end = this.text.indexOf('*/', at + 2)
    return end < 0 ? this.text.length : end + 2
  }

  /** Returns the end of the piece that an opening starts, as found by `openings` and `openingsInSet`. */
  of(opening: string, at: number): number {
    switch (opening.toLowerCase()) {
      case '/*':
        return this.comment(at)
      case '@import':
        return this.import(at)
      case 'image-set(':
        return this.set(at)
      case 'type(':
        return this.text.indexOf(')', at) + 1 || -1
      case 'url(':
        return inName.test(this.text[at - 1] ?? '') ? -1 : this.url(at)
      default:
        return this.string(at)
    }
  }
}

const piecesBy = (pattern: RegExp, text: string): CssPiece[] => {
  const ends = new Ends(text)
  const pieces: CssPiece[] = []
  const opening = new RegExp(pattern)
  for (let found = opening.exec(text); found; found = opening.exec(text)) {
    const to = ends.of(found[0], found.index)
    if (to >= 0) pieces.push({ from: found.index, to })
    opening.lastIndex = to < 0 ? found.index + 1 : to
  }
  return pieces
}

/** Returns comments, imports, image sets, URLs and strings, in order and in linear time. */
export const cssPieces = (text: string): CssPiece[] => piecesBy(openings, text)

/** Returns the types, URLs and strings of an image set. */
export const piecesOfSet = (set: string): CssPiece[] => piecesBy(openingsInSet, set)
