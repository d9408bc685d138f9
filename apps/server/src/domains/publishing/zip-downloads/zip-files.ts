import type { ReaderContext } from '../render/site-reading.ts'
import { isLocalAddress } from '@web2/contract/publishing'
import type { AppContext } from '../../../platform/context.ts'
import { indexNowKeyFile, primaryTarget, type SiteRow } from '../../sites/index.ts'
import { openSite } from '../render/site-reader.ts'
import type { SiteSource } from '../render/site-source.ts'
import { phonesOf } from '../render/rendered-calls.ts'
import { registeringForms } from '../render/rendered-forms.ts'
import { renderedFiles } from '../render/render-target.ts'

/** Returns the site URL used in the files, or null for none. */
const addressOf = async (
  { db }: Pick<AppContext, 'db'>,
  row: SiteRow,
  wanted: string | null,
): Promise<string | null> => {
  if (wanted !== null) return wanted === '' ? null : wanted
  const live = (await primaryTarget(db, row))?.url ?? null
  return live === null || isLocalAddress(live) ? null : live
}

/**
 * Returns the files of a site for its zip file. They use the requested URL (empty: none) or the site's main
 * one. Without one, or with one of this computer only, links name index.html and no page contains the site's
 * URL.
 */
export const zipFiles = async (
  context: ReaderContext,
  row: SiteRow,
  wanted: string | null,
): Promise<SiteSource & { readonly pages: number }> => {
  const key = row.indexNowKey
  const url = await addressOf(context, row, wanted)
  const reader = await openSite(context, row)
  const baseUrl = url?.replace(/index\.html$/, '')
  const forms = context.contributions.leadForms.open(context.config, {
    siteId: row.id,
    targetId: null,
    baseUrl,
  })
  const calls = context.contributions.siteCalls.open(context.config, { site: row, cloud: null, baseUrl })
  const target = {
    nap: reader.nap,
    year: context.now().getUTCFullYear(),
    directoryIndex: url !== null && !url.endsWith('index.html'),
    ...(baseUrl !== undefined && { baseUrl }),
    forms: forms.target,
    ...phonesOf(row, calls),
  }
  const files = renderedFiles(reader, target, key === null ? [] : [indexNowKeyFile(key)])
  const register = async () => {
    await forms.register(context.db, row)
    await calls.register(context.db)
  }
  return {
    files: registeringForms(files, forms, register),
    pages: reader.outline.pages.length,
    close: reader.close,
  }
}
