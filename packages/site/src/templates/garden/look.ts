import type { PlainStyle } from '../template.ts'

export const colors = {
  forest: '#14432f',
  leaf: '#236b49',
  mint: '#e7f1e4',
  cream: '#fbf8f1',
  sand: '#efe6d6',
  coral: '#b4452e',
  ink: '#22312a',
  soft: '#4c5d54',
  line: '#d9e2d6',
  white: '#ffffff',
} as const

export const serif = 'Georgia, "Times New Roman", serif'
export const sans = 'system-ui, -apple-system, "Segoe UI", Roboto, "Helvetica Neue", Arial, sans-serif'

export const bodyStyle: PlainStyle = {
  margin: 0,
  'background-color': colors.cream,
  color: colors.ink,
  'font-family': sans,
  'font-size': 17,
  'line-height': '1.6',
  'overflow-wrap': 'break-word',
}

/** Column with a section's content. */
export const column: PlainStyle = {
  'max-width': 1120,
  'margin-left': 'auto',
  'margin-right': 'auto',
  'padding-left': 24,
  'padding-right': 24,
  'box-sizing': 'border-box',
}

export const sectionTitle: PlainStyle = {
  'font-family': serif,
  'font-size': 36,
  'line-height': '1.2',
  'font-weight': 'normal',
  color: colors.forest,
  margin: 0,
}

export const lead: PlainStyle = { color: colors.soft, 'font-size': 18, margin: 0 }

const buttonBase: PlainStyle = {
  display: 'inline-block',
  padding: '14px 26px',
  'border-radius': 999,
  'font-size': 17,
  'font-weight': 'bold',
  'line-height': '1.2',
  'text-decoration': 'none',
  'text-align': 'center',
}
export const primaryButton: PlainStyle = {
  ...buttonBase,
  'background-color': colors.coral,
  color: colors.white,
}
export const quietButton: PlainStyle = {
  ...buttonBase,
  border: `1px solid ${colors.white}`,
  color: colors.white,
}
