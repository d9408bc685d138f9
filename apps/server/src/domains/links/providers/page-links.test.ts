import { describe, expect, it } from 'vitest'
import { pageLinks } from './page-links.ts'
import { robotsAllow } from '../../../platform/outbound/robots/robots.ts'
import { addressKey } from './same-url.ts'

describe('robots.txt', () => {
  const allows = (text: string, path: string) => robotsAllow(text, 'Web2Manager', path)

  it.each([
    ['', '/a', true],
    ['User-agent: *\nDisallow: /', '/a', false],
    ['User-agent: *\nDisallow:', '/a', true],
    ['User-agent: *\nDisallow: /a\nAllow: /a/b', '/a/b/c', true],
    ['User-agent: *\nDisallow: /a/b\nAllow: /a', '/a/b/c', false],
    ['User-agent: *\nDisallow: /a\nAllow: /a', '/a', true],
    ['User-agent: *\nDisallow: /*.pdf$', '/x/y.pdf', false],
    ['User-agent: *\nDisallow: /*.pdf$', '/x/y.pdf?z', true],
    ['User-agent: other\nUser-agent: WEB2MANAGER\nDisallow: /a # why', '/a', false],
    ['User-agent: web2manager\nAllow: /\n\nUser-agent: *\nDisallow: /', '/a', true],
    ['User-agent: other\nDisallow: /', '/a', true],
    ['<html>not a robots.txt</html>', '/a', true],
  ])('%j allows %s to be read: %s', (text, path, expected) => expect(allows(text, path)).toBe(expected))

  it('is not slowed down by malicious patterns', () => {
    expect(allows(`User-agent: *\nDisallow: /${'*a'.repeat(5_000)}$`, `/${'a'.repeat(5_000)}b`)).toBe(true)
  })
})

describe('links of a page', () => {
  it('are resolved as browsers resolve them', () => {
    const html = `<html><head><title> My
      page </title><base href="/blog/"></head><body>
      <a href="post">One  <b>post</b></a>
      <a rel="noopener SPONSORED nofollow" href="https://shop.example/roses?a=1#top"><img alt="Roses"></a>
      <a href="https://t.umblr.com/redirect?z=https%3A%2F%2Fshop.example%2Flawn&t=x">Lawn</a>
      <a href="mailto:a@b.example">Mail</a><a href="http://[bad">x</a></body></html>`
    expect(pageLinks(html, 'https://garden.example/x/y')).toEqual({
      title: 'My page',
      links: [
        { url: 'https://garden.example/blog/post', anchor: 'One post', rel: '' },
        { url: 'https://shop.example/roses?a=1#top', anchor: 'Roses', rel: 'nofollow sponsored' },
        { url: 'https://shop.example/lawn', anchor: 'Lawn', rel: '' },
      ],
    })
  })

  it.each([
    ['http://www.shop.example/', 'https://shop.example', true],
    ['https://shop.example/a/', 'https://shop.example/a#b', true],
    ['https://shop.example/a/index.html', 'https://shop.example/a/', true],
    ['https://shop.example/a?b', 'https://shop.example/a', false],
    ['https://shop.example/a?utm_source=x&UTM_id=1', 'https://shop.example/a', true],
    ['https://shop.example/a?b=1&utm_source=x&c', 'https://shop.example/a?b=1&c', true],
    ['https://shop.example/a?b=utm_source', 'https://shop.example/a?', false],
    ['https://shop.example/a', 'https://shop.example/b', false],
  ])('%s and %s are the same page: %s', (one, other, expected) =>
    expect(addressKey(one) === addressKey(other)).toBe(expected),
  )
})
