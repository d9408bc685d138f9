import { expect, it } from 'vitest'
import { zipAddress } from './zip-address.ts'

it.each([
  ['', ''],
  ['  ', ''],
  ['https://www.example.com', 'https://www.example.com/'],
  ['example.com/towns', 'https://example.com/towns/'],
  ['http://example.com/towns/', 'http://example.com/towns/'],
  ['https://bucket.example.com/a/index.html', 'https://bucket.example.com/a/index.html'],
  ['https://example.com:8443/a', 'https://example.com:8443/a/'],
  ['localhost:3000', undefined],
  ['http://localhost/a', undefined],
  ['http://127.0.0.1/', undefined],
  ['green acre', undefined],
  ['ftp://example.com', undefined],
  ['javascript://example.com', undefined],
  ['https://me:secret@example.com', undefined],
  ['https://example.com/?a=1', undefined],
])('reads “%s” as the URL %s', (typed, address) => {
  expect(zipAddress(typed)).toBe(address)
})
