import { bulkRunKind, generationRunKind } from '@web2/contract/articles'
import { runBulk } from '../../domains/articles/bulks/run-bulk.ts'
import { runGeneration } from '../../domains/articles/generation/worker/run-generation.ts'
import { noStop, type World } from './publishing-world.ts'

const openRuns = ({ context: { db } }: World, kind: string) =>
  db
    .selectFrom('runs')
    .select('id')
    .where('kind', '=', kind)
    .where('status', 'in', ['queued', 'running'])
    .orderBy('createdAt')
    .execute()

/** Runs all bulks without a worker, for some rounds or until nothing changes. */
export const workOnBulks = async (world: World, rounds = 8): Promise<void> => {
  for (let round = 0; round < rounds; round += 1) {
    for (const { id } of await openRuns(world, bulkRunKind)) await runBulk(world.context, id, noStop)
    const articles = await openRuns(world, generationRunKind)
    for (const { id } of articles) await runGeneration(world.context, id, noStop)
    if (articles.length === 0) return
  }
}
