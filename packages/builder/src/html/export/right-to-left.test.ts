import { expect, it } from 'vitest'
import { createDocument } from '../../tree/create-document.ts'
import type { WireNode } from '../../tree/wire-node.ts'
import { exportHtml } from './export-html.ts'

const block = (componentName: string, props: WireNode['props'] = {}): WireNode => ({
  componentName,
  props,
  children: [],
  addition: {},
})

const nodes = [
  block('Link', { content: 'Call {nap.phone}', href: 'tel:{nap.phone}' }),
  block('Link', { content: 'Chat', href: 'https://chat.example/?to={nap.phone}' }),
  block('BusinessPhone'),
]

const bodyIn = (lang: string, phone = '+1 (253) 555-0142'): string =>
  /<body>(.*)<\/body>/s.exec(exportHtml(createDocument(nodes), { lang, data: { nap: { phone } } }))![1]!

it('keeps the order of a phone number in a text that is written from the right', () => {
  const shown = '\u200e+1 (253) 555-0142\u200e'
  expect(bodyIn('ar')).toBe(
    `<a href="tel:+12535550142">Call ${shown}</a>` +
      '<a href="https://chat.example/?to=%2B1%20(253)%20555-0142">Chat</a>' +
      `<a href="tel:+12535550142">${shown}</a>`,
  )
})

it('writes a phone number as typed on other pages, and not at all without one', () => {
  expect(bodyIn('en')).toContain('>Call +1 (253) 555-0142</a>')
  expect(bodyIn('ar', '')).not.toContain('\u200e')
})

it('dials a number that was pasted with marks of its direction', () => {
  expect(bodyIn('en', '\u202a+1 253 555 0142\u202c')).toContain('href="tel:+12535550142"')
})
