import {
  expandModules,
  exportHtml,
  exportJson,
  pageSettings,
  type BuilderDocument,
  type ExportPage,
} from '@web2/builder'
import { mediaNamed, socialPicture } from '@web2/site'
import { slugFrom } from '../../../../../lib/text/slug.ts'
import type { Editor } from '../../../document/editor.ts'
import { unpublishedBlocks } from './omitted-blocks.ts'

/** zip: the HTML with its pictures beside it. */
export type ExportFormat = 'html' | 'zip' | 'json'

export interface ExportChoice {
  readonly format: ExportFormat
  /** Puts the business data in the place of placeholders; not for JSON. */
  readonly fills: boolean
}

export interface ExportPlace {
  /** The title of a page without one of its own; null when it has no name either. */
  readonly title: string | null
  /** Where pictures of the library are found: their path in the zip, or their address on this installation. */
  readonly pictureAt: (url: string) => string | undefined
}

/** HTML stands alone, so it has the blocks of sections in it; JSON keeps the references to them. */
const wholePage = ({ store, modules }: Editor): BuilderDocument => {
  const known = modules.documents.get()
  return known ? expandModules(store.document, known).document : store.document
}

/** The business blocks that the exported HTML has nothing of. */
export const exportLeavesOut = (editor: Editor): readonly string[] =>
  unpublishedBlocks(wholePage(editor), editor.data)

/** The pictures of the library that an exported page shows. */
export const exportedPictures = (editor: Editor) => mediaNamed([wholePage(editor)])

const isAbsolute = /^https?:\/\//i

/** The card of a page for visitors, as publishing makes it: with the first picture where none is chosen. */
const cardOf = (page: BuilderDocument, { title, pictureAt }: ExportPlace): Pick<ExportPage, 'social'> => {
  const own = pageSettings(page)
  const image = socialPicture(page, (url) => pictureAt(url) ?? (isAbsolute.test(url) ? url : undefined))
  if (image === undefined) return {}
  const canonical = own.canonical && isAbsolute.test(own.canonical) ? own.canonical : undefined
  const text = {
    title: own.social?.title || own.title || title || '',
    description: own.social?.description || own.description || '',
  }
  // social networks want an absolute address
  return { social: { ...text, image: canonical ? new URL(image, canonical).href : image } }
}

export const exportText = (editor: Editor, { format, fills }: ExportChoice, place: ExportPlace): string => {
  const { store, data } = editor
  if (format === 'json') return exportJson(store.document)
  const whole = wholePage(editor)
  const hasTitle = Boolean(pageSettings(whole).title)
  return exportHtml(whole, {
    data,
    keepPlaceholders: !fills,
    rewriteUrl: (url) => place.pictureAt(url) ?? url,
    ...(!hasTitle && place.title !== null && { title: place.title }),
    ...(fills && cardOf(whole, place)),
  })
}

/** A name for the file, after the page's title. */
export const exportName = ({ store }: Editor, { format }: ExportChoice, title: string | null): string =>
  `${slugFrom(pageSettings(store.document).title || (title ?? '')) || 'page'}.${format}`
