import { beforeEach, expect, test } from 'vitest'
import { report } from './report-error.ts'

let lines: string[]
let now: number
let tell: (error: Error) => void
beforeEach(() => {
  lines = []
  now = 0
  tell = report(
    'The worker',
    (line) => lines.push(line),
    () => now,
  )
})

const refused = () => Object.assign(new Error('connect ECONNREFUSED'), { code: 'ECONNREFUSED' })

test('logs an unreachable database once in ten seconds, without a stack', () => {
  tell(refused())
  tell(new Error('Client has encountered a connection error and is not queryable'))
  expect(lines).toEqual(['The worker can’t reach the database and will retry: connect ECONNREFUSED'])
  now = 10_000
  tell(refused())
  expect(lines).toHaveLength(2)
})

test('logs all other errors each time, with their stack', () => {
  tell(refused())
  tell(new TypeError('a mistake of ours'))
  tell(new TypeError('a mistake of ours'))
  expect(lines.slice(1)).toEqual([
    expect.stringMatching(/had an error and continues: TypeError: a mistake of ours\n +at /),
    expect.stringMatching(/had an error and continues: TypeError: a mistake of ours\n +at /),
  ])
})
