import { downloadView } from '../../commands/downloads/find-download.ts'
import { defineService } from '../define-service.ts'
import type { CallParams } from '../service-types.ts'

/** Long actions that are asked about by their id: the zip file of a site. */
export const thirdPartyServicesService = defineService({
  path: 'third-party-services',
  policy: { get: 'content:read' },
  methods: (context) => ({
    get: (id, { caller }: CallParams) => downloadView(context, caller.accountId, id),
  }),
})
