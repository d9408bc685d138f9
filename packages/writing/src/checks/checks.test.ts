import { describe, expect, test } from 'vitest'
import { scoreArticle } from '../score/score-article.ts'
import { article } from '../testing/articles.ts'
import type { CheckStatus } from './check.ts'
import type { ArticleInput } from './analyzed-article.ts'

const text = (words: number, word = 'plant') => Array.from({ length: words }, () => word).join(' ')
const paragraphs = (count: number, words: number) => `<p>${text(words)}.</p>`.repeat(count)
const look = (given: Partial<ArticleInput>, id: string) => {
  const found = scoreArticle(article({ keyword: 'garden design', ...given })).checks.find(
    (check) => check.id === id,
  )
  return (
    found && {
      status: found.status,
      measured: found.measured,
      quotes: found.places.map(({ quote }) => quote),
    }
  )
}

type Case = [
  id: string,
  given: Partial<ArticleInput>,
  status: CheckStatus | undefined,
  measured?: number | null,
]
const others = (...keywords: string[]) => keywords.map((keyword) => ({ title: 'Other', keyword }))
const heading = (level: number, words: string) => `<h${level}>${words}</h${level}>`
const picture = (alt: string) => `<img src="/r" alt="${alt}">`

describe('checks', () => {
  test.each<Case>([
    ['keyword-length', { keyword: '' }, 'problem', 0],
    ['keyword-length', {}, 'good', 2],
    ['keyword-length', { keyword: 'cheap small town garden design ideas' }, 'could-be-better', 6],
    ['keyword-in-title', { title: 'Garden designs for all' }, 'good'],
    ['keyword-in-title', { title: 'All that you ever wanted of garden design' }, 'could-be-better'],
    ['keyword-in-title', { title: 'Design your garden' }, 'could-be-better'],
    ['keyword-in-title', { title: 'Roses' }, 'problem'],
    ['keyword-in-title', { title: 'Roses', keyword: '' }, undefined],
    ['keyword-in-introduction', { html: '<h2>x</h2><p>Garden design is fun.</p>' }, 'good'],
    ['keyword-in-introduction', { html: '<p>Hello.</p><p>Garden design is fun.</p>' }, 'problem'],
    ['keyword-in-headings', { html: heading(2, 'Garden design') + heading(3, 'x') }, 'good', 50],
    ['keyword-in-headings', { html: heading(2, 'x') }, 'problem', 0],
    ['keyword-in-headings', { html: heading(2, 'Garden design').repeat(4) }, 'could-be-better', 100],
    ['keyword-density', { html: `<p>${text(98)} garden design</p>` }, 'good', 1],
    ['keyword-density', { html: `<p>${text(200)}</p>` }, 'problem', 0],
    ['keyword-density', { html: `<p>${text(290)} garden design</p>` }, 'could-be-better', 0.3],
    ['keyword-density', { html: `<p>${text(90)} ${text(5, 'garden design')}</p>` }, 'problem', 5],
    ['keyword-density', { html: `<p>${text(50)}</p>` }, undefined],
    ['keyword-distribution', { html: `<p>garden design ${text(300)}</p>` }, 'problem', 100],
    [
      'keyword-distribution',
      { html: `<p>${text(150)} garden design ${text(148)}</p>` },
      'could-be-better',
      50,
    ],
    ['keyword-in-slug', { slug: 'designs-for-the-garden' }, 'good'],
    ['keyword-in-slug', { slug: 'roses' }, 'problem'],
    ['keyword-in-meta-description', { metaDescription: 'Garden design.' }, 'good'],
    ['keyword-in-alt-texts', { html: picture('garden design') + picture('x') }, 'good', 50],
    ['keyword-in-alt-texts', { html: picture('garden design').repeat(5) }, 'could-be-better', 100],
    ['keyword-used-before', { others: others('roses') }, 'good', 0],
    ['keyword-used-before', { others: others('Garden Designs') }, 'could-be-better', 1],
    ['keyword-used-before', { others: others('garden design', 'Garden design') }, 'problem', 2],
    ['keyword-used-before', {}, undefined],
    ['competing-links', { html: '<a href="/x">Garden design</a>' }, 'could-be-better', 1],
    ['sentence-length', { html: `<p>${`A ${text(19)}. `.repeat(3)}A ${text(20)}.</p>` }, 'good', 25],
    [
      'sentence-length',
      { html: `<p>${`A ${text(19)}. `.repeat(2)}A ${text(20)}.</p>` },
      'could-be-better',
      33,
    ],
    ['paragraph-length', { html: `<p>${text(150)}</p>` }, 'good', 150],
    ['paragraph-length', { html: `<p>${text(151)}</p>` }, 'could-be-better', 151],
    ['subheadings', { html: paragraphs(3, 100) }, 'good', 300],
    ['subheadings', { html: paragraphs(4, 100) }, 'problem', 400],
    ['subheadings', { html: `${paragraphs(2, 100)}<h2>x</h2>${paragraphs(2, 100)}` }, 'good', 200],
    ['sentence-beginnings', { html: '<p>We dig. We sow. We rest.</p>' }, 'could-be-better', 3],
    ['sentence-beginnings', { html: '<p>The sun. The moon. The sky.</p>' }, 'good', 0],
    ['transition-words', { html: paragraphs(20, 10), language: 'en' }, 'problem', 0],
    ['transition-words', { html: paragraphs(20, 10), language: 'de' }, undefined],
    ['passive-voice', { html: '<p>Roses were planted.</p>', language: 'en' }, 'problem', 100],
    ['flesch', { html: '<p>The cat sat on the mat.</p>' }, 'good', 100],
    ['flesch', { html: '<p>Die Katze saß auf der Matte im Zimmer.</p>' }, undefined],
    ['title-width', { title: '' }, 'problem', 0],
    ['title-width', { title: 'Garden design in Springfield: what it costs' }, 'good', 374],
    ['title-width', { title: 'x', metaTitle: 'W'.repeat(40) }, 'problem', 755],
    ['description-width', {}, 'problem', 0],
    ['description-width', { metaDescription: 'Short.' }, 'could-be-better', 37],
    ['slug', { slug: 'garden-design' }, 'good', 13],
    ['slug', { slug: '' }, 'problem', 0],
    ['text-length', { html: `<p>${text(299)}</p>` }, 'could-be-better', 299],
    ['text-length', { html: `<p>${text(300)}</p>` }, 'good', 300],
    ['single-h1', { html: heading(1, 'a') + heading(1, 'b') }, 'problem', 2],
    ['heading-order', { html: heading(2, 'a') + heading(4, 'b') }, 'could-be-better', 1],
    ['heading-order', { html: heading(2, 'a') + heading(3, 'b') + heading(2, 'c') }, 'good', 0],
    ['internal-links', { html: '<a href="/x">a</a><a href="mailto:x@example.org">b</a>' }, 'good', 1],
    [
      'internal-links',
      { html: '<a href="https://my.example/x">a</a>', ownPlaces: ['my.example/'] },
      'good',
      1,
    ],
    ['internal-links', { html: '<a href="https://My.example">a</a>', ownPlaces: ['my.example/'] }, 'good', 1],
    [
      'internal-links',
      { html: '<a href="https://s3.example/mine/x">a</a>', ownPlaces: ['s3.example/mine/'] },
      'good',
      1,
    ],
    [
      'outbound-links',
      { html: '<a href="https://s3.example/others/x">a</a>', ownPlaces: ['s3.example/mine/'] },
      'good',
      1,
    ],
    ['outbound-links', { html: '<a href="//my.example/x">a</a>' }, 'good', 1],
    ['outbound-links', { html: '<a href="#x">a</a>' }, 'could-be-better', 0],
    ['link-texts', { html: '<a href="/x">Click here</a>' }, 'could-be-better', 1],
    ['link-texts', { html: `<a href="/x">${picture('')}</a>` }, 'problem', 1],
    ['link-texts', { html: `<a href="/x">${picture('Rose')}</a>` }, 'good', 0],
    ['pictures', { html: '<p>x</p>' }, 'could-be-better', 0],
    ['alt-texts', { html: picture('x') + picture(' ') }, 'could-be-better', 1],
  ])('%s of %o is %s', (id, given, status, measured) => {
    const found = look(given, id)
    expect(found?.status).toBe(status)
    if (measured !== undefined) expect(found?.measured).toBe(measured)
  })

  test('point at the text they describe', () => {
    const long = `A ${text(20)}`
    const html = `<p>Short. ${long}.</p>${heading(4, 'Deep')}<p>See <a href="/x">here</a>.</p>`
    expect(look({ html }, 'sentence-length')?.quotes).toEqual([`${long}.`])
    expect(look({ html }, 'heading-order')?.quotes).toEqual(['Deep'])
    expect(look({ html }, 'link-texts')?.quotes).toEqual(['here'])
    expect(look({ slug: 'roses' }, 'keyword-in-slug')?.quotes).toEqual(['roses'])
  })
})

test('a good article scores high, and an empty one scores 0', () => {
  const body =
    'Garden design begins with a walk. You look at the light, because plants follow it. Then you draw a plan on paper. ' +
    'For example, mark where the sun falls at noon. However, leave some room for change. '
  const good = article({
    title: 'Garden design: how to begin',
    keyword: 'garden design',
    slug: 'garden-design',
    metaTitle: 'Garden design: how to begin in five calm steps',
    metaDescription:
      'Garden design made calm: walk the ground, follow the light, draw a plan and plant step by step. A guide for new gardeners.',
    html: `<p>${body}</p><h2>Why garden design matters</h2>${`<p>${body.replace('Garden design', 'It')}</p>`.repeat(7)}<p>Our <a href="/plans">plans</a> and <a href="https://soil.example">soil maps</a> help with garden design.</p><p><img src="/a" alt="A garden design on paper"></p>`,
    others: [],
  })
  expect(scoreArticle(good).total).toBeGreaterThanOrEqual(90)
  expect(scoreArticle(article()).total).toBe(0)
})
