import { useQuery } from '@tanstack/react-query'
import { useRouter } from '@tanstack/react-router'
import type { User } from '@web2/contract/core'
import { useEffect } from 'react'
import { refreshUser } from '../../lib/session/sign-in.ts'
import { currentBilling } from './billing-api.ts'

/** Poll interval in ms while the account is inactive. */
const waitingPoll = 10_000

/** Opens or closes the app, without a new sign-in, when the account's state or tier becomes another. */
export const AccountWatch = ({ user }: { user: User }) => {
  const router = useRouter()
  const isActive = user.subscription['lc.isActive'] && user.abilities.includes('content:read')
  const { data } = useQuery({ ...currentBilling, ...(!isActive && { refetchInterval: waitingPoll }) })
  const isOther =
    data !== undefined && (data.isActive !== user.subscription['lc.isActive'] || data.tier !== user.tier.type)

  useEffect(() => {
    if (!isOther) return
    void refreshUser()
      .then(() => router.invalidate())
      .catch((error: unknown) => {
        // the next look tries again
        console.warn('The account’s plan could not be refreshed.', error)
      })
  }, [isOther, router])
  return null
}
