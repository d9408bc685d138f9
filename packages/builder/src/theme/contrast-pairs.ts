/** Two colors of a theme that are seen together, by their roles. */
export interface ContrastPair {
  readonly text: string
  readonly surface: string
  /** Lowest contrast at which everyone can read the text or see the border. */
  readonly least: number
  /** Words for a sentence. */
  readonly shown: string
}

/** WCAG 2.2: 1.4.3 asks for 4.5 for text and 1.4.11 for 3 for borders; running text has the 7 of 1.4.6. */
const leasts = { body: 7, text: 4.5, border: 3 } as const

const onSurfaces = (text: string, least: number, shown: string): ContrastPair[] => [
  { text, surface: 'paper', least, shown: `${shown} on the page` },
  { text, surface: 'tint', least, shown: `${shown} on tinted sections` },
  { text, surface: 'card', least, shown: `${shown} on cards` },
]

/** The pairs that occur on a page whose sections take tones. */
export const contrastPairs: readonly ContrastPair[] = [
  ...onSurfaces('ink', leasts.body, 'Text'),
  ...onSurfaces('muted', leasts.text, 'Quiet text'),
  ...onSurfaces('link', leasts.text, 'Link text'),
  ...onSurfaces('alert', leasts.text, 'Error text'),
  ...onSurfaces('edge', leasts.border, 'Field border'),
  { text: 'deep-ink', surface: 'deep', least: leasts.body, shown: 'Text on deep sections' },
  { text: 'deep-muted', surface: 'deep', least: leasts.text, shown: 'Quiet text on deep sections' },
  { text: 'deep-link', surface: 'deep', least: leasts.text, shown: 'Link text on deep sections' },
  { text: 'on-brand', surface: 'brand', least: leasts.text, shown: 'Text on brand sections' },
  { text: 'on-action', surface: 'action', least: leasts.text, shown: 'Button text' },
  {
    text: 'on-deep-action',
    surface: 'deep-action',
    least: leasts.text,
    shown: 'Button text on deep sections',
  },
]

/** Text color of the tone in which a button stands, which is mixed into it under the pointer. */
export const hoverInk: Readonly<Record<string, string>> = { action: 'ink', 'deep-action': 'deep-ink' }
