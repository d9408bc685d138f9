import fc from 'fast-check'
import { describe, expect, it, test } from 'vitest'
import { parseTrustedProxy } from '../config/trusted-proxy.ts'
import { callerAddress, countedAddress } from './caller-address.ts'

/** Returns the address derived with this TRUSTED_PROXY if the peer sends this X-Forwarded-For. */
const caller = (setting: string | undefined, peer: string, forwarded?: string | string[]) =>
  callerAddress({ peer, forwarded }, setting === undefined ? undefined : parseTrustedProxy(setting))

test.each([
  ['without the setting no header is believed', undefined, '10.0.0.1', '203.0.113.7', '10.0.0.1'],
  ['one proxy names its peer', '1', '10.0.0.1', '203.0.113.7', '203.0.113.7'],
  [
    'with two proxies the second from the right counts',
    '2',
    '10.0.0.1',
    '203.0.113.7, 10.0.0.2',
    '203.0.113.7',
  ],
  [
    'forged entries at the left are not read',
    '1',
    '10.0.0.1',
    '1.1.1.1, 8.8.8.8, 203.0.113.7',
    '203.0.113.7',
  ],
  ['nor beyond two proxies', '2', '10.0.0.1', '1.1.1.1, 203.0.113.7, 10.0.0.2', '203.0.113.7'],
  ['a chain that is too short ends at its last hop', '3', '10.0.0.1', '203.0.113.7', '203.0.113.7'],
  ['a missing header leaves the peer', '2', '10.0.0.1', undefined, '10.0.0.1'],
  ['an empty header too', '10.0.0.1', '10.0.0.1', '', '10.0.0.1'],
  ['no address ends the chain', '2', '10.0.0.1', '203.0.113.7, unknown', '10.0.0.1'],
  ['no address behind a good hop ends it there', '2', '10.0.0.1', 'unknown, 10.0.0.2', '10.0.0.2'],
  ['a gap ends it as well', '10.0.0.0/8', '10.0.0.1', '203.0.113.7, , 10.0.0.2', '10.0.0.2'],
  ['a number in octal is no address', '1', '10.0.0.1', '010.1', '10.0.0.1'],
  [
    'a peer that is no trusted proxy is the caller',
    '10.0.0.0/8',
    '198.51.100.1',
    '203.0.113.7',
    '198.51.100.1',
  ],
  [
    'ranges are followed to the first stranger',
    '10.0.0.0/8',
    '10.0.0.1',
    '1.1.1.1, 203.0.113.7, 10.9.9.9',
    '203.0.113.7',
  ],
  ['a chain of proxies alone ends at its left', '10.0.0.0/8', '10.0.0.1', '10.1.1.1, 10.9.9.9', '10.1.1.1'],
  ['single addresses are ranges of one', '10.0.0.1', '10.0.0.1', '203.0.113.7, 10.0.0.2', '10.0.0.2'],
  ['a peer of IPv4 within IPv6 is IPv4', '10.0.0.0/8', '::ffff:10.0.0.1', '203.0.113.7', '203.0.113.7'],
  ['also in hexadecimal', '10.0.0.0/8', '::ffff:a00:1', '::ffff:cb00:7107', '203.0.113.7'],
  ['and in the setting', '::ffff:10.0.0.0/104', '10.0.0.1', '203.0.113.7', '203.0.113.7'],
  ['an IPv6 proxy', '2001:db8::/32', '2001:db8::1', '2001:db9::2', '2001:db9::2'],
  ['a peer with a zone', 'fe80::/10', 'fe80::1%eth0', '203.0.113.7', '203.0.113.7'],
  ['brackets', '1', '::1', '[2001:DB9::2]', '2001:db9::2'],
  ['brackets and a port', '1', '::1', '[2001:db9::2]:443', '2001:db9::2'],
  ['brackets and a zone', '1', '::1', '[fe80::2%25eth0]:443', 'fe80::2'],
  ['a port', '1', '::1', '203.0.113.7:51234', '203.0.113.7'],
] as const)('%s', (_name, setting, peer, forwarded, expected) => {
  expect(caller(setting, peer, forwarded)).toBe(expected)
})

test('joins several header lines to one chain', () => {
  expect(caller('2', '10.0.0.1', ['1.1.1.1', '203.0.113.7', '10.0.0.2'])).toBe('203.0.113.7')
})

test('returns no address for a closed connection', () => {
  expect(callerAddress({ peer: undefined, forwarded: '203.0.113.7' }, { hops: 1 })).toBe('')
})

describe('a forged X-Forwarded-For before the entries of trusted proxies', () => {
  const written = fc.oneof(
    fc.string({ unit: fc.constantFrom(...'0123456789abcdef.:,[]%/ x"') }),
    fc
      .array(fc.oneof(fc.ipV4(), fc.ipV6(), fc.constant('unknown'), fc.constant('10.0.0.9')))
      .map((all) => all.join(', ')),
  )
  const address = fc.oneof(fc.ipV4(), fc.ipV6()).filter((each) => !each.startsWith('10.'))
  const proxies = fc.array(
    fc.nat(255).map((last) => `10.0.0.${last}`),
    { maxLength: 3 },
  )

  it.each([
    ['counted', (added: number) => String(added + 1)],
    ['named by their range', () => '10.0.0.0/8'],
  ])('does not change the caller with proxies %s', (_name, setting) => {
    fc.assert(
      fc.property(written, address, proxies, (forged, real, between) => {
        const added = [real, ...between]
        const trusted = setting(between.length)
        const expected = caller(trusted, '10.0.0.1', added)
        expect(caller(trusted, '10.0.0.1', [forged, ...added])).toBe(expected)
        expect(expected).toBe(caller(undefined, real))
      }),
    )
  })
})

test.each([
  ['203.0.113.7', '203.0.113.7'],
  ['::ffff:203.0.113.7', '203.0.113.7'],
  ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2::/64'],
  ['2001:db8:1:2::9', '2001:db8:1:2::/64'],
  ['2001:DB8:1:3::9', '2001:db8:1:3::/64'],
  ['fe80::1%eth0', 'fe80:0:0:0::/64'],
  ['', ''],
])('limits count %j as %j', (address, counted) => {
  expect(countedAddress(address)).toBe(counted)
})
