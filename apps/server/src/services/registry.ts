import { authenticationService } from './authentication/authentication.ts'
import { cloudBuilderService } from './cloud-builder/cloud-builder.ts'
import { cloudModulesService } from './cloud-modules/cloud-modules.ts'
import { cloudPagesService } from './cloud-pages/cloud-pages.ts'
import { cloudSettingsService } from './cloud-settings/cloud-settings.ts'
import { cloudSettingsManagerService } from './cloud-settings-manager/cloud-settings-manager.ts'
import { cloudTemplatesService } from './cloud-templates/cloud-templates.ts'
import type { DefinedService } from './define-service.ts'
import { downloadSitesService } from './download-sites/download-sites.ts'
import { healthService } from './health/health.ts'
import { mediaManagerService } from './media-manager/media-manager.ts'
import { moduleUsesService } from './module-uses/module-uses.ts'
import { napsService } from './naps/naps.ts'
import { publicationPlansService } from './publication-plans/publication-plans.ts'
import { publicationsService } from './publications/publications.ts'
import { runsService } from './runs/runs.ts'
import { savedBlocksService } from './saved-blocks/saved-blocks.ts'
import { siteImportsService } from './site-imports/site-imports.ts'
import { thirdPartyServicesService } from './third-party-services/third-party-services.ts'
import { usersService } from './users/users.ts'
import { versionService } from './version/version.ts'
import { eventsService } from './events/events.ts'
import { loginSessionsService } from './login-sessions/login-sessions.ts'
import { membershipsService } from './memberships/memberships.ts'
import { notificationsService } from './notifications/notifications.ts'
import { tiersService } from './tiers/tiers.ts'
import { usageService } from './usage/usage.ts'

/** Every service of the product. */
export const services: readonly DefinedService[] = [
  authenticationService,
  cloudBuilderService,
  cloudModulesService,
  cloudPagesService,
  cloudSettingsService,
  cloudSettingsManagerService,
  cloudTemplatesService,
  downloadSitesService,
  healthService,
  mediaManagerService,
  moduleUsesService,
  napsService,
  publicationPlansService,
  publicationsService,
  runsService,
  savedBlocksService,
  siteImportsService,
  thirdPartyServicesService,
  usersService,
  eventsService,
  loginSessionsService,
  membershipsService,
  notificationsService,
  tiersService,
  usageService,
  versionService,
]
