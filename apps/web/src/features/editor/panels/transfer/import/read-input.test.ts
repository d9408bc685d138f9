import { sequentialUuids } from '@web2/builder'
import { limits } from '@web2/contract/core'
import { describe, expect, test } from 'vitest'
import { readInput, type InputFormat } from './read-input.ts'

const read = (source: string | Blob, format: InputFormat = 'auto') =>
  readInput(source, format, sequentialUuids(), () => {})

const json = '{"componentName":"Canvas","children":[{"componentName":"Br"}]}'

describe('an import', () => {
  test.each<[string, string | Blob, 'html' | 'json']>([
    ['HTML', '<p>x</p>', 'html'],
    ['words', 'just words', 'html'],
    ['JSON', json, 'json'],
    ['JSON after a mark and lines', `\ufeff\n ${json}`, 'json'],
    ['a file', new Blob(['<p>x</p>']), 'html'],
  ])('detects %s by its beginning', async (_name, source, format) => {
    expect(await read(source)).toMatchObject({ ok: true, format })
  })

  test('reports its progress', async () => {
    const steps: string[] = []
    await readInput(new Blob(['<p>x</p>']), 'auto', sequentialUuids(), (step) => steps.push(step))
    expect([...new Set(steps)]).toEqual(['reading', 'parsing', 'checking'])
  })

  test.each<[string, string, InputFormat, string]>([
    ['nothing', ' \n', 'auto', 'It is empty'],
    ['JSON that was cut off', json.slice(0, 30), 'auto', 'cut off'],
    ['HTML that is called JSON', '<p>', 'json', 'not valid JSON'],
    ['more levels than can be saved', '<div>'.repeat(10_000), 'auto', '10,001 levels deep'],
    [
      'more levels of JSON',
      `${'{"componentName":"Container","children":['.repeat(10_000)}${']}'.repeat(10_000)}`,
      'auto',
      '10,000 levels',
    ],
    ['too many elements', '<br>'.repeat(limits.documentNodes), 'auto', 'Split it'],
    [
      'too many nodes',
      `[${Array(limits.documentNodes).fill('{"componentName":"Br"}').join()}]`,
      'auto',
      'Split it',
    ],
    ['more than a page can hold', `<p title="${'x'.repeat(limits.documentBytes)}">`, 'auto', '15.0 MB'],
  ])('refuses %s with the reason', async (_name, source, format, detail) => {
    expect(await read(source, format)).toMatchObject({
      ok: false,
      detail: expect.stringContaining(detail) as string,
    })
  })

  test('accepts an attribute of a megabyte', async () => {
    expect(await read(`<p title="${'x'.repeat(1_000_000)}">y</p>`)).toMatchObject({ ok: true })
  })
})
