import { Button, Group, Text } from '@mantine/core'
import { useMutation, useQuery } from '@tanstack/react-query'
import type { DemoChange } from '@web2/contract/dashboard'
import { loadChunk } from '../../lib/chunks/load-chunk.ts'
import { sentenceFor } from '../../lib/api/errors.ts'
import { changeDemo, demoAccount } from './demo-account.ts'
import { queryClient } from '../../lib/query/query-client.ts'
import { useCan } from '../../lib/session/use-user.ts'
import { showSuccess, showError } from '../../lib/snackbar.ts'
import classes from './dashboard.module.css'

/** Offers sample data to an empty account, and its removal while there is any. */
export const DemoCard = ({ isEmpty }: { isEmpty: boolean }) => {
  const canManage = useCan('settings:manage')
  const demo = useQuery({ ...demoAccount, enabled: canManage })
  const change = useMutation({
    mutationFn: (wanted: DemoChange) => changeDemo(wanted),
    onSuccess: (_answer, { action }) =>
      showSuccess(action === 'fill' ? 'Sample data loaded' : 'Sample data removed'),
    onError: (error) => showError(sentenceFor(error)),
    // sample records are of nearly every kind
    onSettled: () => queryClient.invalidateQueries(),
  })
  const records = demo.data?.records
  if (!canManage || records === undefined || (records.length === 0 && !isEmpty)) return null
  const isFilled = records.length > 0
  return (
    <section className={`card ${classes.offer ?? ''}`} aria-label="Sample data">
      <Text size="sm" flex="1 1 260px">
        {isFilled ? (
          <>
            <b>You’re viewing sample data.</b> Removing it won’t affect your own work.
          </>
        ) : (
          <>
            <b>Just exploring?</b> Load sample data. Nothing is published, and you can remove it anytime.
          </>
        )}
      </Text>
      <Group gap="sm">
        {isFilled ? (
          <Button
            variant="default"
            size="xs"
            loading={change.isPending}
            onClick={() =>
              void loadChunk(() => import('./confirm-empty-demo.tsx')).then(
                ({ askToEmpty }) => askToEmpty(records, change.mutate),
                (error: unknown) => showError(sentenceFor(error)),
              )
            }
          >
            Remove sample data
          </Button>
        ) : (
          <Button
            variant="default"
            size="xs"
            loading={change.isPending}
            onClick={() => change.mutate({ action: 'fill' })}
          >
            Load sample data
          </Button>
        )}
      </Group>
    </section>
  )
}
