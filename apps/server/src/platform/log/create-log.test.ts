import { expect, test } from 'vitest'
import { createLog, logFormatOf } from './create-log.ts'

const lines = (format: 'text' | 'json', text: string): string[] => {
  const written: string[] = []
  const write = (line: string) => void written.push(line)
  const log = createLog(format, { out: write, err: write }, () => new Date('2026-11-22T20:00:00Z'))
  log.info(text)
  log.error(text)
  return written
}

test('keeps text as it is', () => {
  expect(lines('text', 'a\n  b')).toEqual(['a\n  b', 'a\n  b'])
})

test('writes each message as one line of JSON, whatever it contains', () => {
  const written = lines('json', '\nit "broke"\n    at here\n')
  expect(written.every((line) => !line.includes('\n'))).toBe(true)
  expect(written.map((line) => JSON.parse(line))).toEqual(
    ['info', 'error'].map((level) => ({
      time: '2026-11-22T20:00:00.000Z',
      level,
      pid: process.pid,
      message: 'it "broke"',
      details: '    at here',
    })),
  )
})

test.each([
  [undefined, 'text'],
  [' json ', 'json'],
  ['yaml', 'text'],
])('LOG_FORMAT=%s is %s', (text, format) => expect(logFormatOf(text)).toBe(format))
