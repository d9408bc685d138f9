import { createDocument, createNode, type WireNode } from '@web2/builder'
import { renderSite } from '../render/render-site.ts'
import type { RenderPage, RenderSite, RenderTarget } from '../render/site-input.ts'

/** Business data of the sample site, with hours on three days. */
export const nap = {
  businessName: 'Green Thumb',
  address1: '1 Elm St',
  city: 'Springfield',
  state: 'IL',
  zip: '62701',
  country: 'United States',
  phone: '(555) 0100',
  website: 'https://green.example',
  facebook: 'https://facebook.com/green',
  KGMID: '/g/11abc',
  weekdays: [
    { name: 'Monday', value: '', start: '09:00 am', end: '05:00 pm' },
    { name: 'Tuesday', value: '', start: '09:00 am', end: '05:00 pm' },
    { name: 'Sunday', value: 'Closed', start: '', end: '' },
  ],
}

/** Returns a page made of `nodes`; the one called `home` is the default page. */
export const page = (slug: string, nodes: WireNode[], change: Partial<RenderPage> = {}): RenderPage => ({
  name: slug,
  slug,
  isDefault: slug === 'home',
  title: '',
  description: '',
  document: createDocument(nodes),
  updatedAt: '2026-11-20T10:00:00.000Z',
  ...change,
})

/** Returns a link block to `href`. */
export const link = (href: string) => createNode('Link', { content: href, href })

/** Returns a paragraph block. */
export const text = (content: string) => createNode('Paragraph', { content })

/** Returns a site of the given pages, called “Green & Co”. */
export const site = (...pages: RenderPage[]): RenderSite => ({
  name: 'Green & Co',
  email: 'a@b.example',
  pages,
})

/** Returns a destination without a published address, in 2026. */
export const target = (change: Partial<RenderTarget> = {}): RenderTarget => ({
  nap,
  year: 2026,
  directoryIndex: false,
  ...change,
})

/** A destination published at an address of its own. */
export const based = target({ baseUrl: 'https://x.example/green/' })

/** Renders a site and returns the body of each file by its path. */
export const rendered = (input: RenderSite, to: RenderTarget): Record<string, string> =>
  Object.fromEntries([...renderSite(input, to)].map((file) => [file.path, String(file.body())]))

/** Returns the targets of the links in `html`, in their order. */
export const hrefs = (html: string) => [...html.matchAll(/<a [^>]*href="([^"]*)"/g)].map(([, href]) => href)

/** Returns the path that a relative link on the page at `path` leads to. */
export const reached = (path: string, href: string): string => {
  const parts = path.split('/').slice(0, -1)
  for (const part of href.split('/'))
    if (part === '..') parts.pop()
    else if (part !== '.') parts.push(part)
  return parts.join('/')
}
