import { expect, it } from 'vitest'
import { linkKind, placeOf } from './link-kinds.ts'

it.each([
  ['https://Shop.example', 'shop.example/'],
  ['https://shop.example/index.html', 'shop.example/'],
  ['http://localhost:3031/roses/', 'localhost:3031/roses/'],
  ['https://s3.example/bucket/index.html', 's3.example/bucket/'],
  ['no address', ''],
])('placeOf: %s → %s', (address, place) => expect(placeOf(address)).toBe(place))

it.each([
  ['https://s3.example/bucket', 'internal'],
  ['https://s3.example/bucket/about/?a#b', 'internal'],
  ['https://s3.example/bucket-of-others/', 'outbound'],
  ['https://s3.example.org/bucket/', 'outbound'],
  ['/bucket/', 'internal'],
  ['mailto:a@s3.example', 'other'],
] as const)('next to a site on a shared host, %s is %s', (href, kind) =>
  expect(linkKind({ href }, ['s3.example/bucket/', ''])).toBe(kind),
)
