import type { WireNode } from '../../tree/wire-node.ts'
import { createNode } from '../create-node.ts'
import { fieldLook, labelled } from './form-fields.ts'
import { solidButton } from './solid-button.ts'

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
