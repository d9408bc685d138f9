/** Element of a drawing, as the Icon block stores it; a text is the `d` of a path in the color of the text. */
export type Shape =
  | string
  | {
      readonly tag: string
      readonly attributes: Readonly<Record<string, string>>
      readonly shapes?: readonly Shape[]
    }

/** Drawing made for its place. Colors are roles of the theme, such as `var(--c-art-1)`. */
export interface Drawing {
  readonly width: number
  readonly height: number
  readonly shapes: readonly Shape[]
}
