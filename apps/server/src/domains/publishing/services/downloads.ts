import { ThirdPartyRequest } from '@web2/contract/media'
import { downloadView } from '../zip-downloads/find-download.ts'
import { defineService } from '../../../platform/api/define-service.ts'
import type { CallParams } from '../../../platform/api/service-types.ts'
import { generate } from '../../media/index.ts'
import { SiteDownloadCreate, zipAddress, zipAddressProblem } from '@web2/contract/publishing'
import { requestDownload } from '../zip-downloads/request-download.ts'
import { badInput } from '../../../platform/errors.ts'

/** Starts a zip download of a site's pages; /third-party-services returns its progress. */
export const downloadSitesService = defineService({
  path: 'download-sites',
  policy: { create: 'content:read' },
  data: { create: SiteDownloadCreate },
  methods: (context) => ({
    create: (data, { caller }: CallParams) => {
      const { siteId, address: typed, acceptIssues: accepted = [] } = data as SiteDownloadCreate
      const address = typed === undefined ? null : zipAddress(typed)
      if (address === undefined || (address && !URL.canParse(address)))
        throw badInput({ address: zipAddressProblem })
      return requestDownload(context, caller, { siteId, address }, { accepted })
    },
  }),
})

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
