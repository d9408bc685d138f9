import type { User } from '@web2/contract/core'

interface FirstRunFacts {
  readonly user: User
  /** The user has finished or skipped it; undefined while that is not known. */
  readonly isSeen: boolean | undefined
  /** Sites of the account; undefined while that is not known. */
  readonly sites: number | undefined
}

/**
 * Returns true if the user is to be led through their first site: the owner of an account without sites, until they
 * finish it or skip it. Members of other accounts and impersonating admins are not.
 */
export const wantsFirstRun = ({ user, isSeen, sites }: FirstRunFacts): boolean => {
  const isOwner = user.memberships.some((each) => each.accountId === user.accountId && each.isOwner)
  return (
    isSeen === false &&
    sites === 0 &&
    isOwner &&
    user.actedBy === null &&
    user.abilities.includes('site:publish')
  )
}
