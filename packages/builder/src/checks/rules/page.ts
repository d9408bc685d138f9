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

const checkTitle = (title: string, scan: Scan, hasTitle: boolean): Finding[] => {
  if (title.length > longestTitle)
    return [
      createFinding(
        'title-long',
        'hint',
        null,
        `The page title has ${title.length} characters; search results show about ${longestTitle}. Put what matters first.`,
      ),
    ]
  if (title !== '' || hasTitle) return []
  const at = scan.seen.findIndex(({ facts }, place) => /^h[12]$/.test(facts.tag) && scan.names[place] !== '')
  const name = at < 0 ? '' : scan.names[at]!.slice(0, longestTitle)
  return [
    createFinding(
      'title-missing',
      'error',
      null,
      'The page has no title, which stands in search results and in the browser’s tab.',
      name === '' || name.includes('{') ? undefined : setting(`Use ${quoted(name)}`, { title: name }),
    ),
  ]
}

const checkDescription = (description: string): Finding[] => {
  if (description === '')
    return [
      createFinding(
        'description-missing',
        'warning',
        null,
        'The page has no description. Search engines then make one up for their results.',
      ),
    ]
  if (description.length <= longestDescription) return []
  return [
    createFinding(
      'description-long',
      'hint',
      null,
      `The description has ${description.length} characters; search results show about ${longestDescription}.`,
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
          'The page doesn’t say its language, by which screen readers choose the voice.',
          setting('Set it to English', { lang: 'en' }),
        ),
      ]

/** Checks the page's metadata and its size. */
export const checkWholePage = (scan: Scan, { part = false, hasTitle = false }: CheckOptions): Finding[] => {
  const { title = '', description = '', lang = '' } = pageSettings(scan.document)
  const weight = scan.seen.reduce((sum, { facts }) => sum + facts.weight, 0)
  const elements = scan.seen.filter(({ facts }) => facts.tag !== '').length
  return [
    ...(part
      ? []
      : [
          ...checkTitle(title, scan, hasTitle),
          ...checkDescription(description),
          ...checkLanguage(lang.trim()),
        ]),
    ...(weight > heaviest
      ? [
          createFinding(
            'page-heavy',
            'warning',
            null,
            `The page has about ${Math.round(weight / 1000)} KB of html. Take out what visitors don’t need, pictures ` +
              'written into the page above all.',
          ),
        ]
      : []),
    ...(elements > mostElements
      ? [
          createFinding(
            'page-elements',
            'hint',
            null,
            `The page has ${elements} elements. Phones become slow above ${mostElements}: spread them over several pages.`,
          ),
        ]
      : []),
  ]
}
