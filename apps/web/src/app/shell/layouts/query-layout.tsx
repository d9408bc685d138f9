import { Outlet } from '@tanstack/react-router'
import { Queries } from '../../../lib/query/queries.tsx'

/** Empty layout of guests' screens that begin with a question to the server. */
export const QueryLayout = () => (
  <Queries>
    <Outlet />
  </Queries>
)
