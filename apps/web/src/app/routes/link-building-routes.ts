import { createRoute } from '@tanstack/react-router'
import { listSearchNames } from '../../lib/list/list-search.ts'
import { guard } from './guard.ts'
import { signedInScreen, standard } from './layouts.ts'
import { texts } from './search.ts'

const linkMap = createRoute({
  getParentRoute: () => standard,
  path: '/link-map',
  validateSearch: texts(...listSearchNames, 'host'),
  beforeLoad: guard({ needs: 'content:read' }),
  component: signedInScreen('LinkMapPage'),
})
const properties = createRoute({
  getParentRoute: () => standard,
  path: '/properties',
  validateSearch: texts(...listSearchNames),
  beforeLoad: guard({ needs: 'content:read' }),
  component: signedInScreen('PropertyList'),
})
const addProperty = createRoute({
  getParentRoute: () => standard,
  path: '/properties/add-property',
  beforeLoad: guard({ needs: 'content:write' }),
  component: signedInScreen('AddPropertyPage'),
})
const editProperty = createRoute({
  getParentRoute: () => standard,
  path: '/properties/edit-property',
  validateSearch: texts('id'),
  beforeLoad: guard({ needs: 'content:write', record: true }),
  component: signedInScreen('EditPropertyPage'),
})
const bulkAddProperties = createRoute({
  getParentRoute: () => standard,
  path: '/properties/bulk-add',
  beforeLoad: guard({ needs: 'content:write' }),
  component: signedInScreen('BulkAddPropertiesPage'),
})
const propertyPosts = createRoute({
  getParentRoute: () => standard,
  path: '/properties/posts',
  validateSearch: texts('id', 'q', 'status', 'page'),
  beforeLoad: guard({ needs: 'content:write', record: true }),
  component: signedInScreen('PostsPage'),
})
const campaigns = createRoute({
  getParentRoute: () => standard,
  path: '/campaigns',
  validateSearch: texts(...listSearchNames),
  beforeLoad: guard({ needs: 'content:read' }),
  component: signedInScreen('CampaignListScreen'),
})
// One screen for both addresses: it stays as it is when a new campaign gets its own.
const campaign = createRoute({
  getParentRoute: () => standard,
  id: 'campaign',
  component: signedInScreen('CampaignPage'),
})
const newCampaign = createRoute({
  getParentRoute: () => campaign,
  path: '/campaigns/new-campaign',
  validateSearch: texts('step'),
  beforeLoad: guard({ needs: 'content:write' }),
})
const editCampaign = createRoute({
  getParentRoute: () => campaign,
  path: '/campaigns/edit-campaign',
  validateSearch: texts('id', 'step'),
  beforeLoad: guard({ needs: 'content:write', record: true }),
})
const viewCampaign = createRoute({
  getParentRoute: () => standard,
  path: '/campaigns/view-campaign',
  validateSearch: texts('id', 'post'),
  beforeLoad: guard({ needs: 'content:read', record: true }),
  component: signedInScreen('ViewCampaignScreen'),
})
const campaignLogs = createRoute({
  getParentRoute: () => standard,
  path: '/campaigns/campaign-logs',
  validateSearch: texts('q', 'campaign', 'job', 'level', 'event', 'from', 'to'),
  beforeLoad: guard({ needs: 'content:read' }),
  component: signedInScreen('CampaignLogsPage'),
})

/** Properties, campaigns and the map of links. */
export const linkBuildingRoutes = [
  linkMap,
  properties,
  addProperty,
  editProperty,
  bulkAddProperties,
  propertyPosts,
  campaigns,
  campaign.addChildren([newCampaign, editCampaign]),
  viewCampaign,
  campaignLogs,
] as const
