import type { InstallationStatus } from '@web2/contract/core'
import { sitesBase } from '../../clouds/index.ts'
import { installationFigures } from '../monitoring/installation-metrics.ts'
import { outsideConnections } from '../monitoring/outside-connections.ts'
import { defineService } from '../../../platform/api/define-service.ts'

/** GET /installation-status: figures of the installation for its admins. */
export const installationStatusService = defineService({
  path: 'installation-status',
  policy: { find: 'installation:operate' },
  methods: ({ config, db, now }) => ({
    find: async (): Promise<InstallationStatus> => {
      const [{ mails, ...figures }, connected] = await Promise.all([
        installationFigures(db, now()),
        outsideConnections(db),
      ])
      const urls = { app: config.publicUrl, sites: sitesBase(config) }
      return { ...figures, connected, urls, mails: { ...mails, isSent: config.mail !== undefined } }
    },
  }),
})
