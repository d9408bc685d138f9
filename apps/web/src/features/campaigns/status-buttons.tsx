import { Button } from '@mantine/core'
import { IconBan, IconPlayerPause, IconPlayerPlay } from '@tabler/icons-react'
import type { Campaign } from '@web2/contract/campaigns'
import { useNarrowScreen } from '../../lib/browser/use-narrow-screen.ts'
import { useCan } from '../../lib/session/use-user.ts'
import { IconAction } from '../../ui/icon-button.tsx'
import { useStatusChange } from './use-status-change.tsx'

/** Buttons that pause, resume and cancel a campaign, for users who may. */
export const StatusButtons = ({ campaign }: { campaign: Campaign }) => {
  const canPublish = useCan('site:publish')
  const { set, isPending } = useStatusChange()
  const isNarrow = useNarrowScreen()
  const { status } = campaign
  if (!canPublish) return null
  return (
    <>
      {status === 'running' && (
        <Button
          variant="default"
          leftSection={<IconPlayerPause size={18} aria-hidden />}
          loading={isPending}
          onClick={() => set(campaign, 'paused')}
        >
          Pause
        </Button>
      )}
      {status === 'paused' && (
        <Button
          leftSection={<IconPlayerPlay size={18} aria-hidden />}
          loading={isPending}
          onClick={() => set(campaign, 'running')}
        >
          Resume
        </Button>
      )}
      {(status === 'running' || status === 'paused') &&
        (isNarrow ? (
          <IconAction
            tip="Cancel"
            variant="default"
            color="dark"
            size={36}
            onClick={() => set(campaign, 'cancelled')}
          >
            <IconBan size={18} />
          </IconAction>
        ) : (
          <Button
            variant="default"
            leftSection={<IconBan size={18} aria-hidden />}
            onClick={() => set(campaign, 'cancelled')}
          >
            Cancel
          </Button>
        ))}
    </>
  )
}
