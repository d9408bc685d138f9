import { describe, expect, it } from 'vitest'
import { letterText, type LetterContent } from './mail-content.ts'
import { letterHtml } from './mail-html.ts'

const letter: LetterContent = {
  subject: 'New lead <b>',
  paragraphs: ['First line\nsecond line'],
  facts: [
    { label: 'الاسم', value: 'ليلى' },
    { label: 'When?', value: 'At\r\nnoon & <later>' },
  ],
  counts: [{ label: 'Contact "form"', value: '1,200' }],
  button: { label: 'Open', url: 'https://app.example.com/?a=1&b="2"' },
  details: [{ label: 'URL', value: 'https://example.com/?a=1&b=2' }],
  note: 'Reply to <answer>.',
}

describe('letterHtml', () => {
  const html = letterHtml(letter)

  it('has the subject as title and heading, and its language', () => {
    expect(html).toMatch(/^<!doctype html><html lang="en" dir="ltr">/)
    expect(html).toContain('<title>New lead &lt;b&gt;</title>')
    expect(html).toMatch(/<h1 [^>]*>New lead &lt;b&gt;<\/h1>/)
    expect(html.match(/<h1/g)).toHaveLength(1)
  })

  it('fits small and dark screens', () => {
    expect(html).toContain('<meta name="viewport" content="width=device-width, initial-scale=1">')
    expect(html).toContain('<meta name="color-scheme" content="light dark">')
    expect(html).toContain('@media (prefers-color-scheme:dark)')
    expect(html).toContain('word-break:break-word')
  })

  it('gives each value a direction of its own, and the labels decide that of the list', () => {
    expect(html).toMatch(
      /<dl dir="auto"[^>]*><dt[^>]*>الاسم<\/dt><dd[^>]*><span dir="auto">ليلى<\/span><\/dd>/,
    )
    expect(html).toMatch(/<th [^>]*scope="row"[^>]*><span dir="auto">Contact &quot;form&quot;<\/span><\/th>/)
  })

  it('escapes every text, and keeps line breaks', () => {
    expect(html).toContain('First line<br>second line')
    expect(html).toContain('At<br>noon &amp; &lt;later&gt;')
    expect(html).toContain('href="https://app.example.com/?a=1&amp;b=&quot;2&quot;"')
    expect(html).toContain('Reply to &lt;answer&gt;.')
    expect(html).not.toMatch(/<(?:b|later|answer)>/)
  })

  it('begins with the content, which lists of emails show next to the subject', () => {
    expect(html).toMatch(/<div style="display:none[^"]*">First line\nsecond line · ليلى · At/)
    // never half a character
    const long = letterHtml({ subject: 'x', paragraphs: [`${'x'.repeat(139)}🌱`] })
    expect(long.isWellFormed()).toBe(true)
  })
})

it('the text of a letter has all of it', () => {
  expect(letterText(letter)).toBe(
    [
      'First line\nsecond line',
      'الاسم: ليلى',
      'When? At\r\nnoon & <later>',
      'Contact "form": 1,200',
      'Open: https://app.example.com/?a=1&b="2"',
      'URL: https://example.com/?a=1&b=2',
      'Reply to <answer>.',
      '— Web 2 Manager',
    ].join('\n\n'),
  )
})
