import type { Theme } from '@web2/builder'
import { limits } from '@web2/contract/core'
import type { ImportNote, ImportReport, Site } from '@web2/contract/sites'
import type { Transaction } from 'kysely'
import type { AppContext } from '../../../platform/context.ts'
import type { Database } from '../../../platform/db/database.ts'
import { ZipUnreadable, openZip, type OpenedZip, type ZipMember } from '../../../platform/zip/read-zip.ts'
import { runInThread } from '../../../platform/threads/run-in-thread.ts'
import { threadTask } from '../../../platform/threads/thread-task.ts'
import { createSite } from '../create-site.ts'
import type { Actor } from '../../../platform/actor.ts'
import type { StoredPage } from '../pages/page-texts.ts'
import { commonTheme } from '../theme/site-theme.ts'
import type { importPage } from './import-page.ts'
import { importPictures } from './import-images.ts'
import type { ImportedPlaces } from './rewrite-links.ts'
import { planImport, type ImportPlan } from './plan-import.ts'

export interface WantedSite {
  readonly siteName: string
  readonly rootSlug: string
}

export interface ImportProgress {
  begin(total: number): Promise<void>
  step(): void
  /** Called in the transaction that creates the site, so that a killed worker leaves both or neither. */
  made(transaction: Transaction<Database>, site: Site, report: ImportReport): Promise<void>
}

/** Limits the total bytes of pages and style sheets, because a zip file can declare less than it holds. */
const budget = (left: number) => (bytes: number) => {
  left -= bytes
  if (left < 0)
    throw new ZipUnreadable(
      `The pages and style sheets in the zip file exceed ${Math.floor(limits.importTextBytes / 1e6)} MB in total.`,
    )
}

const pageTask = threadTask<typeof importPage>(new URL('./import-page.ts', import.meta.url), 'importPage')

/** Time limit per page in ms. */
const longestPage = 30_000

/** Copies texts into memory shared by threads, because each page may need each of them. */
const shared = (texts: ReadonlyMap<string, string>): Map<string, Uint8Array> =>
  new Map(
    Array.from(texts, ([path, text]) => {
      const bytes = new Uint8Array(new SharedArrayBuffer(Buffer.byteLength(text)))
      new TextEncoder().encodeInto(text, bytes)
      return [path, bytes]
    }),
  )

const readTexts = async (
  members: readonly ZipMember[],
  notes: ImportNote[],
  spend: (bytes: number) => void,
): Promise<Map<string, string>> => {
  const texts = new Map<string, string>()
  for (const member of members) {
    let bytes: Buffer
    try {
      bytes = await member.read(limits.documentBytes)
    } catch (error) {
      if (!(error instanceof ZipUnreadable)) throw error
      notes.push({ path: member.path, message: error.message })
      continue
    }
    spend(bytes.length)
    texts.set(member.path, bytes.toString('utf8'))
  }
  return texts
}

const placesOf = ({ pages }: ImportPlan, pictures: ReadonlyMap<string, string>): ImportedPlaces => {
  const home = pages[0]?.path ?? ''
  return {
    pages: new Map(pages.map(({ path, slug }, index) => [path, index === 0 ? '' : slug])),
    pictures,
    top: home.slice(0, home.lastIndexOf('/') + 1),
  }
}

const build = async (
  context: AppContext,
  owner: Actor,
  wanted: WantedSite,
  { members }: OpenedZip,
  progress: ImportProgress,
  within: number,
): Promise<Site> => {
  const plan = planImport(members.map(({ path }) => path))
  if (plan.pages.length === 0)
    throw new ZipUnreadable('The zip file contains no pages. Add at least one .html file.')
  await progress.begin(plan.pages.length + plan.pictures.length)
  const byPath = new Map(members.map((member) => [member.path, member]))
  const of = (paths: readonly string[]) => paths.flatMap((path) => byPath.get(path) ?? [])
  const notes: ImportNote[] = [...plan.left]
  const spend = budget(limits.importTextBytes)
  const sheets = shared(await readTexts(of(plan.styles), notes, spend))
  const texts = await readTexts(of(plan.pages.map(({ path }) => path)), notes, spend)
  const added = await importPictures(context, owner, wanted.rootSlug, of(plan.pictures), progress.step)
  notes.push(...added.notes)

  const places = placesOf(plan, added.pictures)
  const pages: { _id: string; parentId: string | null; name: string; slug: string }[] = []
  const stored = new Map<string, StoredPage>()
  const themes: Theme[] = []
  let links = 0
  for (const { path, slug, parent } of plan.pages) {
    const text = texts.get(path)
    if (text === undefined) continue
    const run = { within, turnOf: owner.accountId, what: `page “${path}”` }
    const page = await runInThread(pageTask, [{ html: text, path, places, sheets }], run)
    if (!page.ok) throw new ZipUnreadable(`${path}: ${page.message}`)
    links += page.links
    notes.push(...page.notes.map((message) => ({ path, message })))
    // slugs are unique, and shorter than paths
    const parentId = parent !== undefined && texts.has(parent) ? places.pages.get(parent) : undefined
    pages.push({ _id: slug, parentId: parentId ?? null, name: page.name || slug, slug })
    stored.set(slug, page.stored)
    if (page.theme) themes.push(page.theme)
    progress.step()
  }
  const theme = commonTheme(themes)
  const report = { pages: pages.length, pictures: added.pictures.size, links, notes }
  return createSite(
    context,
    owner,
    { ...wanted, templateId: '1', pages },
    {
      stored,
      ...(theme && { theme }),
      also: (transaction, site) => progress.made(transaction, site, report),
    },
  )
}

/**
 * Creates a site from the pages, images and style sheets in a zip file. Throws ZipUnreadable or LimitExceeded with
 * a message.
 */
export const makeSite = async (
  context: AppContext,
  owner: Actor,
  wanted: WantedSite,
  zipPath: string,
  progress: ImportProgress,
  within = longestPage,
): Promise<Site> => {
  const zip = await openZip(zipPath, limits.importFiles)
  try {
    return await build(context, owner, wanted, zip, progress, within)
  } finally {
    zip.close()
  }
}
