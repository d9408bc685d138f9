import {
  createTheme,
  defaultVariantColorsResolver,
  type CSSVariablesResolver,
  type MantineColorsTuple,
} from '@mantine/core'
import { scale } from './scale.ts'

/** A quiet sea green; shade 7 carries white text on light screens, shade 6 on dark ones (both above 4.5 : 1). */
const harbour: MantineColorsTuple = [
  '#eaf6f6',
  '#d3eaea',
  '#a6d5d6',
  '#76bfc1',
  '#52acaf',
  '#33969a',
  '#1d7c81',
  '#0e6a70',
  '#0a555a',
  '#063f43',
]

/** Cool greys, so that dark screens sit with the primary colour. */
const dark: MantineColorsTuple = [
  '#dfe4e8',
  '#c3cbd2',
  '#a9b3bc',
  '#7d8994',
  '#3c4650',
  '#313a43',
  '#262e36',
  '#1a2128',
  '#141a20',
  '#0e1318',
]

const dialogDefaults = {
  closeButtonProps: { 'aria-label': 'Close' },
  // a dialog's head is no banner of the page, although it is a `<header>`
  attributes: { header: { role: 'presentation' } },
}

/** A long name in it is broken, so that the button beside it stays in reach. */
const dialogTitle = { fontWeight: 650, lineHeight: 1.35, minWidth: 0, overflowWrap: 'anywhere' } as const

export const theme = createTheme({
  primaryColor: 'harbour',
  primaryShade: { light: 7, dark: 6 },
  colors: { harbour, dark },
  ...scale,
  fontFamily: '"Inter Variable", "Inter fallback", "Inter fallback wide", system-ui, sans-serif',
  fontFamilyMonospace: 'ui-monospace, SFMono-Regular, Menlo, Consolas, "Liberation Mono", monospace',
  // Inter has every weight: names are heavier than text, but not as heavy as headings
  fontWeights: { regular: '400', medium: '550', bold: '650' },
  defaultRadius: 'md',
  cursorType: 'pointer',
  focusRing: 'auto',
  respectReducedMotion: true,
  variantColorResolver: (input) => {
    const colors = defaultVariantColorsResolver(input)
    // The stock light variant of the primary colour misses 4.5 : 1 on dark screens.
    if (input.variant === 'light' && (input.color ?? input.theme.primaryColor) === 'harbour')
      return { ...colors, color: 'var(--mantine-color-anchor)' }
    return colors
  },
  components: {
    Modal: {
      defaultProps: { ...dialogDefaults, centered: true, overlayProps: { backgroundOpacity: 0.45 } },
      styles: { title: dialogTitle },
    },
    Drawer: { defaultProps: dialogDefaults, styles: { title: dialogTitle } },
    // the placeholder for the first focus is a child that no menu may have
    Menu: { defaultProps: { shadow: 'md', withinPortal: true, withInitialFocusPlaceholder: false } },
    Notification: { defaultProps: { closeButtonProps: { 'aria-label': 'Dismiss' } } },
    TextInput: { defaultProps: { size: 'sm' } },
    // help of two lines is read, not skimmed
    InputWrapper: {
      styles: {
        label: { marginBottom: 'var(--mantine-spacing-2xs)' },
        description: { lineHeight: 1.4 },
        error: { lineHeight: 1.4 },
      },
    },
    Checkbox: { defaultProps: { radius: 'xs' }, styles: { description: { lineHeight: 1.4 } } },
  },
})

/** Colors of secondary text, borders and errors with enough contrast on every surface. */
export const cssVariablesResolver: CSSVariablesResolver = () => ({
  variables: {},
  light: {
    '--mantine-color-body': '#ffffff',
    '--mantine-color-text': '#1c242b',
    '--mantine-color-dimmed': '#56616b',
    '--mantine-color-placeholder': '#6b7680',
    '--mantine-color-error': '#c02424',
    '--mantine-color-anchor': '#0e6a70',
    '--mantine-color-default-border': '#d5dbe0',
    '--mantine-color-yellow-light-color': '#7a4a00',
    '--mantine-color-green-light-color': '#1e6a2d',
    '--app-surface': '#f5f7f8',
    '--app-box': '#7d8892',
    '--app-line': '#e3e8eb',
    // badges of the primary color stand out from it
    '--app-selected': 'rgb(14 106 112 / 11%)',
  },
  dark: {
    '--mantine-color-body': '#1a2128',
    '--mantine-color-text': '#dfe4e8',
    '--mantine-color-dimmed': '#a3aeb8',
    '--mantine-color-placeholder': '#8a96a1',
    '--mantine-color-error': '#ff8a87',
    '--mantine-color-anchor': '#76bfc1',
    '--mantine-color-default-border': '#3c4650',
    '--mantine-color-harbour-light': 'rgb(82 172 175 / 16%)',
    '--mantine-color-harbour-light-hover': 'rgb(82 172 175 / 24%)',
    '--mantine-color-red-light': 'rgb(250 82 82 / 14%)',
    '--mantine-color-red-light-hover': 'rgb(250 82 82 / 22%)',
    '--mantine-color-red-light-color': '#ffa8a8',
    '--mantine-color-yellow-light': 'rgb(250 176 5 / 14%)',
    '--mantine-color-yellow-light-color': '#ffe066',
    '--mantine-color-blue-light': 'rgb(51 154 240 / 16%)',
    '--mantine-color-blue-light-color': '#a5d8ff',
    '--mantine-color-gray-light': 'rgb(173 181 189 / 14%)',
    '--mantine-color-gray-light-color': '#dee2e6',
    '--app-surface': '#141a20',
    '--app-box': '#7c8893',
    '--app-line': '#2b343d',
    '--app-selected': 'rgb(82 172 175 / 9%)',
  },
})
