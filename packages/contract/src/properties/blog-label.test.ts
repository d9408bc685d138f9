import { expect, test } from 'vitest'
import { blogLabel } from './blog-label.ts'

test.each([
  [
    { name: 'Garden press', webUrl: 'https://www.press.example/garden/' },
    'Garden press (press.example/garden)',
  ],
  [{ name: '', webUrl: 'https://press.example/' }, 'press.example'],
  [{ name: 'press.example', webUrl: 'http://press.example' }, 'press.example'],
])('labels %o as %s', (blog, label) => expect(blogLabel(blog)).toBe(label))
