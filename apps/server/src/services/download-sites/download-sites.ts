import { SiteDownloadCreate } from '@web2/contract'
import { requestDownload } from '../../commands/downloads/request-download.ts'
import { defineService } from '../define-service.ts'
import type { CallParams } from '../service-types.ts'

/** Asks for a zip file of a site's pages; /third-party-services tells when it is ready. */
export const downloadSitesService = defineService({
  path: 'download-sites',
  policy: { create: 'content:read' },
  data: { create: SiteDownloadCreate },
  methods: (context) => ({
    create: (data, { caller }: CallParams) => {
      const { siteId, acceptIssues: accepted = [] } = data as SiteDownloadCreate
      return requestDownload(context, caller, siteId, { accepted })
    },
  }),
})
