import { expect, it } from 'vitest'
import { outsideAddress } from './public-url.ts'

it.each([
  ['https://app.example', 'http://10.0.0.4:3030', 'https://app.example'],
  ['http://localhost:3030', 'http://10.0.0.4:3030', 'http://10.0.0.4:3030'],
  ['http://localhost:3030', 'http://127.0.0.1:3030', 'http://localhost:3030'],
])('returns for %s, opened at %s, the URL %s', (publicUrl, here, expected) => {
  expect(outsideAddress(publicUrl, here)).toBe(expected)
})
