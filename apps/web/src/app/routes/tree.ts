import { accountRoutes, leadingRoutes } from './account-routes.ts'
import { editorRoutes, newSiteRoutes, siteListRoutes } from './builder-routes.ts'
import { contentRoutes } from './content-routes.ts'
import { guestRoutes, linkedRoutes } from './guest-routes.ts'
import { builder, empty, queries, root, standard } from './layouts.ts'
import { leadRoutes } from './lead-routes.ts'
import { linkBuildingRoutes } from './link-building-routes.ts'
import { turboRoutes } from './generator-routes.ts'

/** Every screen, under the layout it wears. */
export const routeTree = root.addChildren([
  empty.addChildren([
    ...guestRoutes,
    ...leadingRoutes,
    queries.addChildren([...linkedRoutes, ...newSiteRoutes]),
  ]),
  standard.addChildren([
    ...accountRoutes,
    ...contentRoutes,
    ...leadRoutes,
    ...linkBuildingRoutes,
    ...siteListRoutes,
    ...turboRoutes,
  ]),
  builder.addChildren([...editorRoutes]),
])
