/** SVG markup of one or more shapes. */
export type Drawn = string

export const circle = (x: number, y: number, radius: number, fill: string): Drawn =>
  `<circle cx="${x}" cy="${y}" r="${radius}" fill="${fill}"/>`

export const ellipse = (x: number, y: number, rx: number, ry: number, fill: string): Drawn =>
  `<ellipse cx="${x}" cy="${y}" rx="${rx}" ry="${ry}" fill="${fill}"/>`

export const box = (x: number, y: number, width: number, height: number, fill: string, radius = 0): Drawn =>
  `<rect x="${x}" y="${y}" width="${width}" height="${height}" rx="${radius}" fill="${fill}"/>`

/** Filled outline; `d` is SVG path data. */
export const shape = (d: string, fill: string): Drawn => `<path d="${d}" fill="${fill}"/>`

/** Line with round ends and joins. */
export const line = (d: string, color: string, width: number): Drawn =>
  `<path d="${d}" fill="none" stroke="${color}" stroke-width="${width}" stroke-linecap="round" stroke-linejoin="round"/>`

/** Moves shapes drawn around the origin to a point, scaled and turned by degrees. */
export const at = (x: number, y: number, shapes: Drawn, scale = 1, turn = 0): Drawn =>
  `<g transform="translate(${x} ${y}) rotate(${turn}) scale(${scale})">${shapes}</g>`

/** Repeats a shape for each of the numbers. */
export const each = (values: readonly number[], draw: (value: number, index: number) => Drawn): Drawn =>
  values.map(draw).join('')

/** Width of every illustration in px. */
export const width = 1_200

/** Complete SVG of the standard width. */
export const illustration = (height: number, background: string, shapes: Drawn): string =>
  `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}">` +
  `${box(0, 0, width, height, background)}${shapes}</svg>`
