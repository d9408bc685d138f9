/** The tokenizer of css-tree alone: its package has types only for the whole library, which is 20 times as large. */
declare module 'css-tree/tokenizer' {
  /** Calls `onToken` for each token of CSS Syntax Level 3, including blanks and comments. */
  export const tokenize: (source: string, onToken: (type: number, start: number, end: number) => void) => void
  export const tokenTypes: Readonly<
    Record<
      | 'Ident'
      | 'Function'
      | 'AtKeyword'
      | 'Hash'
      | 'String'
      | 'BadString'
      | 'Url'
      | 'BadUrl'
      | 'Delim'
      | 'Number'
      | 'Percentage'
      | 'Dimension'
      | 'WhiteSpace'
      | 'CDO'
      | 'CDC'
      | 'Colon'
      | 'Semicolon'
      | 'Comma'
      | 'LeftSquareBracket'
      | 'RightSquareBracket'
      | 'LeftParenthesis'
      | 'RightParenthesis'
      | 'LeftCurlyBracket'
      | 'RightCurlyBracket'
      | 'Comment',
      number
    >
  >
}
