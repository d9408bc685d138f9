import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { growth, linear } from '../../../../testing/growth/growth.ts'
import { imagesIn, withImageAddresses, withoutImages } from './html-images.ts'

const own = (address: string) => address.startsWith('/media/')
const to = (...pairs: [string, string][]) => new Map(pairs)

describe('images of a text', () => {
  it('are found once, with alternative text and caption; links count for own images only', () => {
    const html =
      '<figure><img src="/media/a.jpg" alt="A &amp; B"><figcaption>By\n Ann</figcaption></figure><img src="/media/a.jpg" alt="again">' +
      '<a href="/media/b.jpg">A larger one</a><a href="https://other.example/c.jpg">other</a><img src="https://other.example/d.jpg">'
    expect(imagesIn(html, own)).toEqual([
      { source: '/media/a.jpg', alt: 'A & B', caption: 'By Ann', isShown: true },
      { source: 'https://other.example/d.jpg', alt: '', caption: '', isShown: true },
      { source: '/media/b.jpg', alt: 'A larger one', caption: '', isShown: false },
    ])
  })

  it('get other URLs wherever they occur, without other changes of the text', () => {
    const html =
      '<p>a<a href="/media/a.jpg"><img width="300" src="/media/a.jpg" srcset="/media/a.jpg 2x, /media/b.jpg 3x" sizes="50vw" height="200" alt="x"></a></p>\n<p>/media/a.jpg</p>'
    expect(withImageAddresses(html, to(['/media/a.jpg', 'https://blog.example/a.jpg?x=1&y=2']))).toBe(
      '<p>a<a href="https://blog.example/a.jpg?x=1&amp;y=2"><img width="300" src="https://blog.example/a.jpg?x=1&amp;y=2" height="200" alt="x"></a></p>\n<p>/media/a.jpg</p>',
    )
  })

  it('lose the sources of their <picture> when replaced', () => {
    const html =
      '<picture><source srcset="/media/a.webp" type="image/webp"><source srcset="/media/b.webp"><img src="/media/a.jpg"></picture>'
    expect(withImageAddresses(html, to(['/media/a.jpg', '/x.jpg']))).toBe(
      '<picture><img src="/x.jpg"></picture>',
    )
  })

  it('are removed with their figure and the link around them', () => {
    const html =
      '<p>a</p><figure><a href="/media/a.jpg"><img src="/media/a.jpg"></a><figcaption>By Ann</figcaption></figure><p>b <img src="/media/b.jpg"> c <img src="https://o.example/d.jpg"></p>'
    expect(withoutImages(html, own)).toBe('<p>a</p><p>b  c <img src="https://o.example/d.jpg"></p>')
  })

  it('leaves no replaced URL, in any context', () => {
    const piece = fc.constantFrom(
      '<p>one</p>',
      '<img src="/media/a.jpg">',
      "<img alt='x' src='/media/a.jpg' srcset='/media/a.jpg 2x'>",
      '<picture><source srcset="/media/a.jpg"><img src=/media/a.jpg></picture>',
      '<a href="/media/a.jpg">two</a>',
      '<figure><img src="/media/a.jpg" width="3"><figcaption>three</figcaption></figure>',
      '<table><tr><td><img src="/media/a.jpg"></td></tr></table>',
      '&amp; <b>four',
    )
    fc.assert(
      fc.property(fc.array(piece, { maxLength: 8 }), (pieces) => {
        const html = pieces.join('')
        const moved = withImageAddresses(html, to(['/media/a.jpg', 'https://b.example/i']))
        expect(moved).not.toContain('/media/')
        expect(withImageAddresses(moved, to(['/media/a.jpg', 'x']))).toBe(moved)
      }),
    )
  })
})

it('finds many images of one figure with a long caption in linear time', () => {
  const figure = (size: number) => {
    const images = Array.from({ length: size }, (_, at) => `<img src="/${at}">`).join('')
    return `<figure>${images}<figcaption>${'a <b>b</b> '.repeat(size)}</figcaption></figure>`
  }
  expect(imagesIn(figure(2), own).map(({ caption }) => caption)).toEqual(['a b a b', 'a b a b'])
  expect(growth((html) => imagesIn(html, own), figure, 400)).toBeLessThanOrEqual(linear)
})
