import type { User } from '@web2/contract/core'
import { seesOnlyBilling } from '../../../lib/session/sees-only-billing.ts'
import type { NavAction, NavEntry, NavGroup } from './nav-entry.ts'
import { navGroups } from './nav-groups.ts'

const mayOpen = (user: User, { to, needs }: NavEntry | NavAction): boolean =>
  user.abilities.includes(needs) && (to === '/billing' || !seesOnlyBilling(user))

/**
 * Returns the groups of the sidebar with what the user may open; customers without a subscription and new
 * sign-ups get only Billing.
 */
export const groupsFor = (user: User): readonly NavGroup[] =>
  navGroups.flatMap((group) => {
    const entries = group.entries
      .filter((entry) => mayOpen(user, entry))
      .map((entry) => ({
        ...entry,
        actions: (entry.actions ?? []).filter((action) => mayOpen(user, action)),
      }))
    return entries.length === 0 ? [] : [{ ...group, entries }]
  })

/** Returns the user's entries in the order of the sidebar. */
export const entriesFor = (user: User): readonly NavEntry[] =>
  groupsFor(user).flatMap(({ entries }) => entries)

const isBelow = (pathname: string, parent: string): boolean =>
  parent !== '/' && pathname.startsWith(`${parent}/`)

const addressesOf = ({ to, alsoAt = [] }: NavEntry): readonly string[] => [to, ...alsoAt]

const longestFirst = (a: NavEntry, b: NavEntry): number => b.to.length - a.to.length

/**
 * Returns the entry that the sidebar marks: the screen's own, else the one above it, as Users is above
 * '/users/mail'. Undefined for screens whose entry the user does not see.
 */
export const markedEntryOf = (pathname: string, user: User): NavEntry | undefined =>
  entriesFor(user)
    .filter((entry) => addressesOf(entry).some((to) => to === pathname || isBelow(pathname, to)))
    .toSorted(longestFirst)[0]

/** Returns the entry above a screen, '/nap-databases' for '/nap-databases/add-nap'; undefined where none is above. */
export const parentEntryOf = (pathname: string, user: User): NavEntry | undefined =>
  entriesFor(user)
    .filter((entry) => addressesOf(entry).some((to) => isBelow(pathname, to)))
    .toSorted(longestFirst)[0]
