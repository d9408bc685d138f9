import { Invitation, LoginSession, Membership, Setting, AccessToken } from '@web2/contract/accounts'
import { ArticleVersion } from '@web2/contract/articles'
import { CloudAccount, CloudSetting } from '@web2/contract/clouds'
import { AuditLine, User } from '@web2/contract/core'
import { Mail } from '@web2/contract/notifications'
import { PreviewLink } from '@web2/contract/previews'
import { Publication } from '@web2/contract/publishing'
import { CloudModule, CloudPage, SavedBlock } from '@web2/contract/sites'
import type { TSchema } from 'typebox'

/** Records of services whose table the adapter does not serve; services missing here have other responses. */
export const recordsOfOwnServices: Readonly<Record<string, TSchema>> = {
  'access-tokens': AccessToken,
  'article-versions': ArticleVersion,
  'audit-log': AuditLine,
  'cloud-modules': CloudModule,
  'cloud-pages': CloudPage,
  'cloud-settings': CloudSetting,
  'cloud-settings-manager': CloudAccount,
  'invite-user': Invitation,
  'login-sessions': LoginSession,
  mails: Mail,
  memberships: Membership,
  'preview-links': PreviewLink,
  publications: Publication,
  'saved-blocks': SavedBlock,
  settings: Setting,
  users: User,
}
