/** What search engines may do with a page. */
export interface RobotsRules {
  /** Show it among the results. */
  readonly index: boolean
  /** Go after its links. */
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

/** The directives with these rules in them; others, such as `max-snippet`, stay. Empty when there is nothing to say. */
export const robotsText = (before: string, { index, follow }: RobotsRules): string =>
  [
    ...(index ? [] : ['noindex']),
    ...(follow ? [] : ['nofollow']),
    ...directives(before).filter((each) => !about.has(each.toLowerCase())),
  ].join(', ')
