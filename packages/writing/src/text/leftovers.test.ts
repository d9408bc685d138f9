import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { leftoversOf } from './leftovers.ts'
import { readArticle } from './read-article.ts'

const of = (html: string, title = 'Tulips') => leftoversOf(title, readArticle(html))

describe('leftoversOf', () => {
  it.each([
    ['<p>Gardens in {city}, {nap.city} and {city}</p>', ['{city}', '{nap.city}']],
    ['<p>A {business name} of {place:2}</p>', ['{business name}', '{place:2}']],
    ['<p>We are {fast|quick|}.</p>', ['{fast|quick|}']],
    ['<p><a href="https://x.example/{slug}">More</a></p>', ['{slug}']],
    ['<p>{ "a": 1 } and { color: red } and {} and {1}</p>', []],
    ['<pre>const {name} = props</pre>', []],
    ['<p>Plain text</p>', []],
  ])('%s', (html, placeholders) => {
    expect(of(html).placeholders).toEqual(placeholders)
  })

  it('checks the title too', () => {
    expect(of('<p>Text</p>', 'Gardens in {city}').placeholders).toEqual(['{city}'])
  })

  it.each([
    ['<a href="">More</a>', 1],
    ['<a href="#">More</a> <a href="mailto:">Write</a> <a href="https://">Go</a>', 3],
    ['<a href="#top">Up</a> <a href="mailto:a@b.example">Write</a> <a href="/about">About</a>', 0],
  ])('%s', (html, count) => {
    expect(of(`<p>${html}</p>`).emptyLinks).toBe(count)
  })

  it.each([
    ['<p>Lorem ipsum dolor sit amet</p>', true],
    ['<p>Placeholder text: say how you began</p>', true],
    ['<p>This placeholder text is about forms</p>', false],
  ])('%s', (html, expected) => {
    expect(of(html).hasSampleText).toBe(expected)
  })

  it('handles any text', () => {
    const odd = fc.array(fc.constantFrom('{', '}', '|', ' ', 'a', 'A', ':', '1', '.', '\n'), {
      maxLength: 400,
    })
    fc.assert(
      fc.property(odd, (signs) => {
        const text = signs.join('')
        const blocks = [{ kind: 'paragraph', level: 0, text } as const]
        for (const each of leftoversOf('', { blocks, links: [], pictures: [] }).placeholders)
          expect(text).toContain(each)
      }),
    )
  })
})
