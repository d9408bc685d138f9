import { articleVersionsService } from '../domains/articles/services/article-versions.ts'
import {
  articleBulkGeneratorService,
  articleBulkPlansService,
  articleBulkRowsService,
} from '../domains/articles/services/article-bulks.ts'
import {
  articleEditsService,
  articleImprovementsService,
} from '../domains/articles/services/article-edits.ts'
import {
  articleGeneratorService,
  articlePromptsService,
} from '../domains/articles/services/article-presets.ts'
import { articlesService } from '../domains/articles/services/articles.ts'
import { accessTokensService } from '../domains/accounts/services/access-tokens.ts'
import { accountDeletionService } from '../domains/operations/services/account-deletion.ts'
import { assistedPostsService } from '../domains/campaigns/services/assisted-posts.ts'
import { auditLogService } from '../domains/accounts/services/audit-log.ts'
import { authenticationService } from '../domains/accounts/services/authentication.ts'
import { cachedDataService } from '../domains/sites/services/unsaved-pages.ts'
import {
  campaignApprovalsService,
  campaignsService,
  campaignChecksService,
  campaignDisclosuresService,
  campaignPlansService,
} from '../domains/campaigns/services/campaigns.ts'
import { campaignJobsService } from '../domains/campaigns/services/scheduled-posts.ts'
import { campaignLogsService } from '../domains/campaigns/services/campaign-logs.ts'
import { campaignPostsService } from '../domains/campaigns/services/campaign-posts.ts'
import { categoriesService } from '../domains/articles/services/categories.ts'
import { cloudBuilderService } from '../domains/sites/services/sites.ts'
import { cloudModulesService } from '../domains/sites/services/sections.ts'
import { cloudPagesService } from '../domains/sites/services/pages.ts'
import { cloudSettingsService } from '../domains/clouds/services/clouds.ts'
import { cloudSettingsManagerService } from '../domains/clouds/services/cloud-accounts.ts'
import {
  cloudSitesTurboService,
  turboChecksService,
  turboPreviewsService,
} from '../domains/generator/services/site-projects.ts'
import { cloudTemplatesService } from '../domains/sites/services/templates.ts'
import { dashboardService } from '../domains/dashboard/services/dashboard.ts'
import { dashboardVisitsService } from '../domains/dashboard/services/dashboard-visits.ts'
import { demoAccountService } from '../domains/dashboard/services/demo-account.ts'
import type { PromisedTypes } from '../platform/api/held-types.ts'
import type { DefinedService } from '../platform/api/define-service.ts'
import type { ResourcePath } from '@web2/contract/resources'
import { downloadSitesService, thirdPartyServicesService } from '../domains/publishing/services/downloads.ts'
import {
  generationCardsService,
  generationSourcesService,
  generationsService,
} from '../domains/articles/services/generations.ts'
import { healthService } from '../domains/operations/services/health.ts'
import {
  getOtpService,
  propertyVerificationsService,
  sendOtpService,
  verificationLinksService,
} from '../domains/properties/services/property-verifications.ts'
import { hintsService } from '../domains/accounts/services/hints.ts'
import {
  imageGenerationsService,
  imageGeneratorsService,
} from '../domains/media/services/image-generations.ts'
import { imageRightsService } from '../domains/media/services/image-rights.ts'
import { imageSearchService, wikiImagesService } from '../domains/media/services/image-search.ts'
import {
  leadCountsService,
  leadTotalsService,
  leadWordsService,
} from '../domains/leads/services/lead-figures.ts'
import { leadFormsService } from '../domains/leads/services/lead-forms.ts'
import { leadMailsService } from '../domains/leads/services/lead-mails.ts'
import { leadMembersService } from '../domains/leads/services/lead-members.ts'
import { leadMessagesService } from '../domains/leads/services/lead-messages.ts'
import { leadPeopleService } from '../domains/leads/services/lead-people.ts'
import { leadSettingsService } from '../domains/leads/services/lead-settings.ts'
import { leadsService } from '../domains/leads/services/leads.ts'
import { linkChecksService, postLinksService, linkMapService } from '../domains/links/services/post-links.ts'
import { listingChangesService } from '../domains/listing-updates/services/listing-changes.ts'
import { listingUpdatesService } from '../domains/listing-updates/services/listing-updates.ts'
import { mediaManagerService } from '../domains/media/services/media-files.ts'
import { ownFontsService } from '../domains/media/services/own-fonts.ts'
import { aiSpendingService } from '../domains/model-calls/services/ai-spending.ts'
import { modelCallsService } from '../domains/model-calls/services/model-calls.ts'
import { styleUsesService, tokenUsesService } from '../domains/sites/services/style-uses.ts'
import { moduleUsesService } from '../domains/sites/services/section-uses.ts'
import {
  napDuplicatesService,
  napsService,
  napMergesService,
  napUsesService,
} from '../domains/listings/services/listings.ts'
import {
  businessProfilesService,
  profileDraftsService,
} from '../domains/listings/services/business-profiles.ts'
import { websiteListingsService } from '../domains/listings/services/website-listings.ts'
import { napsBulkGeneratorService } from '../domains/listings/services/listing-batches.ts'
import { postTextsService } from '../domains/listing-updates/services/post-texts.ts'
import { previewLinksService } from '../domains/previews/services/preview-links.ts'
import { promptStackerService } from '../domains/articles/services/prompt-stackers.ts'
import {
  propertiesService,
  propertyMeansService,
  propertyUsesService,
  subPropertiesService,
} from '../domains/properties/services/properties.ts'
import { propertiesBulkGeneratorService } from '../domains/properties/services/property-batches.ts'
import { publicationPlansService, publicationsService } from '../domains/publishing/services/publications.ts'
import { publishedPagesService } from '../domains/articles/services/linkable-pages.ts'
import { publicationReviewsService } from '../domains/generator/services/publication-reviews.ts'
import { registrationsService } from '../domains/accounts/services/registrations.ts'
import { rssArticlesService } from '../domains/feeds/services/feed-items.ts'
import { rssFeedsService } from '../domains/feeds/services/feeds.ts'
import { runsService } from '../platform/runs/runs-service.ts'
import { accountThemesService } from '../domains/sites/services/account-themes.ts'
import { savedBlocksService } from '../domains/sites/services/saved-blocks.ts'
import { settingsService } from '../domains/accounts/services/settings.ts'
import { siteImportsService } from '../domains/sites/services/site-imports.ts'
import { usersService } from '../domains/accounts/services/users.ts'
import { versionService } from '../domains/operations/services/version.ts'
import { webhookDeliveriesService } from '../domains/notifications/services/webhook-deliveries.ts'
import { webhooksService } from '../domains/notifications/services/webhooks.ts'
import { wpActionsService } from '../domains/properties/services/wordpress-actions.ts'
import { eventsService } from '../platform/api/missed-events.service.ts'
import { loginSessionsService } from '../domains/accounts/services/login-sessions.ts'
import { invitationsService } from '../domains/accounts/services/invitations.ts'
import { inviteUserService } from '../domains/accounts/services/invite-user.ts'
import { loginAsUserService } from '../domains/accounts/services/login-as-user.ts'
import { mailsService } from '../domains/notifications/services/mails.ts'
import { membershipsService } from '../domains/accounts/services/memberships.ts'
import { notificationsService } from '../domains/notifications/services/notifications.ts'
import { passwordResetsService } from '../domains/accounts/services/password-resets.ts'
import {
  billingService,
  billingCheckoutsService,
  billingPortalVisitsService,
} from '../domains/billing/services/billing.ts'
import { billingGrantsService, billingRequestsService } from '../domains/billing/services/billing-requests.ts'
import { invoicesService } from '../domains/billing/services/invoices.ts'
import { usageHistoryService, usageService } from '../domains/billing/services/usage.ts'
import { imagePricesService } from '../domains/ai/services/image-prices.ts'
import { textPriceResetsService, textPricesService } from '../domains/ai/services/text-prices.ts'
import { tiersService } from '../domains/billing/services/tiers.ts'
import { turboDataService } from '../domains/generator/services/project-data.ts'
import { turboPagesService } from '../domains/generator/services/project-pages.ts'
import { turboSitesService, turboStructuresService } from '../domains/generator/services/project-sites.ts'
import { twoFactorService } from '../domains/accounts/services/two-factor.ts'
import { deadLettersService } from '../domains/operations/services/dead-letters.ts'
import { installationStatusService } from '../domains/operations/services/installation-status.ts'

/**
 * The services by path. Types hold them to the contract: each path that it names has its service, whose schemas
 * are of the types that it says.
 */
const byPath: { readonly [Path in ResourcePath]: DefinedService<Path, PromisedTypes<Path>> } = {
  'ai-spending': aiSpendingService,
  'article-bulk-generator': articleBulkGeneratorService,
  'article-bulk-plans': articleBulkPlansService,
  'article-bulk-rows': articleBulkRowsService,
  'article-edits': articleEditsService,
  'article-generator': articleGeneratorService,
  'article-improvements': articleImprovementsService,
  'article-prompts': articlePromptsService,
  articles: articlesService,
  'article-versions': articleVersionsService,
  'access-tokens': accessTokensService,
  'account-deletion': accountDeletionService,
  'assisted-posts': assistedPostsService,
  'audit-log': auditLogService,
  authentication: authenticationService,
  'business-profiles': businessProfilesService,
  'cached-data': cachedDataService,
  'campaign-approvals': campaignApprovalsService,
  'campaign-checks': campaignChecksService,
  'campaign-disclosures': campaignDisclosuresService,
  'campaign-jobs': campaignJobsService,
  'campaign-logs': campaignLogsService,
  'campaign-plans': campaignPlansService,
  'campaign-posts': campaignPostsService,
  campaigns: campaignsService,
  categories: categoriesService,
  'cloud-builder': cloudBuilderService,
  'cloud-modules': cloudModulesService,
  'cloud-pages': cloudPagesService,
  'cloud-settings': cloudSettingsService,
  'cloud-settings-manager': cloudSettingsManagerService,
  'cloud-sites-turbo': cloudSitesTurboService,
  'cloud-templates': cloudTemplatesService,
  dashboard: dashboardService,
  'dashboard-visits': dashboardVisitsService,
  'demo-account': demoAccountService,
  'dead-letters': deadLettersService,
  'download-sites': downloadSitesService,
  'generation-cards': generationCardsService,
  'generation-sources': generationSourcesService,
  generations: generationsService,
  'get-otp': getOtpService,
  health: healthService,
  hints: hintsService,
  'image-generations': imageGenerationsService,
  'image-generators': imageGeneratorsService,
  'image-rights': imageRightsService,
  'image-search': imageSearchService,
  'installation-status': installationStatusService,
  'lead-counts': leadCountsService,
  'lead-forms': leadFormsService,
  'lead-mails': leadMailsService,
  'lead-members': leadMembersService,
  'lead-messages': leadMessagesService,
  'lead-people': leadPeopleService,
  'lead-settings': leadSettingsService,
  'lead-totals': leadTotalsService,
  'lead-words': leadWordsService,
  leads: leadsService,
  'link-checks': linkChecksService,
  'link-map': linkMapService,
  'media-manager': mediaManagerService,
  'own-fonts': ownFontsService,
  'model-calls': modelCallsService,
  'module-uses': moduleUsesService,
  'style-uses': styleUsesService,
  'token-uses': tokenUsesService,
  'nap-duplicates': napDuplicatesService,
  'nap-merges': napMergesService,
  'nap-uses': napUsesService,
  'listing-changes': listingChangesService,
  'listing-updates': listingUpdatesService,
  'post-texts': postTextsService,
  'naps-bulk-generator': napsBulkGeneratorService,
  naps: napsService,
  'post-links': postLinksService,
  'preview-links': previewLinksService,
  'profile-drafts': profileDraftsService,
  'prompt-stacker': promptStackerService,
  properties: propertiesService,
  'properties-bulk-generator': propertiesBulkGeneratorService,
  'property-means': propertyMeansService,
  'property-uses': propertyUsesService,
  'property-verifications': propertyVerificationsService,
  'publication-plans': publicationPlansService,
  'publication-reviews': publicationReviewsService,
  publications: publicationsService,
  'published-pages': publishedPagesService,
  'rss-articles': rssArticlesService,
  'rss-feeds': rssFeedsService,
  runs: runsService,
  'account-themes': accountThemesService,
  'saved-blocks': savedBlocksService,
  'send-otp': sendOtpService,
  settings: settingsService,
  'site-imports': siteImportsService,
  'sub-properties': subPropertiesService,
  'third-party-services': thirdPartyServicesService,
  users: usersService,
  events: eventsService,
  'login-as-user': loginAsUserService,
  'login-sessions': loginSessionsService,
  invitations: invitationsService,
  'invite-user': inviteUserService,
  mails: mailsService,
  memberships: membershipsService,
  notifications: notificationsService,
  'password-resets': passwordResetsService,
  registrations: registrationsService,
  billing: billingService,
  'billing-checkouts': billingCheckoutsService,
  'billing-grants': billingGrantsService,
  'billing-portal-visits': billingPortalVisitsService,
  'billing-requests': billingRequestsService,
  invoices: invoicesService,
  'usage-history': usageHistoryService,
  'image-prices': imagePricesService,
  'text-price-resets': textPriceResetsService,
  'text-prices': textPricesService,
  tiers: tiersService,
  'turbo-checks': turboChecksService,
  'turbo-data': turboDataService,
  'turbo-pages': turboPagesService,
  'turbo-previews': turboPreviewsService,
  'turbo-sites': turboSitesService,
  'turbo-structures': turboStructuresService,
  'two-factor': twoFactorService,
  usage: usageService,
  'verification-links': verificationLinksService,
  version: versionService,
  'webhook-deliveries': webhookDeliveriesService,
  webhooks: webhooksService,
  'website-listings': websiteListingsService,
  'wiki-images': wikiImagesService,
  'wp-actions': wpActionsService,
}

/** All services of the product. */
export const services: readonly DefinedService[] = Object.values(byPath)
