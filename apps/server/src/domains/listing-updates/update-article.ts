import { findAccountRow } from '../../platform/db/account-row.ts'
import { writeArticle } from '../articles/index.ts'
import { articleParts } from './find/article-references.ts'
import { findReplacements, replaced } from './replacements.ts'
import { end, endPlace, itIsCurrent, type PlaceTurn, type UpdateStep } from './update-step.ts'

/** Makes the chosen replacements in an article, as a separate version, unless it changed since the review. */
export const updateArticle = (turn: UpdateStep): Promise<PlaceTurn> => {
  const { context, run, userId, place, listing } = turn
  const { accountId } = run
  return context.db.transaction().execute(async (transaction) => {
    const key = { id: place.subjectId, accountId }
    const article = await findAccountRow(transaction, 'articles', key, { lock: 'update' })
    if (!article) return end('gone', 'This article was deleted.')
    const parts = articleParts(article)
    const found = findReplacements(parts, listing.needles)
    const chosen = found.filter(({ _id }) => place.chosen.includes(_id))
    if (found.length === 0) return end('done', itIsCurrent)
    if (chosen.length === 0 || String(article.revision) !== place.basedOn)
      return end('left', 'This article was edited since you reviewed it. Review the updates again.')
    const said = Object.fromEntries(
      parts
        .filter(({ part }) => chosen.some((each) => each.part === part))
        .map((part) => [part.part, replaced(part, chosen)]),
    )
    await writeArticle(transaction, { accountId, userId }, article.id, said, 'listing')
    await endPlace(transaction, turn, { outcome: 'done', message: '' })
    return { kind: 'ended' }
  })
}
