import type { PublicationIssue, PublicationReview } from '@web2/contract/publishing'
import { act, type ReactNode } from 'react'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { rendered } from '../../../testing/rendered.tsx'
import { ReviewList } from './review-list.tsx'

vi.mock('../../../ui/links.tsx', () => ({
  TextLink: ({ search, children }: { search: Record<string, string>; children: ReactNode }) => (
    <a href={`?${new URLSearchParams(search)}`}>{children}</a>
  ),
}))

beforeEach(() => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true)
})
afterEach(() => {
  vi.unstubAllGlobals()
})

const onPages = (
  severity: PublicationIssue['severity'],
  pages: number,
  message = `A ${severity}.`,
): PublicationIssue[] =>
  Array.from({ length: pages }, (_, at) => ({
    id: `${message}:${at}`,
    severity,
    code: severity === 'error' ? 'empty-link' : 'form-mailto',
    message,
    pageId: `p${at}`,
    pageName: `Page ${at + 1}`,
    path: `p${at}/index.html`,
    nodeId: `n${at}`,
    count: 1,
  }))

const reviewOf = (...groups: PublicationIssue[][]): PublicationReview => {
  const issues = groups.flat()
  const most = (wanted: string) =>
    Math.max(0, ...groups.filter(([first]) => first?.severity === wanted).map(({ length }) => length))
  const number = (wanted: string) => issues.filter(({ severity }) => severity === wanted).length
  return {
    ...{ errors: number('error'), warnings: number('warning'), hints: number('hint'), issues },
    groups: groups.map((own) => ({
      ...{ severity: own[0]!.severity, message: own[0]!.message, pages: own.length, count: own.length },
      issues: own.map(({ id }) => id),
    })),
    pagesWith: { error: most('error'), warning: most('warning'), hint: most('hint') },
    pagesReviewed: 15,
  }
}

const shown = async (review: PublicationReview, accepted: readonly string[] = []) => {
  const onAccept = vi.fn()
  const { host, leave } = await rendered(
    <ReviewList
      review={review}
      action="Publish"
      source={{ siteId: 's1' }}
      accepted={accepted}
      onAccept={onAccept}
      onLeave={vi.fn()}
    />,
  )
  const buttons = () => [...host.querySelectorAll('button')]
  const press = (text: string) =>
    act(async () =>
      buttons()
        .find((each) => each.textContent.includes(text))
        ?.click(),
    )
  return { host, leave, onAccept, buttons, press }
}

it('says a warning of many pages once, and lists its pages at the press of a button', async () => {
  const { host, buttons, press, leave } = await shown(reviewOf(onPages('warning', 15)))
  expect(host.textContent).toContain('1 warning on 15 pages')
  expect(host.textContent.match(/A warning\./g)).toHaveLength(1)
  const [row] = buttons()
  expect(row?.textContent).toBe('A warning. on 15 pages')
  expect(row?.getAttribute('aria-expanded')).toBe('false')
  expect(host.querySelectorAll('a')).toHaveLength(0)
  await press('A warning.')
  expect(row?.getAttribute('aria-expanded')).toBe('true')
  const list = host.querySelector(`[id="${row?.getAttribute('aria-controls')}"]`)
  expect(list?.querySelectorAll('a')).toHaveLength(10)
  expect(list?.querySelector('a')?.getAttribute('href')).toBe('?id=s1&page=p0&node=n0')
  await press('Show 5 more')
  expect(list?.querySelectorAll('a')).toHaveLength(15)
  expect(document.activeElement?.textContent).toContain('Page 11')
  await leave()
})

it('shows errors before warnings before hints, which are collapsed', async () => {
  const { host, press, leave } = await shown(
    reviewOf(onPages('error', 1), onPages('warning', 1), onPages('hint', 2)),
  )
  const parts = [...host.querySelectorAll('section section')].map((each) => each.getAttribute('aria-label'))
  expect(parts).toEqual(['Errors', 'Warnings', 'Hints'])
  expect(host.textContent).not.toContain('A hint.')
  await press('1 hint on 2 pages')
  expect(host.textContent).toContain('A hint.')
  await leave()
})

it('accepts all places of an error by one checkbox', async () => {
  const review = reviewOf(onPages('error', 3))
  const ids = review.issues.map(({ id }) => id)
  const { host, onAccept, leave } = await shown(review, [ids[0]!, 'another'])
  const box = host.querySelector<HTMLInputElement>('input[type=checkbox]')
  expect(host.querySelectorAll('input')).toHaveLength(1)
  expect(box?.indeterminate).toBe(true)
  await act(async () => box?.click())
  expect(onAccept).toHaveBeenCalledWith(['another', ...ids])
  await leave()
})

it('renders few of 10,000 findings', async () => {
  const groups = Array.from({ length: 200 }, (_, at) => onPages('warning', 50, `Warning ${at}.`))
  const { host, press, leave } = await shown(reviewOf(...groups))
  expect(host.querySelectorAll('li')).toHaveLength(20)
  await press('Warning 0.')
  expect(host.querySelectorAll('*').length).toBeLessThan(400)
  await leave()
})

it('says how many pages are not listed', async () => {
  const review = reviewOf(onPages('warning', 4))
  const [group] = review.groups
  const { host, press, leave } = await shown({ ...review, groups: [{ ...group!, pages: 1_004 }] })
  await press('on 1,004 pages')
  expect(host.textContent).toContain('And 1,000 more pages.')
  await leave()
})
