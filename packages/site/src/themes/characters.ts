import type { Family } from './families.ts'
import type { Density } from './spacing.ts'
import type { TypeChoice } from './type-scales.ts'

/** Type and shape of a theme. */
export interface Character {
  readonly title: {
    readonly family: Family
    readonly weight: number
    /** Weight of small headings, where thin strokes would vanish. */
    readonly smallWeight?: number
    readonly isCapitals?: boolean
    readonly tracking: string
    readonly leading: number
  }
  readonly text: { readonly family: Family; readonly strong: number }
  /** Figures in prices and tables, and labels. */
  readonly figure: { readonly family: Family; readonly weight: number; readonly numeric?: string }
  /** Letter spacing of labels in capitals; without it labels are set like text. */
  readonly label?: { readonly tracking: string }
  readonly type: TypeChoice
  readonly density: Density
  /** Radii in px: of fields and buttons, of pictures and cards, of large plates. */
  readonly radius: readonly [small: number, medium: number, large: number]
  readonly line: { readonly width: string; readonly style?: string }
  readonly rule: { readonly width: string; readonly style?: string }
  readonly shadow?: { readonly light: string; readonly dark: string }
  readonly button?: {
    readonly radius?: string
    readonly height?: string
    readonly isCapitals?: boolean
    readonly tracking?: string
  }
  /** Underline of links in text. */
  readonly link?: { readonly width?: string; readonly style?: string }
  /** Clip path of plates with a pitch or a cut corner. */
  readonly edgeCut?: string
}

const pill = '999px'

/** Shadow in a share of the ink; on dark surfaces light ink would glow, so black replaces it. */
const softShadow = (place: string, percent: number): { readonly light: string; readonly dark: string } => ({
  light: `${place} color-mix(in srgb, var(--c-ink) ${percent}%, transparent)`,
  dark: `${place} rgb(0 0 0 / ${percent}%)`,
})

const hard = '4px 4px 0 var(--c-ink)'

/** The ready themes by name, in the order of a chooser. */
export const characters: ReadonlyMap<string, Character> = new Map<string, Character>([
  [
    'Enamel',
    {
      title: { family: 'Barlow Condensed', weight: 700, isCapitals: true, tracking: '0.01em', leading: 0.95 },
      text: { family: 'Barlow', strong: 600 },
      figure: { family: 'Barlow Condensed', weight: 700 },
      type: { scale: 'standard' },
      density: 'normal',
      radius: [2, 4, 4],
      line: { width: '1px' },
      rule: { width: '4px' },
      button: { isCapitals: true, tracking: '0.04em' },
      link: { width: '2px' },
    },
  ],
  [
    'Breaker',
    {
      title: { family: 'Chivo', weight: 800, tracking: '-0.02em', leading: 1 },
      text: { family: 'Chivo', strong: 600 },
      figure: { family: 'Chivo Mono', weight: 400 },
      type: { scale: 'standard' },
      density: 'tight',
      radius: [0, 0, 0],
      line: { width: '1px' },
      rule: { width: '3px' },
      link: { width: '3px' },
    },
  ],
  [
    'Two Seasons',
    {
      title: { family: 'Figtree', weight: 800, tracking: '-0.025em', leading: 1.02 },
      text: { family: 'Figtree', strong: 600 },
      figure: { family: 'Figtree', weight: 600 },
      type: { scale: 'standard' },
      density: 'wide',
      radius: [12, 24, 40],
      line: { width: '2px' },
      rule: { width: '2px' },
      shadow: softShadow('0 20px 50px -24px', 25),
      button: { radius: pill },
    },
  ],
  [
    'Slate',
    {
      title: { family: 'Zilla Slab', weight: 700, tracking: '-0.01em', leading: 1 },
      text: { family: 'Public Sans', strong: 600 },
      figure: { family: 'Zilla Slab', weight: 600 },
      type: { scale: 'standard' },
      density: 'wide',
      radius: [0, 0, 0],
      line: { width: '1px' },
      rule: { width: '6px' },
      edgeCut: 'polygon(0 0, 100% 0, 100% 88%, 0 100%)',
    },
  ],
  [
    'Bright Side',
    {
      title: { family: 'Gabarito', weight: 800, tracking: '-0.01em', leading: 1.02 },
      text: { family: 'DM Sans', strong: 600 },
      figure: { family: 'Gabarito', weight: 700 },
      type: { scale: 'standard' },
      density: 'normal',
      radius: [10, 20, 32],
      line: { width: '2px' },
      rule: { width: '2px' },
      shadow: { light: hard, dark: hard },
      button: { radius: pill },
      link: { style: 'wavy' },
    },
  ],
  [
    'Hedgerow',
    {
      title: { family: 'Alegreya', weight: 500, tracking: '0em', leading: 1.08 },
      text: { family: 'Alegreya Sans', strong: 700 },
      figure: { family: 'Alegreya', weight: 500, numeric: 'lining-nums tabular-nums' },
      type: { scale: 'standard', textFactor: 1.06 },
      density: 'wide',
      radius: [8, 14, 20],
      line: { width: '1px' },
      rule: { width: '1px' },
      shadow: softShadow('0 12px 30px -18px', 22),
      button: { radius: pill },
    },
  ],
  [
    'Arc',
    {
      title: { family: 'Red Hat Display', weight: 600, tracking: '-0.02em', leading: 1.06 },
      text: { family: 'Red Hat Text', strong: 600 },
      figure: { family: 'Red Hat Text', weight: 600 },
      type: { scale: 'quiet' },
      density: 'wide',
      radius: [12, 20, 999],
      line: { width: '1px' },
      rule: { width: '1px' },
      shadow: softShadow('0 24px 60px -32px', 20),
      button: { radius: pill },
      link: { width: '1px' },
    },
  ],
  [
    'Wayfinder',
    {
      title: { family: 'Atkinson Hyperlegible Next', weight: 700, tracking: '-0.01em', leading: 1.1 },
      text: { family: 'Atkinson Hyperlegible Next', strong: 700 },
      figure: { family: 'Atkinson Hyperlegible Next', weight: 700 },
      type: { scale: 'quiet', body: 'clamp(1.125rem, 1.1rem + 0.11vw, 1.1875rem)' },
      density: 'normal',
      radius: [6, 10, 16],
      line: { width: '2px' },
      rule: { width: '8px' },
      button: { radius: '10px', height: '56px' },
      link: { width: '2px' },
    },
  ],
  [
    'Chambers',
    {
      title: { family: 'Libre Caslon Text', weight: 400, tracking: '-0.01em', leading: 1.12 },
      text: { family: 'Libre Franklin', strong: 600 },
      figure: { family: 'Libre Franklin', weight: 600 },
      label: { tracking: '0.08em' },
      type: { scale: 'quiet' },
      density: 'wide',
      radius: [0, 0, 0],
      line: { width: '1px' },
      rule: { width: '3px', style: 'double' },
      link: { width: '1px' },
    },
  ],
  [
    'Ledger',
    {
      title: { family: 'IBM Plex Serif', weight: 500, tracking: '0em', leading: 1.12 },
      text: { family: 'IBM Plex Sans', strong: 600 },
      figure: { family: 'IBM Plex Mono', weight: 400 },
      type: { scale: 'quiet' },
      density: 'tight',
      radius: [2, 2, 2],
      line: { width: '1px' },
      rule: { width: '3px', style: 'double' },
    },
  ],
  [
    'Carte',
    {
      title: { family: 'Gloock', weight: 400, tracking: '-0.01em', leading: 0.98 },
      text: { family: 'Karla', strong: 600 },
      figure: { family: 'Karla', weight: 600 },
      type: { scale: 'loud' },
      density: 'normal',
      radius: [0, 2, 2],
      line: { width: '1px', style: 'dotted' },
      rule: { width: '2px' },
    },
  ],
  [
    'Pistache',
    {
      title: { family: 'Bodoni Moda', weight: 400, smallWeight: 500, tracking: '-0.02em', leading: 0.95 },
      text: { family: 'Jost', strong: 500 },
      figure: { family: 'Jost', weight: 500 },
      label: { tracking: '0.12em' },
      type: { scale: 'loud' },
      density: 'wide',
      radius: [0, 0, 0],
      line: { width: '1px' },
      rule: { width: '1px' },
      button: { isCapitals: true, tracking: '0.12em' },
    },
  ],
  [
    'Iron',
    {
      title: { family: 'Anton', weight: 400, isCapitals: true, tracking: '0em', leading: 0.9 },
      text: { family: 'Archivo', strong: 700 },
      figure: { family: 'Archivo', weight: 700 },
      type: { scale: 'loud' },
      density: 'tight',
      radius: [0, 0, 0],
      line: { width: '2px' },
      rule: { width: '8px' },
      button: { isCapitals: true },
      link: { width: '3px' },
    },
  ],
  [
    'Plan',
    {
      title: { family: 'Marcellus', weight: 400, tracking: '0em', leading: 1.08 },
      text: { family: 'Hanken Grotesk', strong: 600 },
      figure: { family: 'Marcellus', weight: 400 },
      label: { tracking: '0.06em' },
      type: { scale: 'standard' },
      density: 'wide',
      radius: [0, 0, 0],
      line: { width: '1px' },
      rule: { width: '1px' },
      link: { width: '1px' },
    },
  ],
  [
    'Pit Lane',
    {
      title: { family: 'Saira', weight: 700, isCapitals: true, tracking: '-0.01em', leading: 0.98 },
      text: { family: 'Overpass', strong: 700 },
      figure: { family: 'Saira', weight: 600 },
      type: { scale: 'standard' },
      density: 'tight',
      radius: [3, 3, 3],
      line: { width: '2px' },
      rule: { width: '12px' },
      edgeCut: 'polygon(0 0, calc(100% - 12px) 0, 100% 12px, 100% 100%, 0 100%)',
    },
  ],
  [
    'Contact Sheet',
    {
      title: { family: 'Instrument Sans', weight: 500, tracking: '-0.03em', leading: 1.05 },
      text: { family: 'Instrument Sans', strong: 500 },
      figure: { family: 'Sometype Mono', weight: 400 },
      type: { scale: 'quiet' },
      density: 'wide',
      radius: [0, 0, 0],
      line: { width: '1px' },
      rule: { width: '1px' },
    },
  ],
])
