import { ThirdPartyRequest } from '@web2/contract/media'
import { downloadView } from '../downloads/find-download.ts'
import { defineService } from '../../../platform/api/define-service.ts'
import type { CallParams } from '../../../platform/api/service-types.ts'
import { generate } from '../../media/image-generation/generate-for-request.ts'

/** Requests to external services, and progress of long actions by id: the zip file of a site. */
export const thirdPartyServicesService = defineService({
  path: 'third-party-services',
  policy: { get: 'content:read', create: 'content:write' },
  data: { create: ThirdPartyRequest },
  methods: (context) => ({
    get: (id, { caller }: CallParams) => downloadView(context, caller.accountId, id),
    create: (data, { caller }: CallParams) => generate(context, caller, data as ThirdPartyRequest),
  }),
})
