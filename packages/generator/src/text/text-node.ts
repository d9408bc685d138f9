/** Modifiers of a value: '{city:upper}'. */
export const modifierNames = ['upper', 'lower', 'title', 'sentence', 'slug'] as const
export type Modifier = (typeof modifierNames)[number]

/** Part of a text, which can differ between pages. */
export type TextNode =
  | { readonly kind: 'text'; readonly text: string }
  /** '{service}', '{place.state}', '{city:2:upper}': `term` 2 is the row after the page's own. */
  | {
      readonly kind: 'value'
      readonly name: string
      readonly term: number
      readonly modifiers: readonly Modifier[]
      /** Position in the typed text. */
      readonly at: number
    }
  /** '{one|another}': one option is chosen. */
  | { readonly kind: 'spin'; readonly options: readonly (readonly TextNode[])[] }
  /** '[[ in {city}||nearby]]': the first alternative whose placeholders all have values, or nothing. */
  | {
      readonly kind: 'phrase'
      readonly options: readonly (readonly TextNode[])[]
      /** Position in the typed text. */
      readonly from: number
      readonly to: number
    }

/** Problem of a text with its position in the typed text, from 0. */
export interface TextProblem {
  readonly at: number
  readonly message: string
}

export type ParsedText =
  | { readonly ok: true; readonly nodes: readonly TextNode[] }
  | { readonly ok: false; readonly problem: TextProblem }
