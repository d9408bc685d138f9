import { TurboDefinition } from '@web2/contract/generator'
import { checkTurbo } from '../projects/check-project.ts'
import { defineService } from '../../../platform/api/define-service.ts'
import type { CallParams } from '../../../platform/api/service-types.ts'

/** Checks of a definition while it is being edited. */
export const turboChecksService = defineService({
  path: 'turbo-checks',
  unlogged: true,
  trim: false,
  policy: { create: 'content:read' },
  data: { create: TurboDefinition },
  methods: (context) => ({
    create: (data, { caller }: CallParams) => checkTurbo(context, caller.accountId, data as TurboDefinition),
  }),
})
