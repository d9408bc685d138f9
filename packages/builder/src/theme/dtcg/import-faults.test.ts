import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { blueToken, colorToken, readTokens, tokensOf } from '../../testing/token-file.ts'
import { checkTheme } from '../check-theme.ts'
import { importTokens } from './import-tokens.ts'

const warningsOf = (file: unknown) => {
  const imported = readTokens(file)
  return imported.ok ? imported.warnings : imported.sentence
}

const many = (count: number, of: (at: number) => unknown) =>
  Object.fromEntries(Array.from({ length: count }, (_, at) => [`t${at}`, of(at)]))

describe('a file with faults', () => {
  it.each<[what: string, file: unknown, warnings: string[]]>([
    [
      'an unknown type',
      { a: blueToken, b: { $type: 'sound', $value: 1 } },
      ['“b” has the type “sound”, which themes don’t have.'],
    ],
    ['no type', { a: blueToken, b: { $value: 1 } }, ['“b” has no type.']],
    [
      'a wrong value',
      { a: blueToken, b: colorToken([1, 2]) },
      ['“b” has a value that is not of the type “color”.'],
    ],
    [
      'a color space that CSS lacks',
      { a: blueToken, b: { $type: 'color', $value: { colorSpace: 'constructor', components: [0, 0, 0] } } },
      ['“b” has a value that is not of the type “color”.'],
    ],
    [
      'an unknown alias',
      { a: blueToken, b: { $value: '{x.y}' } },
      ['“b” refers to “x.y”, which is not in the file.'],
    ],
    [
      'an unknown alias in a shadow',
      { a: blueToken, b: { $type: 'shadow', $value: { color: '{x}', offsetX: '0', offsetY: '0' } } },
      ['“b” refers to “x”, which is not in the file.'],
    ],
    [
      'an alias to what was left out',
      { a: blueToken, b: { $type: 'sound', $value: 1 }, c: { $value: '{b}', $type: 'color' } },
      ['“b” has the type “sound”, which themes don’t have.', '“c” refers to “b”, which was left out.'],
    ],
    [
      'an alias to a group',
      { g: { a: blueToken }, b: { $value: '{g}', $type: 'color' } },
      ['“b” refers to “g”, which is not in the file.'],
    ],
    [
      'a pointer to nothing',
      { a: blueToken, b: colorToken([{ $ref: '#/x/$value/1' }, 0, 0]) },
      ['“b” has a value that is not of the type “color”.'],
    ],
    [
      'nothing',
      { a: blueToken, b: { $type: 'number', $value: null } },
      ['“b” has a value that is not of the type “number”.'],
    ],
    [
      'a file to load',
      { a: blueToken, b: { $type: 'string', $value: 'url(http://x.example)' } },
      ['“b”: Values can’t load files. Set images and fonts in the block that uses them.'],
    ],
    [
      'code',
      { a: blueToken, b: { $type: 'string', $value: 'expression(alert(1))' } },
      ['“b”: Values can’t run code. Use a color, size or other CSS value.'],
    ],
    [
      'text that would end its declaration',
      { a: blueToken, b: { $type: 'fontFamily', $value: 'x"; } </style>' } },
      ['“b”: The value has characters that a design token can’t have. Remove ; { } < > @ \\ and comments.'],
    ],
    ['names with other letters', { 'Büro blau': blueToken }, ['“Büro blau” is now “Buro-blau”.']],
    [
      'names that become the same',
      { a: { b: blueToken }, 'a-b': blueToken, 'a b': blueToken },
      ['2 design tokens have new names: “a-b” is now “a-b-2”.'],
    ],
    [
      'names of other scripts',
      { 颜色: blueToken, 字体: blueToken },
      ['2 design tokens have new names: “颜色” is now “token”.'],
    ],
    ['dots in names', { 'a.b': blueToken, a: { b: blueToken } }, ['“a.b 2” is now “a-b-2”.']],
    [
      'values that are no tokens',
      { a: blueToken, b: { value: '#f00', type: 'color' } },
      ['2 entries are not design tokens and were left out, such as “b.value”.'],
    ],
  ])('is read without %s', (_what, file, warnings) => {
    expect(warningsOf(file)).toEqual(warnings)
    expect(tokensOf(file)).toContainEqual(expect.stringMatching(/^color \S+: #0000ff$/))
  })

  it('is read without numbers that are too large', () => {
    const imported = importTokens(
      '{"a":{"$type":"number","$value":1e999},"b":{"$type":"number","$value":1}}',
      'x',
    )
    expect(imported).toMatchObject({
      theme: { tokens: [{ name: 'b' }] },
      warnings: ['“a” has a value that is not of the type “number”.'],
    })
  })

  it.each([
    ['groups within each other', `${'{"a":'.repeat(50_000)}1${'}'.repeat(50_000)}`, /^The file is too large/],
    [
      'lists within each other',
      `{"a":{"$type":"color","$value":${'['.repeat(50_000)}${']'.repeat(50_000)}},"b":{"$ref":"#/a"}}`,
      /^The file has no design token that a theme can use/,
    ],
    [
      'values that point to each other ten times',
      JSON.stringify(
        many(40, (at) => ({ $type: 'shadow', $value: Array(10).fill({ $ref: `#/t${at + 1}/$value/0` }) })),
      ),
      /^The file has no design token that a theme can use/,
    ],
    [
      'a large group that many others extend',
      JSON.stringify({ base: many(9_000, (at) => at), ...many(9_000, () => ({ $extends: '{base}' })) }),
      /^The file is too large/,
    ],
  ])('is refused soon if it has %s', (_what, text, sentence) => {
    const imported = importTokens(text, 'x')
    expect(imported.ok ? '' : imported.sentence).toMatch(sentence)
  })

  it('keeps all tokens of a group that is a token too', () => {
    expect(tokensOf({ a: { ...blueToken, b: blueToken } })).toEqual([
      'color a: #0000ff',
      'color a-b: #0000ff',
    ])
  })

  it.each<[what: string, file: unknown, sentence: string]>([
    ['is no object', [], 'The file has no design tokens. Choose a file with groups of them.'],
    ['has no tokens', { a: { b: {} } }, 'The file has no design tokens. Each one needs a “$value”.'],
    [
      'has only unknown tokens',
      { a: { $type: 'sound', $value: 1 } },
      'The file has no design token that a theme can use. “a” has the type “sound”, which themes don’t have.',
    ],
    [
      'has a circle',
      { g: { a: { $value: '{g.b}' }, b: { $value: '{g.c}' }, c: { $value: '{g.a}' } } },
      '“g.a” refers to itself through “g.b” and “g.c”. Give one of them a value of its own.',
    ],
    [
      'has a token of itself',
      { a: { $type: 'color', $value: '{a}' } },
      '“a” refers to itself. Give it a value of its own.',
    ],
    [
      'has 10,000 tokens',
      many(10_000, () => blueToken),
      'The theme has 10,000 design tokens; 500 are possible. Remove those you don’t use.',
    ],
    [
      'has 10,000 text styles that refer to each other',
      many(10_000, (at) => ({ $type: 'typography', $value: `{t${at + 1}}` })),
      'The theme has 10,000 design tokens; 500 are possible. Remove those you don’t use.',
    ],
    [
      'has 25,000 entries',
      { a: many(25_000, (at) => at) },
      'The file is too large for a theme. Export fewer design tokens or collections.',
    ],
    [
      'extends itself',
      { a: { $extends: '{b}', x: blueToken }, b: { $extends: '{a}' } },
      'The group “a” extends itself. Remove “$extends” from it.',
    ],
    [
      'extends a group around it',
      { a: { b: { $extends: '{a}' }, x: blueToken } },
      'The group “a” extends itself. Remove “$extends” from it.',
    ],
    [
      'extends groups within each other',
      { a: { b: { $extends: '{c}' } }, c: { d: { $extends: '{a}' } }, x: blueToken },
      'The group “a” extends itself. Remove “$extends” from it.',
    ],
    ['extends what is not there', { a: { $extends: '{x}' } }, '“a” extends “x”, which is not in the file.'],
  ])('is refused if it %s', (_what, file, sentence) => expect(tokensOf(file)).toBe(sentence))

  it.each([
    ['', 'The JSON is empty.'],
    ['{"a": ', /^The JSON is cut off/],
    [':root { --a: 1 }', /^The text is not valid JSON: .*\.$/],
  ])('%j is refused', (text, sentence) => {
    const imported = importTokens(text, 'x')
    expect(imported.ok ? '' : imported.sentence).toMatch(sentence)
  })

  it('is answered whatever is in it', () => {
    const value = fc.oneof(
      fc.jsonValue({ maxDepth: 2 }),
      fc.constantFrom(
        '{a}',
        '{a.b}',
        '{$root}',
        '#fff',
        '1px',
        'x;y',
        '</style>',
        { $ref: '#/a' },
        { $ref: '#/a/$value/0' },
      ),
    )
    const { node } = fc.letrec((tie) => ({
      node: fc.oneof(
        { depthSize: 'small', withCrossShrink: true },
        fc.record({
          $value: value,
          $type: fc.constantFrom(
            'color',
            'dimension',
            'shadow',
            'typography',
            'fontFamily',
            'gradient',
            'string',
            'x',
          ),
          $extensions: fc.constantFrom(undefined, 1, {
            'com.web2manager': { name: 'a', value: '1px', dark: '}' },
          }),
        }),
        fc.dictionary(fc.constantFrom('a', 'b', 'a.b', '$root', '__proto__', 'Ä'), tie('node'), {
          maxKeys: 4,
        }),
        fc.record({ $extends: fc.constantFrom('{a}', '{b.a}', 'x', ''), b: tie('node') }),
        value,
      ),
    }))
    fc.assert(
      fc.property(node, (file) => {
        const imported = readTokens(file)
        if (!imported.ok) expect(imported.sentence).toMatch(/^\S.*\.$/s)
        else expect(checkTheme(imported.theme)).toEqual({ ok: true, theme: imported.theme })
      }),
    )
  })
})
