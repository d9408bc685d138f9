import type { MantineThemeOverride } from '@mantine/core'

/*
 * The measures of the app, of which style sheets have the variables (`--mantine-font-size-*`, `--mantine-spacing-*` and
 * so on). Text is set in seven sizes; spaces are multiples of four pixels.
 */

const fontSizes = {
  /** 11 px: labels in capitals, and marks within a picture. */
  '2xs': '0.6875rem',
  /** 12 px: captions. */
  xs: '0.75rem',
  /** 13 px: panels with many rows. */
  dense: '0.8125rem',
  /** 14 px: lists, fields and buttons. */
  sm: '0.875rem',
  /** 15 px: running text. */
  md: '0.9375rem',
  lg: '1.0625rem',
  xl: '1.25rem',
}

const lineHeights = { xs: '1.4', sm: '1.45', md: '1.5', lg: '1.5', xl: '1.4' }

const spacing = {
  /** 4 px. */
  '2xs': '0.25rem',
  xs: '0.5rem',
  sm: '0.75rem',
  md: '1rem',
  lg: '1.25rem',
  xl: '2rem',
}

const radius = { xs: '0.25rem', sm: '0.375rem', md: '0.5rem', lg: '0.75rem', xl: '2rem' }

/** From a card at rest to a dialog: an edge, and the light from above. */
const shadows = {
  xs: '0 1px 2px rgb(16 24 32 / 6%)',
  sm: '0 1px 2px rgb(16 24 32 / 6%), 0 2px 6px rgb(16 24 32 / 6%)',
  md: '0 1px 3px rgb(16 24 32 / 8%), 0 8px 20px -4px rgb(16 24 32 / 14%)',
  lg: '0 2px 4px rgb(16 24 32 / 8%), 0 16px 32px -8px rgb(16 24 32 / 18%)',
  xl: '0 2px 4px rgb(16 24 32 / 8%), 0 24px 48px -12px rgb(16 24 32 / 24%)',
}

const headings = {
  fontWeight: '650',
  textWrap: 'pretty',
  sizes: {
    h1: { fontSize: '1.5rem', lineHeight: '1.3' },
    h2: { fontSize: '1.25rem', lineHeight: '1.35' },
    h3: { fontSize: '1.125rem', lineHeight: '1.4' },
    h4: { fontSize: '1rem', lineHeight: '1.45' },
    h5: { fontSize: '0.9375rem', lineHeight: '1.45' },
    h6: { fontSize: '0.875rem', lineHeight: '1.45' },
  },
} as const

export const scale: MantineThemeOverride = { fontSizes, lineHeights, spacing, radius, shadows, headings }
