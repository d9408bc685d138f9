import type { Drawing } from '../parts/pictures.ts'
import { lines } from './shapes.ts'

/** Ring drawn by hand around a picture, a little beyond its own start. */
export const pencilRing: Drawing = {
  width: 300,
  height: 200,
  shapes: [
    lines(
      'mark',
      5,
      'M64 26C20 44 4 84 14 122c12 46 74 66 144 62 78-4 130-34 130-86 0-50-50-82-132-84C104 12 58 24 36 46',
    ),
  ],
}
