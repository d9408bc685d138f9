import { Outlet } from '@tanstack/react-router'

/** Layout without navigation, for sign-in, registration, errors and public pages. */
export const EmptyLayout = () => <Outlet />
