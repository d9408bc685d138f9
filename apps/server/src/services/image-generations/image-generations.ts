import { ImageGeneration, ImageGenerationCreate } from '@web2/contract'
import { findGeneration } from '../../commands/images/generate/await-generation.ts'
import { generationsPath } from '../../commands/images/generate/generation-view.ts'
import { startImageGeneration } from '../../commands/images/generate/start-generation.ts'
import { defineResource } from '../../db/adapter/resource.ts'
import { changeRun } from '../../commands/runs/change-run.ts'
import { defineService } from '../define-service.ts'
import type { CallParams } from '../service-types.ts'

/** Requests for pictures: create asks for some, remove cancels one that is under way. What was made stays. */
export const imageGenerationsService = defineService({
  path: generationsPath,
  policy: { find: 'content:read', get: 'content:read', create: 'content:write', remove: 'content:write' },
  data: { create: ImageGenerationCreate },
  resource: defineResource({ table: 'image_generations', schema: ImageGeneration }),
  methods: (context) => ({
    create: async (data, { caller: { accountId, userId } }: CallParams) => {
      const started = await startImageGeneration(
        context,
        { accountId, userId },
        data as ImageGenerationCreate,
      )
      context.outbox.wake()
      return started
    },
    remove: async (id, { caller: { accountId } }: CallParams) => {
      const found = await findGeneration(context, accountId, id ?? '')
      const run = await context.db
        .selectFrom('runs')
        .select(['id', 'accountId'])
        .where('subjectId', '=', found._id)
        .where('status', 'in', ['queued', 'running'])
        .executeTakeFirst()
      if (run) await changeRun(context.db, run, { cancelRequested: true, message: 'Being cancelled' })
      context.outbox.wake()
      return found
    },
  }),
})
