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
    title: 'Add a one-time code to the text of a page',
    hint: (code, url) =>
      `Add ${code} anywhere in the text of ${url} or another page of the site, then publish it. You can remove it afterwards.`,
    isFound: ({ text }, code) => text.replaceAll(' ', '').includes(code),
    missing: (url) =>
      `The code was not found in the text of ${url}. Make sure the page is published and public, then check again.`,
  },
  {
    title: 'Add a meta tag to the head of a page',
    hint: (code, url) =>
      `Add <meta name="${metaName}" content="${code}"> to the head of ${url} (in Weebly: Settings > SEO > Header Code), then publish the site.`,
    isFound: ({ meta }, code) => (meta.get(metaName) ?? []).includes(code),
    missing: (url) =>
      `The meta tag with the code was not found in the head of ${url}. Make sure the site is published, then check again.`,
  },
]
