import { Outlet } from '@tanstack/react-router'

/** Nothing but the screen: sign-in, registration, errors, and pages that everybody may read. */
export const EmptyLayout = () => <Outlet />
