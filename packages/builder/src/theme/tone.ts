import { tokenReference } from './token-reference.ts'

/** Tones in the order of their strength. A section takes a tone instead of colors. */
export const tones = ['paper', 'tint', 'deep', 'brand'] as const

export type Tone = (typeof tones)[number]

/** Attribute of an element that takes a tone. */
export const toneAttribute = 'data-tone'

const role = (name: string): string => tokenReference(`c-${name}`)

/** Attribute of a section whose space below is `--tone-below` where the theme sets it. */
export const spaceAttribute = 'data-space'

/** Attribute of a list of contents; one with a single entry is not shown. */
const contentsAttribute = 'data-contents'

/** Colors of a tone by the custom properties that elements within it use, `--tone-bg` and so on. */
interface ToneColors {
  readonly bg: string
  readonly text: string
  readonly quiet: string
  readonly link: string
  readonly rule: string
  /** Borders of fields and of buttons without a surface. */
  readonly edge: string
  readonly button: string
  readonly 'on-button': string
  readonly card: string
  readonly 'card-line': string
}

const onSurface = (surface: string): ToneColors => ({
  bg: role(surface),
  text: role('ink'),
  quiet: role('muted'),
  link: role('link'),
  rule: role('line'),
  edge: role('edge'),
  button: role('action'),
  'on-button': role('on-action'),
  card: role('card'),
  'card-line': 'transparent',
})

const colors: Readonly<Record<Tone, ToneColors>> = {
  paper: onSurface('paper'),
  tint: onSurface('tint'),
  deep: {
    bg: role('deep'),
    text: role('deep-ink'),
    quiet: role('deep-muted'),
    link: role('deep-link'),
    rule: role('deep-line'),
    edge: role('deep-muted'),
    button: role('deep-action'),
    'on-button': role('on-deep-action'),
    card: 'transparent',
    'card-line': role('deep-line'),
  },
  brand: {
    bg: role('brand'),
    text: role('on-brand'),
    quiet: role('on-brand'),
    link: role('on-brand'),
    rule: `color-mix(in oklab,${role('on-brand')} 35%,transparent)`,
    edge: role('on-brand'),
    button: role('on-brand'),
    'on-button': role('brand'),
    card: 'transparent',
    'card-line': 'transparent',
  },
}

/** Share of the text's color in a button's surface under the pointer, in OKLab. */
export const hoverShare = 0.15

const ruleOf = (tone: Tone): string => {
  const own = colors[tone]
  const properties = Object.entries(own).map(([name, value]) => `--tone-${name}:${value}`)
  const hover = `color-mix(in oklab,${own.button} ${100 - hoverShare * 100}%,${own.text})`
  return (
    `[${toneAttribute}="${tone}"]{${properties.join(';')};--tone-button-hover:${hover};` +
    `background-color:${own.bg};color:${own.text}}`
  )
}

/** Neighbors of one tone share a space. */
const sharedSpace = (tone: Tone): string => {
  const section = `[${spaceAttribute}][${toneAttribute}="${tone}"]`
  return `${section}:has(+${section}){--tone-below:0px}`
}

// weak, so that the own style of a link or button wins
const within =
  `:where([${toneAttribute}]) a{color:var(--tone-link)}` +
  `:where([${toneAttribute}] :focus-visible){outline:3px solid var(--tone-text);outline-offset:3px}` +
  // the contents of a text whose other parts are not published
  `[${toneAttribute}] [${contentsAttribute}]:has(>ol>:only-child){display:none}`

/**
 * Returns the CSS of tones, in their order; an empty text for none. The colors refer to the theme's roles, so it
 * is the same for each theme and follows the dark variant.
 */
export const toneCss = (used: ReadonlySet<Tone> = new Set(tones)): string => {
  const own = tones.filter((tone) => used.has(tone))
  return own.length > 0 ? [...own.map(ruleOf), ...own.map(sharedSpace), within].join('') : ''
}

const toneIn = new RegExp(`${toneAttribute}\\s*=\\s*["']?(${tones.join('|')})(?![\\w-])`, 'g')

/** Returns the tones that elements in a piece of HTML take. */
export const tonesIn = (html: string): ReadonlySet<Tone> =>
  new Set([...html.matchAll(toneIn)].map(([, tone]) => tone as Tone))
