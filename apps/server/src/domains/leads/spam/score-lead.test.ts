import { leadLimits } from '@web2/contract/leads'
import { describe, expect, it } from 'vitest'
import { growth, linear } from '../../../testing/growth/growth.ts'
import { foldedText, wordsOfLead } from '../lead-words.ts'
import { learnedPoints, noWords, ownWordsIn } from './word-score.ts'
import { scoreLead, type LeadSigns } from './score-lead.ts'

const scoreOf = (change: Partial<LeadSigns> & { readonly message: string }) => {
  const { name = 'Ada Byron', email = 'ada@example.com', message } = change
  return scoreLead({
    entries: [name, email, message].map((value) => ({ name: 'x', label: 'x', value })),
    ...{ name, email, lang: 'en', isHoneypotFilled: false, token: 'valid' },
    ...{ isOldVersion: false, isRepeated: false, words: noWords },
    ...change,
  })
}

describe('people need no confirmation', () => {
  it.each([
    ['a short message', { message: 'Call me' }],
    ['nothing but an address', { message: '', name: '' }],
    [
      'a link to the page they mean',
      { message: 'I want this: https://www.example.com/garden and a price please.' },
    ],
    ['two links', { message: 'See https://a.example/1 and https://a.example/2 for photos of the roof.' }],
    [
      'the words of offers',
      { message: 'Do you have an SEO offer with backlinks? We want to rank on Google.' },
    ],
    [
      'a question about every topic of spam',
      {
        message:
          'We run a casino and need SEO services, guest posts, backlinks and a business loan. Unsubscribe me.',
      },
    ],
    [
      'capital letters',
      { message: 'PLEASE CALL ME BACK TODAY BECAUSE WATER IS RUNNING THROUGH THE CEILING' },
    ],
    ['another language', { message: 'Добрый день, у нас протекает крыша, позвоните нам, пожалуйста.' }],
    [
      'another language and a link',
      { message: '屋根が雨漏りしています。写真はこちらです https://photos.example/1' },
    ],
    ['a long number in the address', { message: 'Please call me back', email: 'ada19750512@example.com' }],
    ['a cached page', { message: 'Please call me back', isOldVersion: true }],
    ['a page without a token', { message: 'Please call me back', token: 'absent' }],
    ['a copied page with another token', { message: 'Please call me back', token: 'forged' }],
    ['sending it again', { message: 'Please call me back', isRepeated: true }],
    [
      'German and a link',
      { message: 'Guten Tag, ist der Termin noch frei? https://kalender.example', lang: 'de' },
    ],
  ] as const)('%s', (_, signs) => {
    expect(scoreOf(signs).score).toBeLessThan(leadLimits.doubtfulFrom)
  })
})

describe('doubtful are', () => {
  it.each([
    [
      'many links with the words of mailings',
      {
        message:
          'Guest post on https://a.example https://b.example https://c.example: seo services, backlinks',
      },
    ],
    ['markup of forums', { message: 'Nice [url=https://a.example]offer[/url]', token: 'absent' }],
    ['random letters in both fields', { message: 'QxWbnTrLpZsD', name: 'kLmNopQRst', token: 'absent' }],
    ['a link as a name', { name: 'https://a.example', message: 'Look at https://b.example and buy' }],
    [
      'a word of the own list',
      { message: 'cheap roof coatings', words: { own: ['roof coatings'], learned: 0 } },
    ],
    [
      'learned words and a forged token',
      { message: 'hello', token: 'forged', words: { own: [], learned: 45 } },
    ],
  ] as const)('%s', (_, signs) => {
    const { score, reasons } = scoreOf(signs)
    expect(score).toBeGreaterThanOrEqual(leadLimits.doubtfulFrom)
    expect(score).toBeLessThan(leadLimits.spamFrom)
    expect(reasons.length).toBeGreaterThan(0)
  })
})

describe('spam at once are', () => {
  it.each([
    ['a filled hidden field', { message: 'Hello', isHoneypotFilled: true }],
    ['two words of the own list', { message: 'x', words: { own: ['seo', 'casino'], learned: 0 } }],
    [
      'everything together',
      {
        message: '[url=https://a.example]casino[/url] https://b.example https://c.example guest post',
        token: 'forged',
      },
    ],
  ] as const)('%s', (_, signs) => {
    expect(scoreOf(signs).score).toBeGreaterThanOrEqual(leadLimits.spamFrom)
  })
})

describe('words', () => {
  it('of the own list are found as whole words and phrases, in any case', () => {
    const text = 'We offer Roof-Coatings and SEO.'
    expect(ownWordsIn(['roof coatings', 'seo', 'coating', 'off', ''], text)).toEqual(['roof coatings', 'seo'])
  })

  it('are found in letters of other shapes', () => {
    expect(ownWordsIn(['seo', 'café'], 'ＳＥＯ, Ｃａｆｅ\u0301')).toEqual(['seo', 'café'])
    expect(wordsOfLead([{ value: 'ｶﾞｽ ﬁre' }])).toEqual(['ガス', 'fire'])
  })

  it.each([
    ['marks on one letter', 'a\u0301\u0316\u0315'],
    ['marks of half width', '\uff9e\u0301\uff9f'],
    ['marks alone', '\u0301\u0316'],
  ])('take time in proportion to %s', (_, [letter = '', ...marks]) => {
    const textOf = (size: number) => letter + marks.join('').repeat(size / marks.length)
    expect(growth(foldedText, textOf, 1_500)).toBeLessThanOrEqual(linear)
  })

  it('grow little, whatever the letters of a text are', () => {
    let longest = 0
    for (let code = 0; code < 0x11_0000; code += 1)
      if (code < 0xd800 || code > 0xdfff)
        longest = Math.max(longest, foldedText(String.fromCodePoint(code)).length)
    expect(longest).toBe(6)
  })

  it('decide nothing before ten decisions, and lean to the side that used them', () => {
    const words = Array.from({ length: 6 }, () => ({ spam: 5, good: 0 }))
    expect(learnedPoints({ spam: 5, good: 4, words })).toBe(0)
    expect(learnedPoints({ spam: 5, good: 5, words })).toBeGreaterThan(20)
    expect(learnedPoints({ spam: 5, good: 5, words: words.map(() => ({ spam: 0, good: 5 })) })).toBeLessThan(
      -20,
    )
    expect(learnedPoints({ spam: 50, good: 50, words: [{ spam: 20, good: 20 }] })).toBe(0)
    expect(
      learnedPoints({
        spam: 500,
        good: 5,
        words: Array.from({ length: 300 }, () => ({ spam: 400, good: 0 })),
      }),
    ).toBe(45)
  })
})
