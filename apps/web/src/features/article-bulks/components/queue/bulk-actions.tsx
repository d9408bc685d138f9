import { Button } from '@mantine/core'
import { IconPlayerPause, IconPlayerPlay, IconPlus, IconRefresh, IconX } from '@tabler/icons-react'
import type { ArticleBulk, ArticleBulkPatch } from '@web2/contract'
import { articleBulkRows, articleBulks } from '../../../../lib/api/resources.ts'
import { useRecordAction } from '../../../../lib/query/use-record-action.ts'
import { askAbout } from '../../../../ui/ask-about.tsx'
import { ButtonLink } from '../../../../ui/links.tsx'
import { bulkRecord } from '../../api/bulks-api.ts'

type Action = ArticleBulkPatch['action']

const said: Record<Action, string> = {
  pause: 'Paused. What is being written is finished first.',
  resume: 'The bulk goes on.',
  retry: 'What had failed is written again.',
  cancel: 'The bulk was cancelled. What is finished stays.',
}

/** What can be done with a bulk as it is. */
export const BulkActions = ({ bulk }: { readonly bulk: ArticleBulk }) => {
  const change = useRecordAction<ArticleBulk, Action>({
    act: (id, action) => articleBulks.patch(id, { action }),
    record: bulkRecord,
    said,
    stale: [articleBulks.path, articleBulkRows.path],
  })
  const button = (action: Action) => ({
    variant: 'default',
    disabled: change.isPending,
    loading: change.isPending && change.variables.action === action,
    onClick: () => change.mutate({ id: bulk._id, action }),
  })
  const askToCancel = () =>
    askAbout({
      name: bulk.name,
      title: 'Cancel this bulk?',
      text: 'Articles that are finished stay. What is being written ends with what it has, and the others are not begun.',
      confirm: 'Cancel the bulk',
      cancel: 'Go on',
      isFinal: true,
      onConfirm: () => change.mutate({ id: bulk._id, action: 'cancel' }),
    })
  const isOpen = bulk.status === 'running' || bulk.status === 'paused'
  return (
    <>
      {bulk.status === 'running' && (
        <Button leftSection={<IconPlayerPause size={18} aria-hidden />} {...button('pause')}>
          Pause
        </Button>
      )}
      {bulk.status === 'paused' && (
        <Button leftSection={<IconPlayerPlay size={18} aria-hidden />} {...button('resume')} variant="filled">
          Resume
        </Button>
      )}
      {bulk.failed > 0 && (
        <Button leftSection={<IconRefresh size={18} aria-hidden />} {...button('retry')}>
          Retry failed
        </Button>
      )}
      {isOpen && (
        <Button leftSection={<IconX size={18} aria-hidden />} {...button('cancel')} onClick={askToCancel}>
          Cancel
        </Button>
      )}
      <ButtonLink
        to="/articles/bulk-add"
        search={{}}
        variant={isOpen ? 'default' : 'filled'}
        leftSection={<IconPlus size={18} aria-hidden />}
      >
        New bulk
      </ButtonLink>
    </>
  )
}
