export interface Point {
  readonly x: number
  readonly y: number
}

/** In px, relative to the canvas's viewport. */
export interface Rect {
  readonly x: number
  readonly y: number
  readonly width: number
  readonly height: number
}

/** Direction in which siblings follow each other. */
export type Axis = 'x' | 'y'
