import { expect, it } from 'vitest'
import { cleanHtml } from '../articles/editing/clean-html.ts'
import { postHtml } from '../campaigns/posts/listing-block.ts'
import { withNapBlock } from './listing-block.ts'

const nap = {
  businessName: 'Elm & Sons',
  address1: '1 Elm St',
  city: 'Austin',
  phone: '(512) 555-0100',
  website: 'elm.example',
}

it('links to valid websites only', () => {
  expect(withNapBlock('', nap)).toContain('<br><a href="https://elm.example">elm.example</a>')
  const block = withNapBlock('', { ...nap, website: 'to follow' })
  expect(block).toContain('<br>to follow</p>')
})

it('adds no second listing to an article that ends with it', () => {
  const text = cleanHtml(withNapBlock('<p>Roses.</p>', nap))
  expect(text).toMatch(/^<p>Roses\.<\/p><p><strong>Elm &amp; Sons<\/strong>/)
  const post = { links: [], disclosure: '' }
  expect(postHtml({ ...post, text, nap })).toBe(text)
  expect(postHtml({ ...post, text: '<p>Roses.</p>', nap }).match(/555-0100<\/a>/g)).toHaveLength(1)
  expect(postHtml({ ...post, text, nap: { ...nap, phone: '555' } }).match(/<strong>Elm/g)).toHaveLength(2)
})
