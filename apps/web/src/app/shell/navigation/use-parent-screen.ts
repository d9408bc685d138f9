import { linkOptions, useLocation } from '@tanstack/react-router'
import type { User } from '@web2/contract/core'
import { useMemo } from 'react'
import type { Crumb } from '../../../ui/breadcrumbs/parent-screen.ts'
import { parentEntryOf } from './nav-entries.ts'

/** The entry of the menu that the open screen stands below. */
export const useParentScreen = (user: User | null): Crumb | null => {
  const { pathname } = useLocation()
  const entry = user === null ? undefined : parentEntryOf(pathname, user)
  return useMemo(
    () => (entry === undefined ? null : { label: entry.label, link: linkOptions({ to: entry.to }) }),
    [entry],
  )
}
