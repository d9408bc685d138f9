/** Part of a custom CSS that is not published, with the reason. */
export interface CustomCssProblem {
  /** First line is 1, as in editors. */
  readonly line: number
  readonly column: number
  /** Position in the text. */
  readonly at: number
  readonly sentence: string
}

/** Fault at a position of the text. */
export interface CssFault {
  readonly at: number
  readonly sentence: string
}

/** Returns the faults with their lines and columns, in order of their positions. */
export const locatedProblems = (text: string, faults: readonly CssFault[]): readonly CustomCssProblem[] => {
  let line = 1
  let lineStart = 0
  let next = text.indexOf('\n')
  return [...faults]
    .sort((one, other) => one.at - other.at)
    .map(({ at, sentence }) => {
      for (; next >= 0 && next < at; next = text.indexOf('\n', lineStart)) {
        line += 1
        lineStart = next + 1
      }
      return { line, column: at - lineStart + 1, at, sentence }
    })
}
