/** Reads the structure of a style sheet. */
export interface SheetVisitor<Block> {
  /** Returns what to know about a block; `prelude` is the text before its brace. */
  readonly open: (prelude: string, parent: Block) => Block
  /** Receives the text from `from` to `to`, a declaration or a statement such as `@import`. */
  readonly visit: (from: number, to: number, block: Block) => void
}

/** Returns the position behind a string or comment that begins at `at`; `at` itself if none does. */
const behindPiece = (css: string, at: number): number => {
  const letter = css[at]!
  if (letter === '/' && css[at + 1] === '*') {
    const end = css.indexOf('*/', at + 2)
    return end < 0 ? css.length : end + 2
  }
  if (letter === '\\') return at + 2
  if (letter !== '"' && letter !== "'") return at
  let i = at + 1
  for (; i < css.length && css[i] !== '\n'; i += 1) {
    if (css[i] === letter) return i + 1
    if (css[i] === '\\') i += 1
  }
  return i
}

/** Visits the declarations of a style sheet in order, nested blocks included. */
export const walkSheet = <Block>(css: string, outside: Block, { open, visit }: SheetVisitor<Block>): void => {
  const blocks: Block[] = [outside]
  let from = 0
  let depth = 0
  for (let i = 0; i < css.length;) {
    const behind = behindPiece(css, i)
    if (behind > i) {
      i = behind
      continue
    }
    const letter = css[i]!
    const block = blocks.at(-1)!
    if (letter === '(') depth += 1
    else if (letter === ')') depth = Math.max(0, depth - 1)
    else if (depth === 0 && (letter === '{' || letter === '}' || letter === ';')) {
      if (letter === '{') blocks.push(open(css.slice(from, i), block))
      else visit(from, i, block)
      from = i + 1
      if (letter === '}' && blocks.length > 1) blocks.pop()
    }
    i += 1
  }
}
