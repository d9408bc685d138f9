import { createHash } from 'node:crypto'
import { expect, test } from 'vitest'
import { readFacts, similaritiesOf } from './read-facts.ts'
import { factRules, storedFacts, wholeFacts } from './text-facts.ts'

const read = (text: string, fields: { title?: string; featuredImage?: string } = {}) =>
  readFacts([{ title: '', featuredImage: '', ...fields, text }])[0]!

const nothing = {
  isEmpty: false,
  links: 0,
  linkBlocks: 0,
  affiliateLinks: 0,
  plainAffiliateLinks: 0,
  disclosed: false,
  images: [],
  leftovers: { placeholders: [], emptyLinks: 0, hasSampleText: false },
}
const amazon = 'https://amzn.to/x'

const cases: readonly (readonly [string, object])[] = [
  ['', { isEmpty: true }],
  ['<p>Roses need water.</p>', {}],
  ['<p>See <a href="https://r.example">roses</a>.</p>', { links: 1 }],
  ['<p><a href="https://r.example">roses</a></p><p> <a href="/b">b</a> </p>', { links: 2, linkBlocks: 2 }],
  [
    `<p>a <a href="${amazon}">x</a> <a href="${amazon}" rel="sponsored">y</a></p>`,
    { links: 2, affiliateLinks: 2, plainAffiliateLinks: 1 },
  ],
  ['<p>I may earn a commission.</p>', { disclosed: true }],
  [
    '<p><img src="https://i.example/1.jpg"> <IMG src="/2.jpg"><img src="/2.jpg"></p>',
    { images: ['https://i.example/1.jpg', '/2.jpg'] },
  ],
  ['<p><image src="/old.jpg"></p>', { images: ['/old.jpg'] }],
  [
    '<p>In {city} <a href="#">here</a>. Lorem ipsum.</p>',
    { links: 1, leftovers: { placeholders: ['{city}'], emptyLinks: 1, hasSampleText: true } },
  ],
]

test.each(cases)('reads %s', (text, expected) =>
  expect(read(text).facts).toEqual({ ...nothing, ...expected }),
)

test('reads the title and the featured image as well', () =>
  expect(read('<p>a <img src="/1.jpg"></p>', { title: 'In {city}', featuredImage: '/f.jpg' }).facts).toEqual({
    ...nothing,
    images: ['/f.jpg', '/1.jpg'],
    leftovers: { ...nothing.leftovers, placeholders: ['{city}'] },
  }))

test('keeps what differs from an ordinary text', () => {
  for (const [text, differs] of cases) {
    const { facts } = read(text)
    expect(storedFacts(facts)).toEqual(differs)
    expect(wholeFacts(storedFacts(facts))).toEqual(facts)
  }
})

test('a change of what is read raises the version of the rules', () => {
  const texts = cases.map(([text]) => read(text))
  const [near] = similaritiesOf(
    ['<p>Roses need water and sun in June.</p>', '<p>Roses need water and sun.</p>'],
    [[0, 1]],
  )
  const made = JSON.stringify([near, ...texts.map(({ facts, bands }) => [facts, bands && [...bands]])])
  // if the digest changes, raise `factRules`: facts kept by earlier releases are read again then
  expect([factRules, createHash('sha256').update(made).digest('hex').slice(0, 16)]).toEqual([
    1,
    '1487452c033af8da',
  ])
})
