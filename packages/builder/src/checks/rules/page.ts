import type { BindingData } from '../../bindings/data.ts'
import { fill } from '../../bindings/placeholders.ts'
import { shownText } from '../../blocks/view-of.ts'
import { setPage } from '../../commands/set-page.ts'
import { longestDescription, longestTitle } from '../../html/head-limits.ts'
import { pageSettings, withPageSettings, type PageSettings } from '../../html/page-settings.ts'
import type { CheckOptions, Finding, Fix } from '../finding.ts'
import { createFinding } from '../create-finding.ts'
import { quoted, type Scan } from '../scan.ts'

/** Characters of HTML, and number of elements, above which phones become slow. */
const heaviest = 500_000
const mostElements = 3_000

const setting = (label: string, settings: PageSettings): Fix => ({
  label,
  command: (document) => setPage(document, { page: withPageSettings(document.page, settings) }),
})

/** Returns a text of the head as visitors get it. */
const forVisitors = (typed: string, data: BindingData | undefined): string =>
  (data ? fill(typed, data, () => undefined) : shownText(typed, {})).trim()

const checkTitle = (own: string, scan: Scan, { defaultTitle, data }: CheckOptions): Finding[] => {
  const title = forVisitors(own || (defaultTitle ?? ''), data)
  if (title.length > longestTitle)
    return [
      createFinding(
        'title-long',
        'hint',
        null,
        `The title has ${title.length} characters, but search results show about ${longestTitle}. Put the most important words first.`,
      ),
    ]
  if (own !== '' || title !== '') return []
  const at = scan.seen.findIndex(({ facts }, place) => /^h[12]$/.test(facts.tag) && scan.names[place] !== '')
  const name = at < 0 ? '' : scan.names[at]!.slice(0, longestTitle)
  return [
    createFinding(
      'title-missing',
      'error',
      null,
      'The page has no title for search results and browser tabs.',
      name === '' || name.includes('{') ? undefined : setting(`Use ${quoted(name)}`, { title: name }),
    ),
  ]
}

const checkDescription = (typed: string, { data }: CheckOptions): Finding[] => {
  if (typed === '')
    return [
      createFinding(
        'description-missing',
        'warning',
        null,
        'The page has no description, so search engines choose text from the page.',
      ),
    ]
  const description = forVisitors(typed, data)
  if (description.length <= longestDescription) return []
  return [
    createFinding(
      'description-long',
      'hint',
      null,
      `The description has ${description.length} characters, but search results show about ${longestDescription}. Shorten it.`,
    ),
  ]
}

const checkLanguage = (lang: string): Finding[] =>
  lang !== ''
    ? []
    : [
        createFinding(
          'language-missing',
          'error',
          null,
          'The page has no language. Screen readers need it to choose a voice.',
          setting('Set to English', { lang: 'en' }),
        ),
      ]

/** Checks the page's metadata and its size. */
export const checkWholePage = (scan: Scan, options: CheckOptions): Finding[] => {
  const { title = '', description = '', lang = '' } = pageSettings(scan.document)
  const weight = scan.seen.reduce((sum, { facts }) => sum + facts.weight, 0)
  const elements = scan.seen.filter(({ facts }) => facts.tag !== '').length
  return [
    ...(options.part
      ? []
      : [
          ...checkTitle(title, scan, options),
          ...checkDescription(description, options),
          ...checkLanguage(lang.trim()),
        ]),
    ...(weight > heaviest
      ? [
          createFinding(
            'page-heavy',
            'warning',
            null,
            `The page has about ${Math.round(weight / 1000)} KB of HTML. Remove what visitors don’t need, ` +
              'especially inline images.',
          ),
        ]
      : []),
    ...(elements > mostElements
      ? [
          createFinding(
            'page-elements',
            'hint',
            null,
            `The page has ${elements.toLocaleString('en-US')} elements. Phones slow down above ${mostElements.toLocaleString('en-US')}, so split it into several pages.`,
          ),
        ]
      : []),
  ]
}
