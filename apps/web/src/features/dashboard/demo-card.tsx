import { Button, Group, Text } from '@mantine/core'
import { useMutation, useQuery } from '@tanstack/react-query'
import type { DemoChange } from '@web2/contract/dashboard'
import { sentenceFor } from '../../lib/api/errors.ts'
import { changeDemo, demoAccount } from './demo-account.ts'
import { queryClient } from '../../lib/query/query-client.ts'
import { useCan } from '../../lib/session/use-user.ts'
import { showSuccess, showError } from '../../lib/snackbar.ts'
import { askToEmpty } from './confirm-empty-demo.tsx'
import classes from './dashboard.module.css'

/** Examples to look around with, while the account is empty; and their removal, while there are any. */
export const DemoCard = ({ isEmpty }: { isEmpty: boolean }) => {
  const canManage = useCan('settings:manage')
  const demo = useQuery({ ...demoAccount, enabled: canManage })
  const change = useMutation({
    mutationFn: (wanted: DemoChange) => changeDemo(wanted),
    onSuccess: (_answer, { action }) =>
      showSuccess(action === 'fill' ? 'The examples are there.' : 'The examples are removed.'),
    onError: (error) => showError(sentenceFor(error)),
    // examples are of nearly every kind
    onSettled: () => queryClient.invalidateQueries(),
  })
  const records = demo.data?.records
  if (!canManage || records === undefined || (records.length === 0 && !isEmpty)) return null
  const isFilled = records.length > 0
  return (
    <section className={`card ${classes.offer ?? ''}`} aria-label="Examples">
      <Text size="sm" flex="1 1 260px">
        {isFilled ? (
          <>
            <b>This account holds examples.</b> Their names begin with “Example:”. Removing them leaves what
            you made.
          </>
        ) : (
          <>
            <b>Only looking?</b> Fill the account with examples: listings, articles, properties, a page, a
            site and a draft of a campaign. Nothing is published or counted, and one click removes them.
          </>
        )}
      </Text>
      <Group gap="sm">
        {isFilled ? (
          <Button
            variant="default"
            size="xs"
            loading={change.isPending}
            onClick={() => askToEmpty(records, change.mutate)}
          >
            Remove the examples
          </Button>
        ) : (
          <Button
            variant="default"
            size="xs"
            loading={change.isPending}
            onClick={() => change.mutate({ action: 'fill' })}
          >
            Fill with examples
          </Button>
        )}
      </Group>
    </section>
  )
}
