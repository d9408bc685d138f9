import type { WireNode } from '@web2/builder'
import { button, element, input, span, textarea, type Look } from '../../templates/nodes.ts'
import type { PlainStyle } from '../../templates/template.ts'
import type { SectionContent } from '../section-content.ts'
import { stepSize } from './texts.ts'

/** Field of a form. Without `rows` it has one line. */
export interface Field {
  readonly label: string
  readonly name: string
  readonly type?: 'text' | 'email' | 'tel'
  readonly autocomplete?: string
  readonly rows?: number
  readonly isOptional?: boolean
}

/** Fields of a message, in the order in which people answer them. One way to write back is enough. */
const messageFields: readonly Field[] = [
  { label: 'What do you need?', name: 'message', rows: 4 },
  { label: 'Where is it?', name: 'place', autocomplete: 'address-line1', isOptional: true },
  { label: 'Your name', name: 'name', autocomplete: 'name' },
  { label: 'Email', name: 'email', type: 'email', autocomplete: 'email' },
  { label: 'Phone', name: 'phone', type: 'tel', autocomplete: 'tel', isOptional: true },
]

/** Returns the fields of a message, in the words of the trade if it has any. */
export const messageFieldsOf = ({ form }: Pick<SectionContent, 'form'>): readonly Field[] =>
  messageFields.flatMap((field) => {
    if (form && field.name === 'message') return { ...field, label: form.what }
    if (form && field.name === 'place')
      return form.where === undefined ? [] : { label: form.where, name: 'place', isOptional: true }
    return field
  })

const fieldStyle: PlainStyle = {
  display: 'block',
  width: '100%',
  'min-height': 'var(--button-height)',
  padding: 'var(--s3)',
  border: 'max(1px, var(--line-w)) solid var(--tone-edge)',
  'border-radius': 'var(--r-s)',
  'background-color': 'var(--tone-card)',
  color: 'inherit',
  'font-family': 'inherit',
  'font-size': stepSize(0),
  'line-height': '1.4',
}

const control = ({ name, type = 'text', autocomplete, rows, isOptional }: Field): WireNode => {
  const attributes = {
    name,
    ...(autocomplete && { autocomplete }),
    ...(type !== 'text' && { inputmode: type }),
    ...(!isOptional && { required: '' }),
  }
  return rows === undefined
    ? input(type, '', attributes, { style: fieldStyle })
    : textarea(String(rows), '', attributes, { style: { ...fieldStyle, resize: 'vertical' } })
}

interface LabelLook {
  readonly style?: PlainStyle
  readonly tablet?: PlainStyle
  readonly mobile?: PlainStyle
}

/** Returns a field within its label: the text above, unless the look puts it next to. */
export const labelled = (field: Field, look: LabelLook = {}): WireNode =>
  element(
    'label',
    {
      name: field.label,
      ...look,
      style: {
        display: 'grid',
        'grid-template-columns': 'minmax(0, 1fr)',
        gap: 'var(--s2)',
        ...look.style,
      },
    },
    [
      span(field.isOptional ? `${field.label} (optional)` : field.label, {
        name: 'Label',
        style: { 'font-weight': 'var(--strong-weight)', 'font-size': stepSize(0) },
      }),
      control(field),
    ],
  )

/** Returns the button that sends a form, named by what it does. */
export const submitButton = (label: string, style: PlainStyle = {}): WireNode => ({
  ...button(label, {
    style: {
      'min-height': 'var(--button-height)',
      padding: 'var(--s2) var(--s5)',
      border: 0,
      'border-radius': 'var(--button-radius)',
      'background-color': 'var(--tone-button)',
      color: 'var(--tone-on-button)',
      'font-family': 'inherit',
      'font-size': stepSize(0),
      'font-weight': 'var(--strong-weight)',
      'text-transform': 'var(--button-case)',
      'letter-spacing': 'var(--button-tracking)',
      cursor: 'pointer',
      ...style,
    },
    hover: { 'background-color': 'var(--tone-button-hover)' },
  }),
})

/** Returns a form that is received in Leads, or by email where entries can’t reach the installation. */
export const mailForm = (subject: string, look: Look, children: readonly WireNode[]): WireNode =>
  element('form', { name: 'Form', ...look }, children, {
    action: `lead:mailto:{email}?subject=${encodeURIComponent(subject)}`,
    method: 'post',
    enctype: 'text/plain',
  })
