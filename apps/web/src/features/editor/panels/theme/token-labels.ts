import type { Theme, Token, TokenGroup } from '@web2/builder'

/** Headings of the groups, in their order in the panel. */
export const groupLabels: readonly (readonly [TokenGroup, string])[] = [
  ['color', 'Colors'],
  ['family', 'Fonts'],
  ['text', 'Text sizes'],
  ['space', 'Spacing'],
  ['radius', 'Corners'],
  ['shadow', 'Shadows'],
  ['width', 'Widths'],
  ['other', 'Other'],
]

const known: Readonly<Record<string, string>> = {
  'c-paper': 'Page',
  'c-tint': 'Quiet section',
  'c-card': 'Card',
  'c-ink': 'Text',
  'c-muted': 'Quiet text',
  'c-link': 'Link',
  'c-alert': 'Error',
  'c-line': 'Line',
  'c-edge': 'Field border',
  'c-deep': 'Dark section',
  'c-deep-ink': 'Text on dark',
  'c-deep-muted': 'Quiet text on dark',
  'c-deep-link': 'Link on dark',
  'c-deep-line': 'Line on dark',
  'c-on-drawing': 'Text on a drawing',
  'c-brand': 'Brand',
  'c-on-brand': 'Text on brand',
  'c-action': 'Button (accent)',
  'c-on-action': 'Text on button',
  'c-deep-action': 'Button on dark',
  'c-on-deep-action': 'Text on that button',
  'c-mark': 'Highlight',
  'c-art-1': 'Drawing 1',
  'c-art-2': 'Drawing 2',
  'c-art-3': 'Drawing 3',
  'f-title': 'Headings',
  'f-text': 'Text',
  'f-figure': 'Numbers',
  'r-s': 'Buttons and fields',
  'r-m': 'Images and cards',
  'r-l': 'Large areas',
  'w-text': 'Text column',
  'w-page': 'Page',
  'w-wide': 'Wide page',
  shadow: 'Shadow',
}

/** Returns the shown name of a token that nothing else is known about. */
export const tokenLabel = (name: string): string =>
  known[name] ??
  name
    .replace(/^[a-z]-/, '')
    .replace(/-/g, ' ')
    .replace(/^./, (letter) => letter.toUpperCase())

/** Returns the shown name of a token: the one it was given, or one made from its own. */
export const labelOfToken = ({ name, label }: Pick<Token, 'name' | 'label'>): string =>
  label ?? tokenLabel(name)

/** Returns the shown name of a theme’s token, or of one that the theme lacks. */
export const labelIn = (theme: Theme, name: string): string =>
  labelOfToken(theme.tokens.find((token) => token.name === name) ?? { name })
