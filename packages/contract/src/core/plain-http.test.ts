import { expect, test } from 'vitest'
import { isPlainHttp } from './plain-http.ts'

test.each([
  ['https:', 'blog.example.com', false],
  ['http:', 'blog.example.com', true],
  ['http:', '10.0.0.1', true],
  ['http:', '127.0.0.1', false],
  ['http:', '127.8.9.10', false],
  ['http:', '127.0.0.1.example.com', true],
  ['http:', '[::1]', false],
  ['http:', '[fd00::1]', true],
  ['http:', 'localhost', false],
  ['http:', 'blog.localhost', false],
  ['http:', 'notlocalhost', true],
])('whether %s//%s is sent unencrypted: %s', (protocol, hostname, expected) => {
  expect(isPlainHttp({ protocol, hostname })).toBe(expected)
})
