import { Badge } from '@mantine/core'
import { postLinkStatusLabels, type PostLinkStatus } from '@web2/contract'

const colors: Readonly<Record<PostLinkStatus, string>> = {
  ok: 'harbour',
  redirected: 'blue',
  'rel-changed': 'blue',
  lost: 'red',
  broken: 'red',
  unknown: 'gray',
}

export const LinkStatus = ({ status }: { status: PostLinkStatus }) => (
  <Badge variant="light" color={colors[status]} tt="none" fw={600} miw="max-content">
    {postLinkStatusLabels[status]}
  </Badge>
)
