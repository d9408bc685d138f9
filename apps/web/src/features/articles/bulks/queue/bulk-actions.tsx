import { Button } from '@mantine/core'
import {
  IconAdjustmentsHorizontal,
  IconPlayerPause,
  IconPlayerPlay,
  IconPlus,
  IconRefresh,
  IconX,
} from '@tabler/icons-react'
import type { ArticleBulk, ArticleBulkPatch, BulkStop } from '@web2/contract/articles'
import { useState } from 'react'
import { articleBulkRows, articleBulks } from '../../resources.ts'
import { useRecordAction } from '../../../../lib/query/use-record-action.ts'
import { askAbout } from '../../../../ui/dialogs/confirm-action.tsx'
import { ButtonLink } from '../../../../ui/links.tsx'
import { bulkRecord } from '../bulks-api.ts'
import { PaceDialog } from './pace-dialog.tsx'
import { PauseDialog } from './pause-dialog.tsx'

type Action = 'resume' | 'retry' | 'cancel' | BulkStop

/** Request of each button; a pause says where to stop articles in progress. */
const patches: Record<Action, ArticleBulkPatch> = {
  resume: { action: 'resume' },
  retry: { action: 'retry' },
  cancel: { action: 'cancel' },
  text: { action: 'pause', stopAt: 'text' },
  article: { action: 'pause', stopAt: 'article' },
  now: { action: 'pause', stopAt: 'now' },
}

const said: Record<Action, string> = {
  resume: 'Bulk resumed',
  retry: 'Retrying failed articles',
  cancel: 'Bulk canceled. Finished articles are kept.',
  text: 'Bulk paused. Sections in progress are finished first.',
  article: 'Bulk paused. Articles in progress are finished first.',
  now: 'Bulk paused',
}

/** Buttons for a bulk, depending on its status. */
export const BulkActions = ({ bulk }: { readonly bulk: ArticleBulk }) => {
  const change = useRecordAction<ArticleBulk, Action>({
    act: (id, action) => articleBulks.patch(id, patches[action]),
    record: bulkRecord,
    said,
    stale: [articleBulks.path, articleBulkRows.path],
  })
  const [dialog, setDialog] = useState<'pause' | 'pace' | null>(null)
  const close = () => setDialog(null)
  const send = (action: Action) => change.mutate({ id: bulk._id, action })
  const button = (action: Action) => ({
    variant: 'default',
    disabled: change.isPending,
    loading: change.isPending && change.variables.action === action,
    onClick: () => send(action),
  })
  const askToCancel = () =>
    askAbout({
      name: bulk.name,
      title: 'Cancel this bulk?',
      text: 'Finished articles are kept. Articles in progress stop where they are, and queued ones are not generated.',
      confirm: 'Cancel bulk',
      cancel: 'Keep bulk',
      isFinal: true,
      onConfirm: () => send('cancel'),
    })
  const isOpen = bulk.status === 'running' || bulk.status === 'paused'
  return (
    <>
      {bulk.status === 'running' && (
        <Button
          leftSection={<IconPlayerPause size={18} aria-hidden />}
          {...button('text')}
          loading={change.isPending && patches[change.variables.action].action === 'pause'}
          onClick={() => (bulk.writing > 0 ? setDialog('pause') : send('text'))}
        >
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
        <Button
          variant="default"
          leftSection={<IconAdjustmentsHorizontal size={18} aria-hidden />}
          onClick={() => setDialog('pace')}
        >
          Speed and budget
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
      {dialog === 'pause' && <PauseDialog bulk={bulk} onPause={send} onClose={close} />}
      {dialog === 'pace' && <PaceDialog bulk={bulk} onClose={close} />}
    </>
  )
}
