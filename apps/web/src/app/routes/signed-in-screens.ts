/**
 * Loads the components of the screens behind sign-in. A chunk of its own: the list of what each of them needs is as large as
 * a guest's whole sign-in page, which has no use for it.
 */
export const signedInScreens = {
  DefaultLayout: async () => (await import('../shell/layouts/default-layout.tsx')).DefaultLayout,
  StatsPage: async () => (await import('../../features/dashboard/dashboard-page.tsx')).StatsPage,
  BillingPage: async () => (await import('../../features/billing/billing-page.tsx')).BillingPage,
  InvitePage: async () => (await import('../../features/accounts/people/invite-page.tsx')).InvitePage,
  ProfileScreen: async () => (await import('./screens/profile.tsx')).ProfileScreen,
  ActivityPage: async () =>
    (await import('../../features/accounts/audit-log/audit-log-page.tsx')).ActivityPage,
  UserListScreen: async () => (await import('./screens/user-list.tsx')).UserListScreen,
  NewUserPage: async () => (await import('../../features/accounts/users/new-user-page.tsx')).NewUserPage,
  MailList: async () => (await import('../../features/notifications/mail/mail-list.tsx')).MailList,
  RequestList: async () => (await import('../../features/billing/requests/request-list.tsx')).RequestList,
  UserPage: async () => (await import('../../features/accounts/users/user-page.tsx')).UserPage,
  StatusPage: async () => (await import('../../features/operations/status/status-page.tsx')).StatusPage,
  PricesPage: async () => (await import('../../features/ai/prices/prices-page.tsx')).PricesPage,
  ApiKeysPage: async () => (await import('../../features/accounts/settings/api-keys-page.tsx')).ApiKeysPage,
  AiCostsPage: async () => (await import('../../features/model-calls/ai-costs-page.tsx')).AiCostsPage,
  CloudAccountsPage: async () =>
    (await import('../../features/clouds/accounts/cloud-accounts-page.tsx')).CloudAccountsPage,
  AccessTokensPage: async () =>
    (await import('../../features/accounts/access-tokens/access-tokens-page.tsx')).AccessTokensPage,
  WebhooksPage: async () =>
    (await import('../../features/notifications/webhooks/webhooks-page.tsx')).WebhooksPage,
  AccountDataPage: async () =>
    (await import('../../features/operations/account-data/account-data-page.tsx')).AccountDataPage,
  NapList: async () => (await import('../../features/listings/list/listing-list.tsx')).NapList,
  AddNapPage: async () => (await import('../../features/listings/form/add-listing-page.tsx')).AddNapPage,
  EditListingScreen: async () => (await import('./screens/edit-listing.tsx')).EditListingScreen,
  UpdatesPage: async () => (await import('../../features/listing-updates/updates-page.tsx')).UpdatesPage,
  BulkAddListingsPage: async () =>
    (await import('../../features/listings/bulk/bulk-add-page.tsx')).BulkAddPage,
  CategoryList: async () =>
    (await import('../../features/articles/categories/category-list.tsx')).CategoryList,
  ArticleList: async () => (await import('../../features/articles/list/article-list.tsx')).ArticleList,
  ArticleEditorScreen: async () => (await import('./screens/article-editor.tsx')).ArticleEditorScreen,
  ViewArticlePage: async () =>
    (await import('../../features/articles/editing/view-article-page.tsx')).ViewArticlePage,
  PublishByHandPage: async () =>
    (await import('../../features/campaigns/assisted-posts/publish-by-hand-page.tsx')).PublishByHandPage,
  ArticlePageScreen: async () =>
    (await import('../../features/publishing/article-page/article-page-screen.tsx')).ArticlePageScreen,
  FeedsPage: async () => (await import('../../features/feeds/feeds-page.tsx')).FeedsPage,
  BulkPage: async () => (await import('../../features/articles/bulks/bulk-page.tsx')).BulkPage,
  StackerList: async () =>
    (await import('../../features/articles/prompt-stackers/stacker-list.tsx')).StackerList,
  AddStackerPage: async () =>
    (await import('../../features/articles/prompt-stackers/add-stacker-page.tsx')).AddStackerPage,
  EditStackerPage: async () =>
    (await import('../../features/articles/prompt-stackers/edit-stacker-page.tsx')).EditStackerPage,
  LeadsPage: async () => (await import('../../features/leads/list/leads-page.tsx')).LeadsPage,
  LeadPage: async () => (await import('../../features/leads/lead/lead-page.tsx')).LeadPage,
  LeadSettingsPage: async () =>
    (await import('../../features/leads/settings/lead-settings-page.tsx')).LeadSettingsPage,
  LinkMapPage: async () => (await import('../../features/links/link-map-page.tsx')).LinkMapPage,
  PropertyList: async () => (await import('../../features/properties/property-list.tsx')).PropertyList,
  AddPropertyPage: async () =>
    (await import('../../features/properties/add-property-page.tsx')).AddPropertyPage,
  EditPropertyPage: async () =>
    (await import('../../features/properties/edit-property-page.tsx')).EditPropertyPage,
  BulkAddPropertiesPage: async () =>
    (await import('../../features/properties/bulk/bulk-add-page.tsx')).BulkAddPage,
  PostsPage: async () => (await import('../../features/properties/posts/posts-page.tsx')).PostsPage,
  CampaignListScreen: async () => (await import('./screens/campaign-list.tsx')).CampaignListScreen,
  CampaignPage: async () => (await import('../../features/campaigns/campaign-page.tsx')).CampaignPage,
  ViewCampaignScreen: async () => (await import('./screens/view-campaign.tsx')).ViewCampaignScreen,
  CampaignLogsPage: async () =>
    (await import('../../features/campaigns/log/campaign-logs-page.tsx')).CampaignLogsPage,
  SiteListScreen: async () => (await import('./screens/site-list.tsx')).SiteListScreen,
  NewSitePage: async () => (await import('../../features/publishing/new-site/new-site-page.tsx')).NewSitePage,
  StructureScreen: async () => (await import('./screens/structure.tsx')).StructureScreen,
  PageList: async () => (await import('../../features/sites/pages/page-list.tsx')).PageList,
  SectionList: async () => (await import('../../features/sites/sections/section-list.tsx')).SectionList,
  TurboList: async () => (await import('../../features/generator/project-list.tsx')).TurboList,
  ZoomerList: async () => (await import('../../features/generator/project-list.tsx')).ZoomerList,
  TurboPage: async () => (await import('../../features/generator/project-page.tsx')).TurboPage,
  ViewTurboPage: async () =>
    (await import('../../features/generator/progress/view-project-page.tsx')).ViewTurboPage,
  TurboStructurePage: async () =>
    (await import('../../features/generator/project-structure-page.tsx')).TurboStructurePage,
}
