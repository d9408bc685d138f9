import type { WireNode } from '../../tree/wire-node.ts'
import { createNode } from '../create-node.ts'
import type { PaletteItem } from './palette-item.ts'

export const fieldLook = {
  width: '100%',
  'max-width': '100%',
  'padding-top': '10px',
  'padding-right': '12px',
  'padding-bottom': '10px',
  'padding-left': '12px',
  'font-size': '16px',
  'font-family': 'inherit',
  border: '1px solid #b6bec9',
  'border-radius': '6px',
}

const words = (content: string): WireNode => createNode('Span', { content })

/**
 * Returns a field inside its label, so that clicking the text focuses the field and screen readers announce
 * it.
 */
export const labelled = (label: string, field: WireNode): WireNode =>
  createNode('Element', { elementStyle: { display: 'grid', gap: '4px' } }, [words(label), field], {
    tag: 'label',
    name: `${label} field`,
  })

// no names, and choices have no values: forms of Leads make them of the labels, which may be changed
const input = (type: string, attributes: Readonly<Record<string, string>> = {}): WireNode =>
  createNode('Input', { type, placeholder: '', elementStyle: fieldLook }, [], { attributes })

const choice = (type: string, label: string, attributes: Readonly<Record<string, string>>): WireNode =>
  createNode(
    'Element',
    { elementStyle: { display: 'flex', gap: '8px', 'align-items': 'baseline' } },
    [
      // a long text next to it must not make it smaller
      createNode(
        'Input',
        { type, placeholder: '', elementStyle: { width: 'auto', 'flex-shrink': '0' } },
        [],
        { attributes },
      ),
      words(label),
    ],
    { tag: 'label', name: label },
  )

const options = ['Option 1', 'Option 2', 'Option 3']

const dropdown = (): WireNode =>
  createNode(
    'Element',
    // browsers paint it like a button without these
    { elementStyle: { ...fieldLook, 'background-color': 'Field', color: 'FieldText' } },
    [
      createNode('Element', { content: 'Choose' }, [], { tag: 'option', attributes: { value: '' } }),
      ...options.map((content) => createNode('Element', { content }, [], { tag: 'option' })),
    ],
    { tag: 'select', name: 'Dropdown', attributes: { required: '' } },
  )

const radioButtons = (): WireNode =>
  createNode(
    'Element',
    {
      elementStyle: {
        ...{ display: 'grid', gap: '8px', border: '0', 'margin-left': '0', 'margin-right': '0' },
        ...{ 'padding-top': '0', 'padding-right': '0', 'padding-bottom': '0', 'padding-left': '0' },
      },
    },
    [
      createNode(
        'Element',
        {
          content: 'Choose one',
          elementStyle: { 'font-size': '14px', 'padding-left': '0px', 'padding-bottom': '4px' },
        },
        [],
        { tag: 'legend' },
      ),
      ...options.map((each) => choice('radio', each, { required: '' })),
    ],
    { tag: 'fieldset', name: 'Radio buttons' },
  )

const required = { required: '' }

/** Fields that can be dragged into a form. */
export const formFields: readonly PaletteItem[] = [
  { id: 'TextField', label: 'Text field', nodes: [labelled('Text', input('text'))] },
  {
    id: 'EmailField',
    label: 'Email field',
    nodes: [labelled('Email', input('email', { autocomplete: 'email', ...required }))],
  },
  {
    id: 'PhoneField',
    label: 'Phone field',
    nodes: [labelled('Phone', input('tel', { autocomplete: 'tel', ...required }))],
  },
  {
    id: 'MessageField',
    label: 'Message field',
    nodes: [
      labelled(
        'Message',
        createNode('Textarea', { placeholder: '', elementStyle: fieldLook }, [], { attributes: required }),
      ),
    ],
  },
  { id: 'DateField', label: 'Date field', nodes: [labelled('Date', input('date'))] },
  { id: 'Dropdown', label: 'Dropdown', nodes: [labelled('Choose one', dropdown())] },
  { id: 'RadioButtons', label: 'Radio buttons', nodes: [radioButtons()] },
  { id: 'Checkbox', label: 'Checkbox', nodes: [choice('checkbox', 'Checkbox', { value: 'Yes' })] },
  {
    id: 'Consent',
    label: 'Consent',
    nodes: [
      choice('checkbox', 'I agree that my details are stored and used to answer me.', {
        value: 'Yes',
        'data-consent': '',
        ...required,
      }),
    ],
  },
  { id: 'FileUpload', label: 'File upload', nodes: [labelled('File', input('file'))] },
]
