import { escapeAttribute, escapeText } from '@web2/builder'

interface Redirect {
  /** Current name of the page. */
  readonly name: string
  /** The way from the old address to the new one. */
  readonly href: string
  /** The new address in full, for search engines. */
  readonly canonical: string
}

/**
 * Returns a redirect: browsers follow it at once, search engines index the current URL, and visitors who stay
 * may follow the link. Static file hosts have no other redirect that works on all of them.
 */
export const redirectPage = ({ name, href, canonical }: Redirect): string =>
  `<!DOCTYPE html>
<html lang="en">
<head>
<meta charset="utf-8">
<title>${escapeText(name)} has moved</title>
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<link rel="canonical" href="${escapeAttribute(canonical)}">
<meta http-equiv="refresh" content="0; url=${escapeAttribute(href)}">
</head>
<body><p>This page has moved: <a href="${escapeAttribute(href)}">${escapeText(name)}</a></p></body></html>`
