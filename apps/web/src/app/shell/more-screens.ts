import {
  IconFilePlus,
  IconMail,
  IconRowInsertBottom,
  IconRss,
  IconSpeakerphone,
  IconUser,
  IconUserPlus,
  type Icon,
} from '@tabler/icons-react'
import type { Capability, User } from '@web2/contract/core'
import { seesOnlyBilling } from '../../lib/session/sees-only-billing.ts'

interface Screen {
  readonly to:
    | '/campaigns/new-campaign'
    | '/articles/rss-feeds'
    | '/page-builder/build-page'
    | '/section-builder/build-section'
    | '/profile'
    | '/invite-user'
    | '/users/new-user'
    | '/users/mail'
  readonly label: string
  readonly icon: Icon
  readonly needs: Capability
  readonly keywords: string
}

const screens: readonly Screen[] = [
  {
    to: '/campaigns/new-campaign',
    label: 'New campaign',
    icon: IconSpeakerphone,
    needs: 'content:write',
    keywords: 'add plan posts drip',
  },
  {
    to: '/articles/rss-feeds',
    label: 'RSS feeds',
    icon: IconRss,
    needs: 'content:read',
    keywords: 'articles import atom subscribe',
  },
  {
    to: '/page-builder/build-page',
    label: 'Build page',
    icon: IconFilePlus,
    needs: 'content:write',
    keywords: 'new page create landing template',
  },
  {
    to: '/section-builder/build-section',
    label: 'Build section',
    icon: IconRowInsertBottom,
    needs: 'content:write',
    keywords: 'new section create module reusable',
  },
  {
    to: '/profile',
    label: 'Profile',
    icon: IconUser,
    needs: 'profile:own',
    keywords: 'name picture password two-factor sign-ins sessions',
  },
  {
    to: '/invite-user',
    label: 'Invite a VA',
    icon: IconUserPlus,
    needs: 'members:invite',
    keywords: 'people team assistant members invitations',
  },
  {
    to: '/users/new-user',
    label: 'New user',
    icon: IconUserPlus,
    needs: 'users:manage',
    keywords: 'admin add person',
  },
  {
    to: '/users/mail',
    label: 'Mail',
    icon: IconMail,
    needs: 'users:manage',
    keywords: 'admin outgoing letters smtp inbox',
  },
]

/** Screens that are no entries of the sidebar, as far as this user may go there. */
export const moreScreensFor = (user: User): readonly Screen[] =>
  seesOnlyBilling(user) ? [] : screens.filter(({ needs }) => user.abilities.includes(needs))
