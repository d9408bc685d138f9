import { expect, test } from 'vitest'
import { takesSecretsOf } from './origins.ts'

test.each([
  ['https://blog.example.com/a', 'https://blog.example.com/b', true],
  ['http://blog.example.com', 'https://blog.example.com/', true],
  ['https://example.com', 'https://www.example.com/', true],
  ['http://127.0.0.1:8080', 'http://127.0.0.1:8080/?rest_route=/', true],
  ['https://blog.example.com', 'http://blog.example.com/', false],
  ['http://example.com', 'http://www.example.com/', false],
  ['https://example.com', 'https://example.com:8443/', false],
  ['http://127.0.0.1:8080', 'http://127.0.0.1:8081/', false],
  ['https://example.com', 'https://blog.example.com/', false],
  ['https://example.com', 'https://example.com.evil.example/', false],
  ['https://example.com', '', false],
])('a secret for %s may be sent to %s: %s', (entered, reached, expected) => {
  expect(takesSecretsOf(entered, reached)).toBe(expected)
})
