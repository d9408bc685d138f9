import type { WireNode } from '@web2/builder'
import { button, element, input } from '../../templates/nodes.ts'
import type { PlainStyle } from '../../templates/template.ts'
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

interface SignUp {
  readonly submit: string
  readonly style?: PlainStyle
  readonly field?: PlainStyle
  readonly button?: PlainStyle
}

/** Returns the form of a newsletter: one address and one button. It is not published without a recipient. */
export const signUpForm = ({ submit, style, field, button: own }: SignUp): WireNode =>
  element(
    'form',
    { name: 'Sign-up form', style: { display: 'flex', 'flex-wrap': 'wrap', gap: 'var(--s3)', ...style } },
    [
      input(
        'email',
        'Your email address',
        { name: 'email', required: '', autocomplete: 'email', 'aria-label': 'Your email address' },
        { name: 'Email address', style: { ...fieldStyle, ...field } },
      ),
      button(submit, { name: 'Sign up', style: { ...submitStyle, ...own } }),
    ],
    { action: 'mailto:{email}?subject=Newsletter', method: 'post', enctype: 'text/plain' },
  )
