import type { WireNode } from '@web2/builder'
import { box, button, input } from '../../templates/nodes.ts'
import type { PlainStyle } from '../../templates/template.ts'
import { mailForm } from './forms.ts'
import { stepSize } from './texts.ts'

const fieldStyle: PlainStyle = {
  flex: '1 1 12rem',
  'min-width': 0,
  'min-height': 'var(--button-height)',
  'box-sizing': 'border-box',
  padding: 'var(--s2) var(--s4)',
  border: '1px solid var(--tone-edge)',
  'border-radius': 'var(--r-s)',
  'background-color': 'transparent',
  color: 'inherit',
  'font-family': 'inherit',
  'font-size': stepSize(0),
}

const submitStyle: PlainStyle = {
  'min-height': 'var(--button-height)',
  padding: 'var(--s2) var(--s5)',
  border: 'none',
  'border-radius': 'var(--button-radius)',
  'background-color': 'var(--tone-button)',
  color: 'var(--tone-on-button)',
  'font-family': 'var(--f-text)',
  'font-size': stepSize(0),
  'font-weight': 'var(--strong-weight)',
  'text-transform': 'var(--button-case)',
  'letter-spacing': 'var(--button-tracking)',
  cursor: 'pointer',
}

/** Returns the field for an email address. */
export const emailField = (style: PlainStyle = {}): WireNode =>
  input(
    'email',
    'Your email address',
    { name: 'email', required: '', autocomplete: 'email', 'aria-label': 'Your email address' },
    { name: 'Email address', style: { ...fieldStyle, ...style } },
  )

/** Returns the button that sends a form. */
export const submitButton = (label: string, style: PlainStyle = {}): WireNode =>
  button(label, { name: 'Send', style: { ...submitStyle, ...style } })

const signUpRow: PlainStyle = { display: 'flex', 'flex-wrap': 'wrap', gap: 'var(--s3)' }

/** Returns the field and the button of a newsletter side by side. */
export const signUpFields = (submit: string, style: PlainStyle = {}): WireNode =>
  box('div', { name: 'Sign up', style: { ...signUpRow, ...style } }, [emailField(), submitButton(submit)])

/** Returns the form of a newsletter: one address and one button. */
export const signUpForm = (submit: string): WireNode =>
  mailForm('Newsletter', { name: 'Sign-up form', style: signUpRow }, [emailField(), submitButton(submit)])
