import { Button, Text } from '@mantine/core'
import { IconPlayerPause, IconPlayerPlay, IconPlus, IconRefresh, IconX } from '@tabler/icons-react'
import { useMutation } from '@tanstack/react-query'
import type { ArticleBulk, ArticleBulkPatch } from '@web2/contract'
import { sentenceFor } from '../../../../lib/api/errors.ts'
import { articleBulkRows, articleBulks } from '../../../../lib/api/resources.ts'
import { queryClient } from '../../../../lib/query/query-client.ts'
import { ask } from '../../../../lib/questions.ts'
import { say, sayFailure } from '../../../../lib/snackbar.ts'
import { ButtonLink } from '../../../../ui/links.tsx'
import { bulkRecord } from '../../api/bulks-api.ts'

type Action = ArticleBulkPatch['action']

const saidAfter: Partial<Record<Action, string>> = {
  pause: 'Paused. What is being written is finished first.',
  resume: 'The bulk goes on.',
  retry: 'What had failed is written again.',
}

/** What can be done with a bulk as it is. */
export const BulkActions = ({ bulk }: { readonly bulk: ArticleBulk }) => {
  const change = useMutation({
    mutationFn: (action: Action) => articleBulks.patch(bulk._id, { action }),
    onSuccess: (changed, action) => {
      queryClient.setQueryData(bulkRecord(bulk._id).queryKey, changed)
      say(saidAfter[action] ?? 'The bulk was cancelled. What is finished stays.')
    },
    onError: (error) => sayFailure(sentenceFor(error)),
    onSettled: () => {
      void queryClient.invalidateQueries({ queryKey: [articleBulks.path] })
      void queryClient.invalidateQueries({ queryKey: [articleBulkRows.path] })
    },
  })
  const button = (action: Action) => ({
    variant: 'default',
    disabled: change.isPending,
    loading: change.isPending && change.variables === action,
    onClick: () => change.mutate(action),
  })
  const askToCancel = () =>
    ask({
      title: 'Cancel this bulk?',
      children: (
        <>
          <Text size="sm" fw={600} mb="xs" style={{ overflowWrap: 'anywhere' }}>
            {bulk.name}
          </Text>
          <Text size="sm">
            Articles that are finished stay. What is being written ends with what it has, and the others are
            not begun.
          </Text>
        </>
      ),
      labels: { confirm: 'Cancel the bulk', cancel: 'Go on' },
      confirmProps: { color: 'red.8' },
      closeButtonProps: { 'aria-label': 'Close' },
      onConfirm: () => change.mutate('cancel'),
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
