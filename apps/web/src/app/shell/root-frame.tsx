import { Outlet } from '@tanstack/react-router'
import { SessionEffects } from './session-effects.tsx'
import { VersionCheck } from './version-check.tsx'

/** What is there whatever screen is shown. */
export const RootFrame = () => (
  <>
    <SessionEffects />
    <VersionCheck />
    <Outlet />
  </>
)
