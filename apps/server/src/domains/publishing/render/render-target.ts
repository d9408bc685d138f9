import { createHash, hash } from 'node:crypto'
import { leadFormsIn } from '@web2/builder'
import { appVersion } from '@web2/contract/core'
import {
  siteRenderer,
  type FormTarget,
  type LiveAddress,
  type RenderAsset,
  type RenderTarget,
  type SiteFile,
  type SiteOutline,
} from '@web2/site'
import type { Cloud, SiteLocation } from '../../clouds/index.ts'
import { indexNowKeyFile } from '../../sites/index.ts'
import type { RenderCache } from './render-cache.ts'
import type { IsCached, SiteReader } from './site-reading.ts'

export interface RenderPlace {
  readonly cloud: Pick<Cloud, 'publicUrl' | 'directoryIndexAt'>
  readonly place: SiteLocation
  /** Site name there; null: the site's own. */
  readonly siteName: string | null
  readonly main: LiveAddress | undefined
  readonly indexNowKey: string | null
  readonly now: Date
  readonly forms: FormTarget
  readonly phones: Pick<RenderTarget, 'calls' | 'trackingNumber'>
  /** Pages that the target already holds need not be rendered. */
  readonly made?: RenderCache
}

/** Returns the URL of a site's folder at a target, with a trailing slash. */
export const baseUrlAt = (cloud: Pick<Cloud, 'publicUrl'>, place: SiteLocation): string =>
  cloud.publicUrl(place, 'index.html').replace(/index\.html$/, '')

/** Joins a page's inputs with those of all pages, including the release, which may render differently. */
const joiningInputs = (
  { name, email, navigation, theme, fasterImages = false }: SiteOutline,
  { nap: _ofPages, fonts, forms, calls, ...place }: RenderTarget,
  template: SiteReader['template'],
): ((inputs: string) => string) => {
  const shared = hash(
    'sha256',
    JSON.stringify([
      ...[appVersion, name, email, navigation, place, theme],
      // the catalog changes with the release only
      ...(fonts?.own ? [fonts.own.map(({ name: own, version }) => [own, version])] : []),
      // the pages of a site share its template, so either all of them may have its forms or none
      ...(forms && template && leadFormsIn(template.document).length > 0 ? [forms.key] : []),
      // empty where nothing is counted
      ...(calls && calls.key !== '' ? [calls.key] : []),
      ...(fasterImages ? [template?.pictureFiles.map(({ path }) => path)] : []),
    ]),
    'base64url',
  )
  return (inputs) =>
    createHash('shake128', { outputLength: 16 })
      .update(shared + inputs)
      .digest('base64url')
}

/** Yields the files of a site, rendered while its pages are read. */
export async function* renderedFiles(
  { outline, batches, fonts, template }: Pick<SiteReader, 'outline' | 'batches' | 'fonts' | 'template'>,
  place: RenderTarget,
  more: readonly RenderAsset[],
  made?: RenderCache,
): AsyncGenerator<SiteFile> {
  const target = { ...place, fonts }
  const renderer = siteRenderer(outline, target)
  const joined = joiningInputs(outline, target, template)
  const isSettled: IsCached = (path, inputs) => made?.settled(path, joined(inputs)) !== undefined
  for await (const { assets, pages } of batches(isSettled)) {
    for (const asset of assets) yield renderer.asset(asset)
    for (const page of pages) {
      const file = renderer.page(page)
      yield page.inputs === undefined ? file : { ...file, inputs: joined(page.inputs) }
    }
  }
  for (const asset of more) yield renderer.asset(asset)
  yield* renderer.ending()
}

/** Returns the files of a site as they are sent to one target. */
export const targetFiles = (
  site: Pick<SiteReader, 'outline' | 'batches' | 'nap' | 'fonts' | 'template'>,
  { cloud, place, siteName, main, indexNowKey, now, forms, phones, made }: RenderPlace,
): AsyncIterable<SiteFile> =>
  renderedFiles(
    siteName === null ? site : { ...site, outline: { ...site.outline, name: siteName } },
    {
      nap: site.nap,
      year: now.getUTCFullYear(),
      directoryIndex: cloud.directoryIndexAt(place),
      baseUrl: baseUrlAt(cloud, place),
      forms,
      ...phones,
      ...(main && { main }),
    },
    indexNowKey === null ? [] : [indexNowKeyFile(indexNowKey)],
    made,
  )
