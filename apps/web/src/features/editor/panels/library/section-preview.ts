import {
  createDocument,
  exportHtml,
  sampleNap,
  sequentialUuids,
  withTheme,
  type BindingData,
  type Theme,
} from '@web2/builder'
import { newSection, type LibrarySection } from '@web2/site/library'
import { withPageFonts } from '../../../sites/fonts/with-page-fonts.ts'

const keys = new WeakMap<object, number>()
let last = 0

/** Returns a number for an object, the same as long as it is the same object. */
const keyOf = (value: object): number => {
  const known = keys.get(value)
  if (known !== undefined) return known
  last += 1
  keys.set(value, last)
  return last
}

export interface SectionPreview {
  /** Differs for each look of the section. */
  readonly stateKey: readonly (string | number)[]
  readonly size: number
  readonly html: () => Promise<string>
}

/** A short section is in the middle of its picture. */
const centered = '<style>body{display:grid;align-content:safe center;min-height:100vh}</style>'

/** Returns a picture of a ready-made section in a theme, with the data of the page's listing or a sample. */
export const sectionPreview = (section: LibrarySection, theme: Theme, data: BindingData): SectionPreview => ({
  stateKey: ['library', section.id, keyOf(theme), data.nap ? keyOf(data.nap) : 0],
  size: 0,
  html: () => {
    const document = createDocument([newSection(section)], sequentialUuids())
    const exported = exportHtml(
      { ...document, page: withTheme(document.page, { ...theme, hasDark: false }) },
      {
        data: { ...data, nap: data.nap ?? sampleNap, email: data.email || 'you@example.com' },
        keepSamples: true,
      },
    )
    const html = exported.replace('</head>', () => `${centered}</head>`)
    return Promise.resolve(withPageFonts(html))
  },
})
