import { expect, test } from 'vitest'
import { parseSmtpUrl } from './smtp-url.ts'

const plain = { host: 'mail.example.com', port: 587, secure: false, user: '', password: '', from: '' }

test.each([
  ['smtp://mail.example.com', plain],
  ['smtp://mail.example.com:25/', { ...plain, port: 25 }],
  [
    'smtps://u%40x.com:p%2Fw@mail.example.com',
    { ...plain, port: 465, secure: true, user: 'u@x.com', password: 'p/w' },
  ],
  ['smtp://mail.example.com?from=Robot%20%3Cr@x.com%3E', { ...plain, from: 'Robot <r@x.com>' }],
  ['smtp://[::1]:2525', { ...plain, host: '::1', port: 2525 }],
])('%s', (text, expected) => {
  expect(parseSmtpUrl(text)).toEqual(expected)
})

test.each([
  'mail.example.com',
  'http://mail.example.com',
  'smtp://mail.example.com/path',
  'smtp://mail.example.com?to=x',
  'smtp://u:%zz@mail.example.com',
  'smtp://mail.example.com?from=nobody',
  'smtp://mail.example.com?from=a%0D%0ABcc:b@x.com',
])('rejects %s', (text) => {
  expect(parseSmtpUrl(text)).toBeUndefined()
})
