import type { Transaction } from 'kysely'
import type { Database } from '../../platform/db/database.ts'
import { isPublicError } from '../../platform/errors.ts'
import { writeDocument, pageKind, sectionKind, writePage } from '../sites/index.ts'
import { documentTexts, documentWith, partsOf } from './document-text.ts'
import { findReplacements } from './replacements.ts'
import { end, endPlace, itIsCurrent, type PlaceTurn, type UpdateStep } from './update-step.ts'

interface Stored {
  readonly document: string
  readonly updatedAt: string
  readonly siteId: string | null
}

const storedOf = async (
  transaction: Transaction<Database>,
  { place: { kind, subjectId, accountId } }: UpdateStep,
): Promise<Stored | undefined> => {
  if (kind === 'site-page')
    return transaction
      .selectFrom('sitePages')
      .innerJoin('sites', 'sites.id', 'sitePages.siteId')
      .select(['sitePages.document', 'sitePages.updatedAt', 'sitePages.siteId'])
      .where('sitePages.id', '=', subjectId)
      .where('sitePages.accountId', '=', accountId)
      .where('sites.removedAt', 'is', null)
      .executeTakeFirst()
  const { table } = kind === 'section' ? sectionKind : pageKind
  const row = await transaction
    .selectFrom(table)
    .select(['document', 'updatedAt'])
    .where('id', '=', subjectId)
    .where('accountId', '=', accountId)
    .where('deletedAt', 'is', null)
    .executeTakeFirst()
  return row && { ...row, siteId: null }
}

const changedSince = 'It was edited since you reviewed it. Review the updates again.'

/**
 * Makes the chosen replacements in a page or section, as a separate save, unless it changed since the review.
 */
export const updateDocument = async (turn: UpdateStep): Promise<PlaceTurn> => {
  const { context, run, userId, place, listing } = turn
  const owner = { accountId: run.accountId, userId }
  try {
    return await context.db.transaction().execute(async (transaction): Promise<PlaceTurn> => {
      const stored = await storedOf(transaction, turn)
      if (!stored) return end('gone', 'It was deleted.')
      const texts = documentTexts(stored.document)
      const found = findReplacements(partsOf(texts), listing.needles)
      if (found.length === 0) return end('done', itIsCurrent)
      const chosen = found.filter(({ _id }) => place.chosen.includes(_id))
      if (chosen.length === 0 || stored.updatedAt !== place.basedOn) return end('left', changedSince)
      const document = documentWith(stored.document, texts, chosen)
      const basedOn = stored.updatedAt
      if (stored.siteId === null)
        await writeDocument(
          transaction,
          place.kind === 'section' ? sectionKind : pageKind,
          owner,
          place.subjectId,
          { document, basedOn },
        )
      else await writePage(transaction, owner, stored.siteId, { _id: place.subjectId, document, basedOn })
      await endPlace(transaction, turn, { outcome: 'done', message: '' })
      return { kind: 'ended' }
    })
  } catch (error) {
    if (!isPublicError(error)) throw error
    if (error.code === 404) return end('gone', 'It was deleted.')
    return end('left', error.code === 409 ? changedSince : error.message)
  }
}
