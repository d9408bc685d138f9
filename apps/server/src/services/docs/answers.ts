import {
  ArticleVersion,
  AuditLine,
  CloudAccount,
  CloudModule,
  CloudPage,
  CloudSetting,
  Invitation,
  LoginSession,
  Mail,
  Membership,
  Publication,
  SavedBlock,
  Setting,
  User,
} from '@web2/contract'
import { PreviewLink } from '@web2/contract/previews'
import { AccessToken } from '@web2/contract/tokens'
import type { TSchema } from 'typebox'

/** The records of services whose table the adapter does not serve; what is not here answers a form of its own. */
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
