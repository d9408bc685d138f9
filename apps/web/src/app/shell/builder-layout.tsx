import { Outlet } from '@tanstack/react-router'
import { ConnectionNotice } from './connection-notice.tsx'

/** The window belongs to the editor, which brings its own bars. */
export const BuilderLayout = () => (
  <>
    <Outlet />
    <ConnectionNotice />
  </>
)
