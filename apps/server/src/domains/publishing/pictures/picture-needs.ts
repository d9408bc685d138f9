import { expandModules, neededPictures, withTheme, type BuilderDocument } from '@web2/builder'
import { mediaNamed, mediaUrlOf, type NamedMedia, type RenderAsset } from '@web2/site'
import { readFileSync } from 'node:fs'
import type { Kysely } from 'kysely'
import type { Config } from '../../../platform/config/config.ts'
import type { Database } from '../../../platform/db/database.ts'
import {
  libraryImages,
  madeFileOf,
  pictureFileRows,
  type LibraryImage,
  type NeededImage,
} from '../../media/index.ts'
import type { SiteReader } from '../render/site-reading.ts'

/** A library image that pages need in some widths, under one of its URLs. */
interface NeededUrl extends NeededImage {
  readonly named: NamedMedia
}

/** Returns the pages' images with the widths that the pages need, of those that can have files. */
const neededUrls = async (
  db: Kysely<Database>,
  accountId: string,
  documents: readonly BuilderDocument[],
): Promise<readonly NeededUrl[]> => {
  const named = mediaNamed(documents).filter((each) => each.accountId === accountId)
  const images = await libraryImages(db, accountId, [...new Set(named.map(({ hash }) => hash))])
  const byUrl = new Map<string, { readonly named: NamedMedia; readonly image: LibraryImage }>()
  for (const each of named) {
    const image = images.get(each.hash)
    if (image) byUrl.set(each.standsFor, { named: each, image })
  }
  if (byUrl.size === 0) return []
  const sizeOf = (url: string) => byUrl.get(mediaUrlOf(url) ?? '')?.image
  const widths = new Map<string, Set<number>>()
  for (const document of documents)
    for (const [url, needed] of neededPictures(document, sizeOf)) {
      const media = mediaUrlOf(url) ?? ''
      const known = widths.get(media) ?? new Set()
      for (const width of needed) known.add(width)
      widths.set(media, known)
    }
  return [...widths].flatMap(([url, needed]) => {
    const found = byUrl.get(url)
    return found ? [{ ...found, widths: [...needed].sort((a, b) => a - b) }] : []
  })
}

const wholePages = (
  pages: readonly { readonly document: BuilderDocument }[],
  { modules = new Map(), theme }: Pick<SiteReader['outline'], 'modules' | 'theme'>,
): readonly BuilderDocument[] =>
  [...new Set(pages.map(({ document }) => document))].map((document) => {
    const whole = expandModules(document, modules).document
    // styles of the theme decide how wide images are shown
    return theme ? { ...whole, page: withTheme(whole.page, theme) } : whole
  })

/**
 * Returns a function for the files of the images on a batch of pages, each once. Files that are not made are
 * missing: the pages offer what is there.
 */
export const pictureAssets = (
  config: Pick<Config, 'dataDir' | 'storage'>,
  db: Kysely<Database>,
  accountId: string,
): ((
  pages: SiteReaderPages,
  outline: Pick<SiteReader['outline'], 'modules' | 'theme'>,
) => Promise<readonly RenderAsset[]>) => {
  const met = new Set<string>()
  return async (pages, outline) => {
    const needed = await neededUrls(db, accountId, wholePages(pages, outline))
    const rows = await pictureFileRows(
      db,
      accountId,
      needed.map(({ image }) => image),
    )
    const assets: RenderAsset[] = []
    for (const { named, image, widths } of needed)
      for (const row of rows) {
        if (row.sha256 !== image.sha256 || !widths.includes(row.width)) continue
        const file = await madeFileOf(config, row)
        if (!file) continue
        const { width, type, fileSha256 } = file
        const stem = named.path.replace(/-[^-]*$/, '')
        const path = `${stem}-${width}-${fileSha256.slice(0, 12)}.${type.slice('image/'.length)}`
        if (met.has(path)) continue
        met.add(path)
        assets.push({
          path,
          contentType: type,
          body: () => readFileSync(file.path),
          isImmutable: true,
          pictureFile: { of: named.standsFor, size: image, type, width },
        })
      }
    return assets
  }
}

type SiteReaderPages = readonly { readonly document: BuilderDocument }[]

/** Returns what all pages of a site, or their template, need of its images, each content once. */
export const neededImages = async (
  db: Kysely<Database>,
  accountId: string,
  reader: Pick<SiteReader, 'batches' | 'outline' | 'template'>,
): Promise<readonly NeededImage[]> => {
  const all = new Map<string, { readonly image: LibraryImage; readonly widths: Set<number> }>()
  const batches = reader.template ? [{ pages: [reader.template] }] : reader.batches()
  for await (const { pages } of batches)
    for (const { image, widths } of await neededUrls(db, accountId, wholePages(pages, reader.outline))) {
      const known = all.get(image.sha256) ?? { image, widths: new Set() }
      for (const width of widths) known.widths.add(width)
      all.set(image.sha256, known)
    }
  return [...all.values()].map(({ image, widths }) => ({ image, widths: [...widths].sort((a, b) => a - b) }))
}
