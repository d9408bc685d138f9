/** Kinds of the families, as CSS names them. */
const kinds = {
  'Barlow Condensed': 'sans-serif',
  Barlow: 'sans-serif',
  Chivo: 'sans-serif',
  'Chivo Mono': 'monospace',
  Figtree: 'sans-serif',
  'Zilla Slab': 'serif',
  'Public Sans': 'sans-serif',
  Gabarito: 'sans-serif',
  'DM Sans': 'sans-serif',
  Alegreya: 'serif',
  'Alegreya Sans': 'sans-serif',
  'Red Hat Display': 'sans-serif',
  'Red Hat Text': 'sans-serif',
  'Atkinson Hyperlegible Next': 'sans-serif',
  'Libre Caslon Text': 'serif',
  'Libre Franklin': 'sans-serif',
  'IBM Plex Serif': 'serif',
  'IBM Plex Sans': 'sans-serif',
  'IBM Plex Mono': 'monospace',
  Gloock: 'serif',
  Karla: 'sans-serif',
  'Bodoni Moda': 'serif',
  Jost: 'sans-serif',
  Anton: 'sans-serif',
  Archivo: 'sans-serif',
  Marcellus: 'serif',
  'Hanken Grotesk': 'sans-serif',
  Saira: 'sans-serif',
  Overpass: 'sans-serif',
  'Instrument Sans': 'sans-serif',
  'Sometype Mono': 'monospace',
} as const

/** Open families that the ready themes use, by the names of their font faces. */
export type Family = keyof typeof kinds

/**
 * Returns the CSS text of a family. Before it has loaded, a font of the device with the same metrics is shown,
 * which published pages define beside the family's own.
 */
export const familyStack = (family: Family): string => `"${family}", "${family} Stand-in", ${kinds[family]}`
