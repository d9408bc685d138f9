import { Text } from '@mantine/core'
import { linkReach } from '../../lib/text/link-reach.ts'

interface LinkReachNoteProps {
  readonly url: string
  /** How others get to open it. */
  readonly advice?: string
}

const where = { computer: 'on this computer only', network: 'in this network only' } as const

/** Note under a link for others that opens only here; nothing for a public URL. */
export const LinkReachNote = ({
  url,
  advice = 'To share it, run Web 2 Manager on a server with a public URL.',
}: LinkReachNoteProps) => {
  const reach = linkReach(url)
  if (reach === 'everyone') return null
  return (
    <Text size="sm" c="dimmed">
      This URL opens {where[reach]}. {advice}
    </Text>
  )
}
