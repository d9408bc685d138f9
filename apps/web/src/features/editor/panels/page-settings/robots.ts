/** Permissions of search engines for a page. */
export interface RobotsRules {
  /** Show it in search results. */
  readonly index: boolean
  /** Follow its links. */
  readonly follow: boolean
}

const directives = (text: string): readonly string[] =>
  text
    .split(',')
    .map((each) => each.trim())
    .filter(Boolean)

const about = new Set(['index', 'noindex', 'follow', 'nofollow', 'all', 'none'])

export const readRobots = (text: string): RobotsRules => {
  const said = new Set(directives(text.toLowerCase()))
  const none = said.has('none')
  return { index: !none && !said.has('noindex'), follow: !none && !said.has('nofollow') }
}

/**
 * Returns the robots text with these rules, keeping other directives such as `max-snippet`; empty if none are
 * needed.
 */
export const robotsText = (before: string, { index, follow }: RobotsRules): string =>
  [
    ...(index ? [] : ['noindex']),
    ...(follow ? [] : ['nofollow']),
    ...directives(before).filter((each) => !about.has(each.toLowerCase())),
  ].join(', ')
