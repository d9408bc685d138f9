import { expect, it } from 'vitest'
import { decodePage } from './decode-page.ts'

const latin1 = (text: string): Buffer => Buffer.from(text, 'latin1')

it.each([
  ['the content type', latin1('<p>Gärtnerei</p>'), 'text/html; charset=ISO-8859-1'],
  ['the content type in quotes', latin1('<p>Gärtnerei</p>'), 'text/html; charset="windows-1252"'],
  ['its meta element', latin1('<meta charset="iso-8859-1"><p>Gärtnerei</p>'), 'text/html'],
  [
    'its meta element in the old form',
    latin1('<meta http-equiv="Content-Type" content="text/html; charset=windows-1252"><p>Gärtnerei</p>'),
    'text/html',
  ],
  ['UTF-8 by default', Buffer.from('<p>Gärtnerei</p>'), ''],
  ['UTF-8 for an unknown encoding', Buffer.from('<p>Gärtnerei</p>'), 'text/html; charset=klingon'],
])('a page is decoded by %s', (_what, body, type) => {
  expect(decodePage(body, type)).toContain('Gärtnerei')
})

it('never throws for bytes that are no text', () => {
  expect(decodePage(Buffer.from([0xff, 0xfe, 0x00, 0xd8, 0x01]), 'text/html')).toBeTypeOf('string')
})
