import type { TurboPlan } from '@web2/contract/generator'
import { overlapFinder } from '@web2/generator'
import { similarityOf } from '@web2/writing'
import type { AppContext } from '../../../platform/context.ts'
import { createEventLoopYield } from '../../../platform/process/yield-to-event-loop.ts'
import { countSimilar } from './count-similar.ts'
import { indexExistingContent } from './compare-other-content.ts'
import { existingContentText } from './other-content-text.ts'
import { signatureBytes } from './signature-bytes.ts'
import type { OpenProject } from '../projects/load-project.ts'
import { pageTextOf } from '../pages/page-text.ts'

/**
 * Compares the sample pages, with their generated texts, with each other and with existing content. The most
 * similar existing text is found by its signature and then compared exactly.
 */
export const compareSample = async (
  context: AppContext,
  opened: OpenProject,
): Promise<NonNullable<TurboPlan['sample']>> => {
  const { db } = context
  const { turbo } = opened
  const pages = await db
    .selectFrom('turboPages')
    .selectAll()
    .where('turboId', '=', turbo.id)
    .where('isSample', '=', true)
    .orderBy('position')
    .execute()
  const finder = overlapFinder()
  const sample: { id: string; text: string; signature: Uint32Array | null }[] = []
  for (const page of pages) {
    const text = await pageTextOf(context, opened, page)
    sample.push({ id: page.id, text, signature: finder.add(text) })
  }
  const told = await indexExistingContent(db, turbo, finder)
  const { others, similarity, highest } = await finder.overlap(createEventLoopYield())
  for (const [at, { id, text, signature }] of sample.entries()) {
    const place = others.partner[at]!
    const nearest = place < 0 ? null : told.at(place)
    const other = nearest && (await existingContentText(context, turbo.accountId, nearest))
    await db
      .updateTable('turboPages')
      .set({
        signature: signature && signatureBytes(signature),
        elsewhereKind: other ? nearest.kind : null,
        elsewhereId: other ? nearest.id : null,
        elsewhereSimilarity: other && similarityOf(text, other.text),
      })
      .where('id', '=', id)
      .execute()
  }
  return {
    pages: sample.length,
    highest,
    alike: countSimilar(similarity, turbo.definition.brakes.similarFrom),
  }
}
