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

/** Export format; zip is the HTML with its images. */
export type ExportFormat = 'html' | 'zip' | 'json'

export interface ExportChoice {
  readonly format: ExportFormat
  /** Replaces placeholders with business data; ignored for JSON. */
  readonly fills: boolean
}

export interface ExportPlace {
  /** Default title of a page without its own; null if it has no name either. */
  readonly title: string | null
  /** Returns where a library image is found: its path in the zip, or its URL on this installation. */
  readonly pictureAt: (url: string) => string | undefined
}

/**
 * Returns the page with its sections expanded, because exported HTML is standalone; JSON keeps the
 * references.
 */
const wholePage = ({ store, modules }: Editor): BuilderDocument => {
  const known = modules.documents.get()
  return known ? expandModules(store.document, known).document : store.document
}

/** Returns the business blocks that the exported HTML leaves empty. */
export const exportLeavesOut = (editor: Editor): readonly string[] =>
  unpublishedBlocks(wholePage(editor), editor.data)

/** Returns the library images that an exported page shows. */
export const exportedPictures = (editor: Editor) => mediaNamed([wholePage(editor)])

const isAbsolute = /^https?:\/\//i

/**
 * Returns the social card of an exported page, as publishing does: with the first image if none is chosen.
 */
const cardOf = (page: BuilderDocument, { title, pictureAt }: ExportPlace): Pick<ExportPage, 'social'> => {
  const own = pageSettings(page)
  const image = socialPicture(page, (url) => pictureAt(url) ?? (isAbsolute.test(url) ? url : undefined))
  if (image === undefined) return {}
  const canonical = own.canonical && isAbsolute.test(own.canonical) ? own.canonical : undefined
  const text = {
    title: own.social?.title || own.title || title || '',
    description: own.social?.description || own.description || '',
  }
  // social networks require an absolute URL
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

/** Returns the file name, from the page's title. */
export const exportName = ({ store }: Editor, { format }: ExportChoice, title: string | null): string =>
  `${slugFrom(pageSettings(store.document).title || (title ?? '')) || 'page'}.${format}`
