import { expect, it } from 'vitest'
import { isSlug } from './slug.ts'

it.each(['..', 'a/b', 'A', 'a--b', '-a', 'а', 'a%2fb', 'a'.repeat(81)])('rejects %j as a slug', (text) => {
  expect(isSlug(text)).toBe(false)
})

it.each(['a', 'green-acre', '7-days', 'a'.repeat(80)])('accepts %j as a slug', (text) => {
  expect(isSlug(text)).toBe(true)
})
