import { describe, expect, test } from 'vitest'
import { decodeText } from './decode-text.ts'

const utf8 = (text: string) => new TextEncoder().encode(text)
const bytes = (...values: number[]) => new Uint8Array(values)
const utf16 = (text: string, little: boolean) =>
  bytes(
    ...[...text].flatMap((char) => [char.charCodeAt(0), 0]).map((_, at, all) => all[little ? at : at ^ 1]!),
  )
const joined = (...parts: Uint8Array[]) => bytes(...parts.flatMap((part) => [...part]))

describe('decodeText', () => {
  test.each<[string, Uint8Array, string]>([
    ['UTF-8', utf8('<p>é✓</p>'), '<p>é✓</p>'],
    ['UTF-8 with a mark', joined(bytes(0xef, 0xbb, 0xbf), utf8('é')), 'é'],
    ['UTF-16 with a mark, little end first', joined(bytes(0xff, 0xfe), utf16('<p>x', true)), '<p>x'],
    ['UTF-16 with a mark, big end first', joined(bytes(0xfe, 0xff), utf16('<p>x', false)), '<p>x'],
    ['UTF-16 without a mark', utf16('<p>text</p>', true), '<p>text</p>'],
    [
      'Windows-1252 that nothing names',
      joined(utf8('<p>caf'), bytes(0xe9, 0x80), utf8('</p>')),
      '<p>café€</p>',
    ],
    [
      'what a meta element names',
      joined(utf8('<meta charset=iso-8859-2><p>'), bytes(0xb1)),
      '<meta charset=iso-8859-2><p>ą',
    ],
    ['a name that no browser knows', utf8('<meta charset="klingon">é'), '<meta charset="klingon">é'],
  ])('decodes %s', (_name, file, text) => expect(decodeText(file)).toEqual({ ok: true, text }))

  test.each<[string, Uint8Array, string]>([
    ['a picture', bytes(0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a), 'an image'],
    ['an archive', utf8('PK\u0003\u0004xx'), 'a ZIP archive'],
    ['anything binary', bytes(1, 2, 0, 3, 5, 6, 0, 0, 0, 9), 'a binary file'],
  ])('refuses %s', (_name, file, kind) =>
    expect(decodeText(file)).toMatchObject({ ok: false, detail: expect.stringContaining(kind) as string }),
  )
})
