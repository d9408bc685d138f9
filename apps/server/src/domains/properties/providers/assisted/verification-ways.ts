import type { PageFacts } from './page-facts.ts'

/** Name of the `<meta>` for the code. */
const metaName = 'web2-verification'

/** Method of proving ownership of a site. */
export interface OwnershipMethod {
  readonly title: string
  /** Returns instructions for the code. */
  readonly hint: (code: string, url: string) => string
  readonly isFound: (page: PageFacts, code: string) => boolean
  /** Returns an error message with advice. */
  readonly missing: (url: string) => string
}

/** Numbered from 1. */
export const ways: readonly OwnershipMethod[] = [
  {
    title: 'Put a one-time code into the text of a page',
    hint: (code, url) =>
      `Put ${code} anywhere into the text of ${url}, or of another page of the site, and publish it. It can be taken away again afterwards.`,
    isFound: ({ text }, code) => text.replaceAll(' ', '').includes(code),
    missing: (url) =>
      `The code was not found in the text of ${url}. Check that the page is published with it and open to everybody, and answer again.`,
  },
  {
    title: 'Put a meta tag into the head of a page',
    hint: (code, url) =>
      `Put <meta name="${metaName}" content="${code}"> into the head of ${url} (in Weebly: Settings, SEO, Header Code), and publish the site.`,
    isFound: ({ meta }, code) => (meta.get(metaName) ?? []).includes(code),
    missing: (url) =>
      `The meta tag with the code was not found in the head of ${url}. Check that the site is published with it, and answer again.`,
  },
]
