import type { WireNode } from '../../tree/wire-node.ts'
import { createNode } from '../create-node.ts'
import { solidButton } from './solid-button.ts'

const fieldLook = {
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

/**
 * Returns a field inside its label, so that clicking the text focuses the field and screen readers announce
 * it.
 */
const labelled = (words: string, field: WireNode): WireNode =>
  createNode(
    'Element',
    { elementStyle: { display: 'grid', gap: '4px' } },
    [createNode('Span', { content: words }), field],
    { tag: 'label', name: `${words} field` },
  )

const input = (name: string, type: string, placeholder: string): WireNode =>
  createNode('Input', { type, placeholder, elementStyle: fieldLook }, [], {
    attributes: { name, autocomplete: name, required: '' },
  })

const message = createNode('Textarea', { placeholder: 'How can we help?', elementStyle: fieldLook }, [], {
  attributes: { name: 'message', required: '' },
})

/** Returns a contact form that is received in Leads. */
export const contactForm = (): WireNode =>
  createNode(
    'Container',
    {
      elementStyle: {
        display: 'grid',
        gap: '16px',
        'max-width': '560px',
        'justify-items': 'stretch',
      },
    },
    [
      labelled('Name', input('name', 'text', 'Your name')),
      labelled('Email', input('email', 'email', 'you@example.com')),
      labelled('Message', message),
      createNode('Button', {
        type: 'submit',
        content: 'Send',
        elementStyle: { ...solidButton, 'justify-self': 'start' },
      }),
    ],
    { tag: 'form', name: 'Form', attributes: { action: 'lead:', method: 'post' } },
  )
