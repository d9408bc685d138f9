import { beforeEach, expect, it } from 'vitest'
import { forgetVisits, recentScreens, recordVisit } from './recent-screens.ts'

beforeEach(() => localStorage.clear())

it('keeps the latest eight screens of each account, newest first and each once', () => {
  for (let n = 1; n <= 10; n += 1)
    recordVisit('a', { href: `/articles/edit-article?id=${n}`, title: `Article ${n}` })
  recordVisit('a', { href: '/articles/edit-article?id=7&step=2', title: 'Article 7, renamed' })
  recordVisit('b', { href: '/campaigns', title: 'Campaigns' })
  const titles = recentScreens('a').map(({ title }) => title)
  expect(titles).toEqual(['Article 7, renamed', ...[10, 9, 8, 6, 5, 4, 3].map((n) => `Article ${n}`)])
  expect(recentScreens('a')[0]?.href).toBe('/articles/edit-article?id=7')
  expect(recentScreens('b')).toEqual([{ href: '/campaigns', title: 'Campaigns' }])
})

it('omits Stats and screens without a name', () => {
  recordVisit('a', { href: '/', title: 'Stats' })
  recordVisit('a', { href: '/articles', title: '' })
  expect(recentScreens('a')).toEqual([])
})

it.each(['{', '7', '[{"href":"https://elsewhere.example","title":"x"}]', '[{"href":7}]', '[null]'])(
  'ignores stored text that is no list of screens: %s',
  (stored) => {
    localStorage.setItem('web2.recent.a', stored)
    expect(recentScreens('a')).toEqual([])
  },
)

it('forgets the visits of all accounts and nothing else', () => {
  recordVisit('a', { href: '/articles', title: 'Articles' })
  localStorage.setItem('web2.sidebar-rail', 'true')
  forgetVisits()
  expect(recentScreens('a')).toEqual([])
  expect(localStorage.getItem('web2.sidebar-rail')).toBe('true')
})
