import { hash } from 'node:crypto'
import {
  expandModules,
  storedJson,
  importJson,
  sequentialUuids,
  type BuilderDocument,
  type NodeRecord,
} from '@web2/builder'
import { leadAttributes } from '@web2/builder/leads'
import type { TurboDefinition } from '@web2/contract/generator'
import { findTemplate, templateDocument } from '@web2/site'
import type { Kysely } from 'kysely'
import type { Database } from '../../../platform/db/database.ts'
import { maybeDocument, pageKind, templateKind, loadModules } from '../../sites/index.ts'
import type { ProjectRow } from '../projects/project-view.ts'

/** The page a project is generated from, with its sections expanded. */
export interface TurboSourcePage {
  readonly name: string
  readonly document: BuilderDocument
  /** Changes with any part of the page. */
  readonly version: string
}

const read = (text: string): BuilderDocument => {
  const parsed = importJson(text)
  // saving accepts only documents that can be parsed
  if (!parsed.ok) throw new Error(`A page holds a document that cannot be read: ${parsed.detail}`)
  return parsed.document
}

/** Returns a record without the thank-you page of its form, which a project doesn't have. */
const withoutThanks = (record: NodeRecord): NodeRecord => {
  const { [leadAttributes.thankYouPage]: page, ...attributes } = record.addition.attributes ?? {}
  return page === undefined ? record : { ...record, addition: { ...record.addition, attributes } }
}

/** Redirects links to the template's other pages to the first page, because a project uses one page. */
const ledToFirstPage = (document: BuilderDocument, others: ReadonlySet<string>): BuilderDocument => {
  const nodes = [...document.nodes].map(([id, typed]): [string, NodeRecord] => {
    const record = withoutThanks(typed)
    const { href } = record.props
    const slug = typeof href === 'string' ? /^\/([^/?#]+)\/?(?:[?#]|$)/.exec(href)?.[1] : undefined
    if (slug === undefined || !others.has(slug)) return [id, record]
    return [id, { ...record, props: { ...record.props, href: '/' } }]
  })
  return { ...document, nodes: new Map(nodes) }
}

const found = async (
  db: Kysely<Database>,
  accountId: string,
  source: TurboDefinition['source'],
): Promise<Omit<TurboSourcePage, 'version'> | undefined> => {
  if ('pageId' in source) {
    const row = await maybeDocument(db, pageKind, { id: source.pageId, accountId })
    return row && { name: row.name, document: read(row.document) }
  }
  const template = findTemplate(source.templateId)
  const page =
    source.page === undefined
      ? template?.pages[0]
      : [...(template?.pages ?? []), ...(template?.forGenerator ?? [])].find(
          ({ slug }) => slug === source.page,
        )
  // node ids are deterministic, so that rules find their blocks
  if (template && page) {
    const document = templateDocument(template, page, sequentialUuids())
    const others = template.pages.filter((each) => each !== page)
    return {
      name: template.name,
      document: ledToFirstPage(document, new Set(others.map(({ slug }) => slug))),
    }
  }
  if (template || source.page !== undefined) return undefined
  const own = await maybeDocument(db, templateKind, { id: source.templateId, accountId })
  return own && { name: own.name, document: read(own.document) }
}

/** Returns undefined if the template or page doesn't exist. */
export const sourcePage = async (
  db: Kysely<Database>,
  accountId: string,
  source: TurboDefinition['source'],
): Promise<TurboSourcePage | undefined> => {
  const page = await found(db, accountId, source)
  if (!page) return undefined
  const { document } = expandModules(page.document, await loadModules(db, accountId, [page.document]))
  return { name: page.name, document, version: hash('sha256', storedJson(document), 'hex').slice(0, 32) }
}

/** Returns a project with its current source page, or with the planned one if that was deleted. */
export const withCurrentPage = async (db: Kysely<Database>, turbo: ProjectRow): Promise<ProjectRow> => {
  const page = await sourcePage(db, turbo.accountId, turbo.definition.source)
  return page ? { ...turbo, document: storedJson(page.document) } : turbo
}

/** Parses a stored document. */
export const keptSource = read
