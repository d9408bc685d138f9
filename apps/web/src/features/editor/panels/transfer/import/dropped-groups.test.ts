import { importHtml } from '@web2/builder'
import { expect, test } from 'vitest'
import { droppedGroups } from './dropped-groups.ts'

test('groups and counts dropped content, with a few distinct samples', () => {
  const many = Array.from({ length: 1_500 }, (_, at) => `<p onclick="f(${at % 7})">x</p>`).join('')
  const { report } = importHtml(`<script>one()</script>${many}`)
  const groups = droppedGroups(report)
  expect(groups.map(({ title, more }) => [title, more])).toEqual([
    ['1,500 event handlers', 1_495],
    ['1 script', 0],
  ])
  expect(new Set(groups[0]!.samples.map(({ sample }) => sample)).size).toBe(5)
  expect(groups.every(({ why }) => why.endsWith('.'))).toBe(true)
})
