import { MantineProvider } from '@mantine/core'
import { act } from 'react'
import { createRoot, type Root } from 'react-dom/client'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { RouteError } from '../../../lib/route-error.ts'
import { ErrorPage, NotFoundPage } from './error-page.tsx'

let root: Root
let host: HTMLElement
beforeEach(() => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true)
  host = document.createElement('div')
  document.body.append(host)
  root = createRoot(host)
})
afterEach(async () => {
  await act(async () => root.unmount())
  host.remove()
  vi.unstubAllGlobals()
})

const show = async (element: React.ReactNode) => {
  await act(async () => root.render(<MantineProvider env="test">{element}</MantineProvider>))
  return { heading: host.querySelector('h1')?.textContent, text: host.textContent ?? '' }
}

const answered = (code: number, message: string) =>
  Object.assign(new Error(message), { code, className: 'error' })

describe('the error page', () => {
  it.each([
    [new RouteError(500, 'Unknown middleware'), 'An error occurred', 'Unknown middleware'],
    [answered(403, 'You may not do this.'), 'An error occurred', 'You may not do this.'],
    [answered(404, 'No such site.'), '404 Not Found', 'No such site.'],
    [new Error('broken'), 'An error occurred', 'Status 500'],
  ])('of %s says “%s” and “%s”', async (error, heading, text) => {
    const shown = await show(<ErrorPage error={error} />)
    expect(shown.heading).toBe(heading)
    expect(shown.text).toContain(text)
  })

  it('of an unmatched route says that the page could not be found', async () => {
    const shown = await show(<NotFoundPage />)
    expect(shown.heading).toBe('404 Not Found')
    expect(shown.text).toContain('This page could not be found')
  })

  it('leads home', async () => {
    await show(<NotFoundPage />)
    const link = [...host.querySelectorAll('a')].find(({ textContent }) => textContent === 'Home page')
    expect(link?.getAttribute('href')).toBe('/')
  })

  it('has a last sentence for a failure of its own', async () => {
    vi.spyOn(console, 'error').mockImplementation(() => undefined)
    const hostile = {
      toString: () => {
        throw new Error('no words')
      },
    }
    await show(<ErrorPage error={hostile} />)
    expect(host.querySelector('[role=alert]')?.textContent).toBe(
      'An error occurred while showing the error page',
    )
  })
})
