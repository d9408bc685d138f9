import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { textFindings, withoutMarks } from './text-findings.ts'

const facts = {
  evidence:
    'Open Monday 07:00 am - 05:00 pm at 418 Alder Street. The Clean Water Act applies. Gutter House has cleaned 2,400 roofs since 2009. A visit costs $189. Call (512) 555-0144 or write to hello@gutter.example. Ann says “They came on Sunday and fixed it within an hour”.',
  avoid: ['hassle-free', 'C++'],
}
const kinds = (...texts: string[]) =>
  textFindings(
    texts.map((text, at) => ({ id: `s${at + 1}`, text })),
    facts,
  ).map(({ kind, section }) => `${section} ${kind}`)

describe('textFindings', () => {
  it.each([
    ['Since 2009 we have cleaned 2400 roofs [profile].'],
    ['A visit costs $189 [S1]. It takes two people and 3 ladders.'],
    ['Call (512) 555-0144 or write to hello@gutter.example.'],
    ['“They came on Sunday and fixed it within an hour”, Ann says.'],
    ['The best cleaning in Austin, says the city [S2].'],
    ['It’s important to note one thing.'],
    ['We are there from 7 a.m. to 5 pm, at 418 Alder St, by 17:00 at the latest.'],
    ['A study by the city finds moss first [S2]. The Clean Water Act says so.'],
    ['1. Look at the downspout.\n2. Rinse it.'],
  ])('finds nothing in “%s”', (text) => {
    expect(kinds(text)).toEqual([])
  })

  it.each([
    ['Since 2008 we clean roofs.', 'unsupported'],
    ['Nine in ten owners, or 87 %, wait too long.', 'unsupported'],
    ['A visit costs $149.', 'unsupported'],
    ['Call 512-555-0199 today.', 'contact'],
    ['Write to sales@other.example.', 'contact'],
    ['We are open until 8 pm.', 'contact'],
    ['Wir öffnen um 9 Uhr.', 'contact'],
    ['Come to 12 Oak Street.', 'contact'],
    ['Kommen Sie in die Lindenstraße 4.', 'contact'],
    ['A study by Harvard shows that gutters matter.', 'unsupported'],
    ['According to experts, two visits are enough.', 'unsupported'],
    ['The Gutter Safety Act demands it.', 'unsupported'],
    ['Nach § 823 BGB haften Sie.', 'unsupported'],
    ['“Best service I have ever had in my life”, says Tom.', 'invented-quote'],
    ['We are the best in town.', 'superlative'],
    ['A hassle-free visit.', 'avoided-word'],
    ['Written in C++, naturally.', 'avoided-word'],
  ])('finds the fault of “%s”', (text, kind) => {
    expect(kinds(text)).toContain(`s1 ${kind}`)
  })

  it('finds a run of eight words that an earlier section has, whatever the case and the marks', () => {
    const first = 'Wet leaves hold water against the wood until the boards begin to rot [S1].'
    const again = 'Remember: wet LEAVES hold water against the wood until [S2] spring.'
    expect(kinds(first, again)).toEqual(['s2 repetition'])
    expect(kinds(first, 'Dry leaves are light.')).toEqual([])
  })

  it('allows one filler phrase in 300 words', () => {
    const one = 'When it comes to gutters, look up.'
    expect(kinds(`${one} Rest assured, it works.`)).toEqual(['s1 filler'])
    expect(kinds(`${one} ${'word '.repeat(600)}. Rest assured, it works.`)).toEqual([])
  })

  it('quotes sentences of their section word for word', () =>
    fc.assert(
      fc.property(fc.array(fc.string(), { maxLength: 5 }), (texts) => {
        const sections = texts.map((text, at) => ({ id: `s${at}`, text }))
        for (const { section, quote } of textFindings(sections, facts))
          expect(sections.find(({ id }) => id === section)?.text).toContain(quote)
      }),
    ))

  it('finds nothing unsupported in a text that its own sources contain', () =>
    fc.assert(
      fc.property(fc.string({ unit: fc.constantFrom('a', ' ', '.', '1', '9', ',', '$') }), (text) => {
        const found = textFindings([{ id: 's1', text }], { evidence: text, avoid: [] })
        expect(found.filter(({ kind }) => kind === 'unsupported')).toEqual([])
      }),
    ))
})

it('withoutMarks removes the ids of sources alone', () => {
  expect(withoutMarks('It leaks [S1]. So do we [profile, S12]. [1] stays, [x](y) too.')).toBe(
    'It leaks. So do we. [1] stays, [x](y) too.',
  )
})
