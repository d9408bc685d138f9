import { shownPageName } from '@web2/contract/sites'
import type { Kysely } from 'kysely'
import type { AppContext } from '../../../platform/context.ts'
import type { Database } from '../../../platform/db/database.ts'
import { badInput } from '../../../platform/errors.ts'
import type { Actor } from '../../../platform/actor.ts'
import { requireListingInAccount } from '../require-own-listing.ts'
import { storedContent, type StoredContent } from '../pages/page-content.ts'
import { oneReadAhead } from '../pages/parse-in-thread.ts'
import { readContent, type SentContent } from '../pages/read-content.ts'
import { ownTemplate } from './own-template.ts'
import { startingPages } from './starting-pages.ts'
import { checkedName, copyName } from './document-name.ts'
import { insertTold } from './document-statements.ts'
import { documentDetail, type WholeView } from './document-view.ts'
import { findDocument } from './find-document.ts'
import type { DocumentKind } from './document-kinds.ts'

export interface DocumentStart extends SentContent {
  readonly name?: string
  readonly templateId?: string | null
  readonly napId?: string | null
  /** Record of the same kind to copy: its content, and its name if none is given. */
  readonly copyOf?: string
}

interface Beginning extends StoredContent {
  readonly name: string
  readonly templateId: string | null
  readonly napId: string | null
}

const copied = async (
  { db }: AppContext,
  kind: DocumentKind,
  { accountId }: Actor,
  start: DocumentStart,
): Promise<Beginning> => {
  const id = start.copyOf ?? ''
  const { name, templateId, napId, document, html } = await findDocument(db, kind, { id, accountId })
  return {
    name: checkedName(kind, start.name ?? copyName(kind.tellsTemplate ? shownPageName(name) : name)),
    templateId: start.templateId ?? templateId,
    napId: start.napId === undefined ? napId : start.napId,
    document,
    html,
  }
}

const begun = async (
  context: AppContext,
  kind: DocumentKind,
  owner: Actor,
  start: DocumentStart,
): Promise<Beginning> => {
  const name = checkedName(kind, start.name)
  const templateId = start.templateId ?? null
  const napId = start.napId ?? null
  const field = start.document === undefined ? 'html' : 'document'
  const ready = await oneReadAhead(owner.accountId, start, { field, keepsTheme: true })
  const sent = readContent(ready, field, { keepsTheme: true })
  if (sent) {
    const { document, html } = sent.stored()
    return { name, templateId, napId, document, html }
  }
  const [first] = (await startingPages(context.db, owner.accountId, templateId ?? '1')) ?? []
  if (!first) throw badInput({ templateId: 'This template does not exist. Choose another one.' })
  return { name, templateId, napId, ...storedContent(first.document) }
}

/**
 * Creates a page, section or own template, in one statement unless its listing has to be locked. Wake the outbox
 * afterwards.
 */
export const createDocument = async (
  context: AppContext,
  kind: DocumentKind,
  owner: Actor,
  start: DocumentStart,
): Promise<WholeView> => {
  const hasContent = start.document !== undefined || start.html !== undefined
  const copies = start.copyOf !== undefined && !hasContent
  const beginning = await (copies ? copied : begun)(context, kind, owner, start)
  const insert = async (db: Kysely<Database>) => {
    const templateId = await ownTemplate(db, owner.accountId, beginning.templateId)
    return documentDetail(kind, await insertTold(db, kind, owner, { ...beginning, templateId }))
  }
  if (beginning.napId === null) return insert(context.db)
  return context.db.transaction().execute(async (transaction) => {
    await requireListingInAccount(transaction, owner.accountId, beginning.napId)
    return insert(transaction)
  })
}
