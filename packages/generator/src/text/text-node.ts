/** How a value is written: '{city:upper}'. */
export const modifierNames = ['upper', 'lower', 'title', 'sentence', 'slug'] as const
export type Modifier = (typeof modifierNames)[number]

/** A piece of a text that differs from page to page. */
export type TextNode =
  | { readonly kind: 'text'; readonly text: string }
  /** '{service}', '{place.state}', '{city:2:upper}': `term` 2 is the row after the page's own. */
  | {
      readonly kind: 'value'
      readonly name: string
      readonly term: number
      readonly modifiers: readonly Modifier[]
      /** Where it stands in what was typed. */
      readonly at: number
    }
  /** '{one|another}': one of them is taken. */
  | { readonly kind: 'spin'; readonly options: readonly (readonly TextNode[])[] }
  /** '[[ in {city}||nearby]]': the first of them whose placeholders all have values, or nothing. */
  | {
      readonly kind: 'phrase'
      readonly options: readonly (readonly TextNode[])[]
      /** Its place in what was typed. */
      readonly from: number
      readonly to: number
    }

/** A problem in a text, and its position in the input, from 0. */
export interface TextProblem {
  readonly at: number
  readonly message: string
}

export type ParsedText =
  | { readonly ok: true; readonly nodes: readonly TextNode[] }
  | { readonly ok: false; readonly problem: TextProblem }
