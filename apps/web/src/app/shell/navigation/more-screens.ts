import { IconMail, IconUser, IconUserPlus, type Icon } from '@tabler/icons-react'
import type { Capability, User } from '@web2/contract/core'
import { seesOnlyBilling } from '../../../lib/session/sees-only-billing.ts'

interface Screen {
  readonly to: '/profile' | '/invite-user' | '/users/new-user' | '/users/mail'
  readonly label: string
  readonly icon: Icon
  readonly needs: Capability
  readonly keywords: string
}

const screens: readonly Screen[] = [
  {
    to: '/profile',
    label: 'Profile',
    icon: IconUser,
    needs: 'profile:own',
    keywords: 'name image password two-factor devices sessions',
  },
  {
    to: '/invite-user',
    label: 'Invite a VA',
    icon: IconUserPlus,
    needs: 'members:invite',
    keywords: 'team virtual assistant members invitations',
  },
  {
    to: '/users/new-user',
    label: 'New user',
    icon: IconUserPlus,
    needs: 'users:manage',
    keywords: 'admin new add',
  },
  {
    to: '/users/mail',
    label: 'Mail',
    icon: IconMail,
    needs: 'users:manage',
    keywords: 'admin outgoing email smtp',
  },
]

/** Returns the screens outside the sidebar that the user may open. */
export const moreScreensFor = (user: User): readonly Screen[] =>
  seesOnlyBilling(user) ? [] : screens.filter(({ needs }) => user.abilities.includes(needs))
