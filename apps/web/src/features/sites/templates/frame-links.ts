/*
 * A frame without scripts runs no listeners in some browsers, not even those of the app. Its links lead to an empty page
 * whose fragment holds the link, so that following one loads the frame again, which the app notices everywhere.
 */

const empty = 'about:blank#'

/** Original link by element. */
export type FrameLinks = ReadonlyMap<Element, string>

/**
 * Prepares the links of a page without scripts. Those that `isFollowed` returns true for and those within the page can
 * be followed; others do nothing.
 */
export const prepareLinks = (page: Document, isFollowed: (href: string) => boolean): FrameLinks => {
  const links = new Map<Element, string>()
  for (const link of page.querySelectorAll('a[href], area[href]')) {
    const href = link.getAttribute('href') ?? ''
    links.set(link, href)
    if (href.startsWith('#') || isFollowed(href)) {
      link.removeAttribute('target')
      link.setAttribute('href', empty + encodeURIComponent(href))
    }
    // the sandbox opens no windows
    else link.setAttribute('target', '_blank')
  }
  return links
}

/** Returns the link that led to a page in the frame: '' for another page, null for the page that was prepared. */
export const followedLink = (page: Document | null): string | null => {
  if (page?.URL === 'about:srcdoc') return null
  return page?.URL.startsWith(empty) ? decodeURIComponent(page.URL.slice(empty.length)) : ''
}
