import { expect, it } from 'vitest'
import { linkReach } from './link-reach.ts'

it.each([
  ['http://localhost:3030/x', 'computer'],
  ['http://sites.localhost/', 'computer'],
  ['http://127.0.0.1:3030/', 'computer'],
  ['http://[::1]/', 'computer'],
  ['http://192.168.1.4:3030/', 'network'],
  ['http://10.0.0.4/', 'network'],
  ['http://172.31.0.1/', 'network'],
  ['http://[fd00::1]/', 'network'],
  ['http://nas:3030/', 'network'],
  ['http://web2.local/', 'network'],
  ['http://172.32.0.1/', 'everyone'],
  ['http://[2001:db8::1]/', 'everyone'],
  ['https://web2.example.com/', 'everyone'],
] as const)('%s can be opened by: %s', (url, reach) => {
  expect(linkReach(url)).toBe(reach)
})
