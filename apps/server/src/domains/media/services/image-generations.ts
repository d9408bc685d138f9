import { ImageGeneration, ImageGenerationCreate } from '@web2/contract/media'
import { findGeneration } from '../image-generation/find-image-generation.ts'
import { generationsPath } from '../image-generation/image-generation-view.ts'
import { startImageGeneration } from '../image-generation/start-image-generation.ts'
import { defineResource } from '../../../platform/db/adapter/resource.ts'
import { changeRun } from '../../../platform/runs/change-run.ts'
import { defineService } from '../../../platform/api/define-service.ts'
import type { CallParams } from '../../../platform/api/service-types.ts'
import { generatorStates } from '../image-generation/open-image-generator.ts'

/** Generators that the account can use now, and what is missing for the others. Contains no keys. */
export const imageGeneratorsService = defineService({
  path: 'image-generators',
  policy: { find: 'content:read' },
  methods: (context) => ({
    find: async ({ caller }: CallParams) => {
      const data = await generatorStates(context, caller.accountId)
      return { total: data.length, limit: data.length, skip: 0, data }
    },
  }),
})

/** Image generations: create starts one, remove cancels a running one. Images already made remain. */
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
      if (run) await changeRun(context.db, run, { cancelRequested: true, message: 'Canceling' })
      context.outbox.wake()
      return found
    },
  }),
})
