import { postLinkStatusLabels, type PostLinkStatus } from '@web2/contract/links'
import { StatusBadge } from '../../ui/status-badge.tsx'

const colors: Readonly<Record<PostLinkStatus, string>> = {
  ok: 'harbour',
  redirected: 'blue',
  'rel-changed': 'blue',
  lost: 'red',
  broken: 'red',
  unknown: 'gray',
}

export const LinkStatus = ({ status }: { status: PostLinkStatus }) => (
  <StatusBadge label={postLinkStatusLabels[status]} color={colors[status]} />
)
