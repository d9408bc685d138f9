import { pagePath, type RenderPage } from '@web2/site'
import { createEventLoopYield } from '../../../platform/process/yield-to-event-loop.ts'
import type { IsCached } from '../../publishing/index.ts'
import { loadRows } from '../planning/load-definition.ts'
import type { OpenProject } from '../projects/load-project.ts'
import { generatedTexts } from '../pages/generated-texts.ts'
import type { MappedPage } from '../sites/site-map-pages.ts'
import type { SiteMap } from '../sites/site-map.ts'
import { inputsOf } from '../pages/page-inputs.ts'
import type { TurboPageRow } from '../pages/page-view.ts'
import type { Kysely } from 'kysely'
import type { Database } from '../../../platform/db/database.ts'

/** Converts a path into a slug with its folders: 'a/b/c' is page c in the folders a and b. */
const placeOf = ({ kind, path }: Pick<MappedPage, 'kind' | 'path'>) => {
  const folders = path.split('/')
  const slug = folders.pop() ?? ''
  return {
    slug: slug || 'home',
    isDefault: kind === 'home',
    isGenerated: true,
    above: folders.map((folder) => ({ slug: folder, name: folder, isDefault: false })),
  }
}

const nothingAbove = { slug: 'home', name: 'Home', isDefault: true, above: [] } as const

/** The site that pages are rendered for. */
export interface PagesOf {
  readonly siteName: string
  /** That of the site; empty for none. */
  readonly trackingNumber: string
  readonly map: SiteMap
  /** Cached pages are not filled, because the renderer only needs their structure. */
  readonly isSettled?: IsCached | undefined
}

/** A page for the renderer, with its texts that may name images. */
export interface GeneratedPage {
  readonly page: RenderPage
  readonly texts: readonly string[]
}

/** Returns pages of a project for the renderer. */
export const renderPages = async (
  db: Kysely<Database>,
  opened: OpenProject,
  rows: readonly TurboPageRow[],
  { siteName, trackingNumber, map, isSettled }: PagesOf,
): Promise<GeneratedPage[]> => {
  const { turbo, open, maker } = opened
  await loadRows(
    open.lists,
    rows.map((row) => row.rows),
  )
  const made = await generatedTexts(db, opened, rows)
  const noindex = turbo.definition.brakes.noindex && turbo.listedAt === null
  const inputs = inputsOf(opened, siteName)
  const breathe = createEventLoopYield()
  const pages: GeneratedPage[] = []
  for (const row of rows) {
    await breathe()
    const at = map.pages.placeOf(row.position)
    const own = made.get(row.id)
    const [links, trail] = at === undefined ? [undefined, []] : [map.linksOf(at), map.trailOf(at)]
    const below = at === undefined ? {} : map.belowOf(at)
    const { digest, texts } = inputs({ row, made: own, links, trail, below })
    const outline = {
      name: row.name,
      ...placeOf(row),
      updatedAt: row.releasedAt ?? row.updatedAt,
      nap: maker.nap(row.napId),
      noindex,
      // hub pages have documents of their own
      ...(row.kind === 'page' && { frame: maker.frame(row) }),
      inputs: digest,
    }
    const filled = isSettled?.(pagePath(outline), digest)
      ? { title: '', description: '', document: maker.frame(row) }
      : maker.fill({ ...row, siteName, trackingNumber, below }, own)
    const leading = links && {
      links,
      trail: [nothingAbove, ...trail.map((each) => ({ name: each.name, ...placeOf(each) }))],
    }
    pages.push({ page: { ...outline, ...filled, ...leading }, texts })
  }
  return pages
}
