import { articleVersionsService } from './article-versions/article-versions.ts'
import { articleBulkGeneratorService } from './article-bulk-generator/article-bulk-generator.ts'
import { articleBulkPlansService } from './article-bulk-plans/article-bulk-plans.ts'
import { articleBulkRowsService } from './article-bulk-rows/article-bulk-rows.ts'
import { articleGeneratorService } from './article-generator/article-generator.ts'
import { articlePromptsService } from './article-prompts/article-prompts.ts'
import { articlesService } from './articles/articles.ts'
import { accessTokensService } from './access-tokens/access-tokens.ts'
import { accountDeletionService } from './account-deletion/account-deletion.ts'
import { assistedPostsService } from './assisted-posts/assisted-posts.ts'
import { auditLogService } from './audit-log/audit-log.ts'
import { authenticationService } from './authentication/authentication.ts'
import { cachedDataService } from './cached-data/cached-data.ts'
import { campaignApprovalsService } from './campaign-approvals/campaign-approvals.ts'
import { campaignChecksService } from './campaign-checks/campaign-checks.ts'
import { campaignDisclosuresService } from './campaign-disclosures/campaign-disclosures.ts'
import { campaignJobsService } from './campaign-jobs/campaign-jobs.ts'
import { campaignLogsService } from './campaign-logs/campaign-logs.ts'
import { campaignPlansService } from './campaign-plans/campaign-plans.ts'
import { campaignPostsService } from './campaign-posts/campaign-posts.ts'
import { campaignsService } from './campaigns/campaigns.ts'
import { categoriesService } from './categories/categories.ts'
import { cloudBuilderService } from './cloud-builder/cloud-builder.ts'
import { cloudModulesService } from './cloud-modules/cloud-modules.ts'
import { cloudPagesService } from './cloud-pages/cloud-pages.ts'
import { cloudSettingsService } from './cloud-settings/cloud-settings.ts'
import { cloudSettingsManagerService } from './cloud-settings-manager/cloud-settings-manager.ts'
import { cloudSitesTurboService } from './cloud-sites-turbo/cloud-sites-turbo.ts'
import { cloudTemplatesService } from './cloud-templates/cloud-templates.ts'
import { dashboardService } from './dashboard/dashboard.ts'
import { demoAccountService } from './demo-account/demo-account.ts'
import type { DefinedService } from './define-service.ts'
import { downloadSitesService } from './download-sites/download-sites.ts'
import { generationCardsService } from './generation-cards/generation-cards.ts'
import { generationsService } from './generations/generations.ts'
import { healthService } from './health/health.ts'
import { getOtpService } from './get-otp/get-otp.ts'
import { hintsService } from './hints/hints.ts'
import { imageGenerationsService } from './image-generations/image-generations.ts'
import { imageGeneratorsService } from './image-generators/image-generators.ts'
import { imageRightsService } from './image-rights/image-rights.ts'
import { imageSearchService } from './image-search/image-search.ts'
import { linkChecksService } from './link-checks/link-checks.ts'
import { linkMapService } from './link-map/link-map.ts'
import { listingChangesService } from './listing-changes/listing-changes.ts'
import { listingUpdatesService } from './listing-updates/listing-updates.ts'
import { mediaManagerService } from './media-manager/media-manager.ts'
import { moduleUsesService } from './module-uses/module-uses.ts'
import { napDuplicatesService } from './nap-duplicates/nap-duplicates.ts'
import { napMergesService } from './nap-merges/nap-merges.ts'
import { napUsesService } from './nap-uses/nap-uses.ts'
import { napsBulkGeneratorService } from './naps-bulk-generator/naps-bulk-generator.ts'
import { napsService } from './naps/naps.ts'
import { postLinksService } from './post-links/post-links.ts'
import { postTextsService } from './post-texts/post-texts.ts'
import { previewLinksService } from './preview-links/preview-links.ts'
import { promptStackerService } from './prompt-stacker/prompt-stacker.ts'
import { propertiesService } from './properties/properties.ts'
import { propertiesBulkGeneratorService } from './properties-bulk-generator/properties-bulk-generator.ts'
import { propertyMeansService } from './property-means/property-means.ts'
import { propertyUsesService } from './property-uses/property-uses.ts'
import { propertyVerificationsService } from './property-verifications/property-verifications.ts'
import { publicationPlansService } from './publication-plans/publication-plans.ts'
import { publishedPagesService } from './published-pages/published-pages.ts'
import { publicationReviewsService } from './publication-reviews/publication-reviews.ts'
import { publicationsService } from './publications/publications.ts'
import { registrationsService } from './registrations/registrations.ts'
import { rssArticlesService } from './rss-articles/rss-articles.ts'
import { rssFeedsService } from './rss-feeds/rss-feeds.ts'
import { runsService } from './runs/runs.ts'
import { savedBlocksService } from './saved-blocks/saved-blocks.ts'
import { sendOtpService } from './send-otp/send-otp.ts'
import { settingsService } from './settings/settings.ts'
import { siteImportsService } from './site-imports/site-imports.ts'
import { subPropertiesService } from './sub-properties/sub-properties.ts'
import { thirdPartyServicesService } from './third-party-services/third-party-services.ts'
import { usersService } from './users/users.ts'
import { verificationLinksService } from './verification-links/verification-links.ts'
import { versionService } from './version/version.ts'
import { webhookDeliveriesService } from './webhook-deliveries/webhook-deliveries.ts'
import { webhooksService } from './webhooks/webhooks.ts'
import { wikiImagesService } from './wiki-images/wiki-images.ts'
import { wpActionsService } from './wp-actions/wp-actions.ts'
import { eventsService } from './events/events.ts'
import { loginSessionsService } from './login-sessions/login-sessions.ts'
import { invitationsService } from './invitations/invitations.ts'
import { inviteUserService } from './invite-user/invite-user.ts'
import { loginAsUserService } from './login-as-user/login-as-user.ts'
import { mailsService } from './mails/mails.ts'
import { membershipsService } from './memberships/memberships.ts'
import { notificationsService } from './notifications/notifications.ts'
import { passwordResetsService } from './password-resets/password-resets.ts'
import { billingService } from './billing/billing.ts'
import { billingCheckoutsService } from './billing-checkouts/billing-checkouts.ts'
import { billingGrantsService } from './billing-grants/billing-grants.ts'
import { billingPortalVisitsService } from './billing-portal-visits/billing-portal-visits.ts'
import { billingRequestsService } from './billing-requests/billing-requests.ts'
import { invoicesService } from './invoices/invoices.ts'
import { usageHistoryService } from './usage-history/usage-history.ts'
import { tiersService } from './tiers/tiers.ts'
import { turboChecksService } from './turbo-checks/turbo-checks.ts'
import { turboDataService } from './turbo-data/turbo-data.ts'
import { turboPagesService } from './turbo-pages/turbo-pages.ts'
import { turboSitesService } from './turbo-sites/turbo-sites.ts'
import { turboStructuresService } from './turbo-structures/turbo-structures.ts'
import { twoFactorService } from './two-factor/two-factor.ts'
import { usageService } from './usage/usage.ts'
import { deadLettersService } from './dead-letters/dead-letters.ts'
import { installationStatusService } from './installation-status/installation-status.ts'

/** Every service of the product. */
export const services: readonly DefinedService[] = [
  articleBulkGeneratorService,
  articleBulkPlansService,
  articleBulkRowsService,
  articleGeneratorService,
  articlePromptsService,
  articlesService,
  articleVersionsService,
  accessTokensService,
  accountDeletionService,
  assistedPostsService,
  auditLogService,
  authenticationService,
  cachedDataService,
  campaignApprovalsService,
  campaignChecksService,
  campaignDisclosuresService,
  campaignJobsService,
  campaignLogsService,
  campaignPlansService,
  campaignPostsService,
  campaignsService,
  categoriesService,
  cloudBuilderService,
  cloudModulesService,
  cloudPagesService,
  cloudSettingsService,
  cloudSettingsManagerService,
  cloudSitesTurboService,
  cloudTemplatesService,
  dashboardService,
  demoAccountService,
  deadLettersService,
  downloadSitesService,
  generationCardsService,
  generationsService,
  getOtpService,
  healthService,
  hintsService,
  imageGenerationsService,
  imageGeneratorsService,
  imageRightsService,
  imageSearchService,
  installationStatusService,
  linkChecksService,
  linkMapService,
  mediaManagerService,
  moduleUsesService,
  napDuplicatesService,
  napMergesService,
  napUsesService,
  listingChangesService,
  listingUpdatesService,
  postTextsService,
  napsBulkGeneratorService,
  napsService,
  postLinksService,
  previewLinksService,
  promptStackerService,
  propertiesService,
  propertiesBulkGeneratorService,
  propertyMeansService,
  propertyUsesService,
  propertyVerificationsService,
  publicationPlansService,
  publicationReviewsService,
  publicationsService,
  publishedPagesService,
  rssArticlesService,
  rssFeedsService,
  runsService,
  savedBlocksService,
  sendOtpService,
  settingsService,
  siteImportsService,
  subPropertiesService,
  thirdPartyServicesService,
  usersService,
  eventsService,
  loginAsUserService,
  loginSessionsService,
  invitationsService,
  inviteUserService,
  mailsService,
  membershipsService,
  notificationsService,
  passwordResetsService,
  registrationsService,
  billingService,
  billingCheckoutsService,
  billingGrantsService,
  billingPortalVisitsService,
  billingRequestsService,
  invoicesService,
  usageHistoryService,
  tiersService,
  turboChecksService,
  turboDataService,
  turboPagesService,
  turboSitesService,
  turboStructuresService,
  twoFactorService,
  usageService,
  verificationLinksService,
  versionService,
  webhookDeliveriesService,
  webhooksService,
  wikiImagesService,
  wpActionsService,
]
