export interface Point {
  readonly x: number
  readonly y: number
}

/** Px, in the canvas's viewport. */
export interface Rect {
  readonly x: number
  readonly y: number
  readonly width: number
  readonly height: number
}

/** The direction in which siblings follow each other. */
export type Axis = 'x' | 'y'
