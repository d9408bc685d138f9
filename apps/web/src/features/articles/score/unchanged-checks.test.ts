import { scoreArticle } from '@web2/writing'
import { expect, test } from 'vitest'
import { keepUnchanged } from './unchanged-checks.ts'

const fields = { keyword: 'garden', slug: '', metaTitle: '', metaDescription: '' }
const checksOf = (title: string) => scoreArticle({ ...fields, title, html: '<p>A garden grows.</p>' }).checks

test('keeps all checks of an equal score', () => {
  const before = checksOf('Roses')
  expect(keepUnchanged(before, checksOf('Roses'))).toBe(before)
})

test('keeps the checks that a change leaves as they are, and takes the others', () => {
  const before = checksOf('Roses')
  const now = checksOf('My garden')
  const kept = keepUnchanged(before, now)
  expect(kept).toEqual(now)
  const of = (id: string, all: typeof now) => all.find((check) => check.id === id)
  expect(of('text-length', kept)).toBe(of('text-length', before))
  expect(of('keyword-in-title', kept)).not.toEqual(of('keyword-in-title', before))
})

test('drops the checks that no longer apply', () => {
  const before = checksOf('Roses')
  expect(keepUnchanged(before, before.slice(1))).toEqual(before.slice(1))
})
