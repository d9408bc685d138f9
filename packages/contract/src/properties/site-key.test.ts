import { expect, it } from 'vitest'
import { isSameProperty, siteKey } from './site-key.ts'

it.each([
  [['blog.example.com', '/'], ['www.blog.example.com', ''], true],
  [['blog.example.com', '/a'], ['blog.example.com', '/a/wp-admin/profile.php'], true],
  [['blog.example.com', '/a'], ['blog.example.com', '/b'], false],
  [['blog.example.com', '/'], ['blog.example.com:8443', '/'], false],
])('host and path %j and %j are one site: %s', ([host = '', pathname = ''], other, isSame) => {
  const [otherHost = '', otherPath = ''] = other
  const one = siteKey({ host, pathname })
  expect(one === siteKey({ host: otherHost, pathname: otherPath })).toBe(isSame)
})

it.each([
  ['without a username', '', 'ada', true],
  ['with one username in another case', 'Ada', 'ada', true],
  ['with two usernames', 'ada', 'bob', false],
])('one site %s is the same property: %s', (_name, one, other, isSame) => {
  const place = { propertyType: 'wordpress', key: 'blog.example.com' }
  expect(isSameProperty({ ...place, username: one }, { ...place, username: other })).toBe(isSame)
  expect(isSameProperty({ ...place, username: '' }, { ...place, propertyType: 'tumblr', username: '' })).toBe(
    false,
  )
})
