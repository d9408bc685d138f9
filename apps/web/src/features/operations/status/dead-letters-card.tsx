import { Button, Group, Text, Title } from '@mantine/core'
import { useMutation, useQuery } from '@tanstack/react-query'
import type { DeadLetter } from '@web2/contract/core'
import { sentenceFor } from '../../../lib/api/errors.ts'
import { deadLetters, statusResource } from '../resources.ts'
import { formatShortMoment } from '../../../lib/dates.ts'
import { queryClient } from '../../../lib/query/query-client.ts'
import { showSuccess, showError } from '../../../lib/snackbar.ts'
import { counted } from '../../../lib/text/counted.ts'
import { confirmRemoval } from '../../../ui/dialogs/confirm-removal.tsx'
import { Failure } from '../../../ui/failure.tsx'
import { failedJobs } from './status-api.ts'
import { countText } from './format-figures.ts'
import classes from './status.module.css'

const nameOf = ({ source, name }: DeadLetter): string =>
  source === 'mail' ? `Email: ${name}` : name.replaceAll('-', ' ')

const refresh = () =>
  Promise.all(
    [deadLetters.path, statusResource.path].map((path) =>
      queryClient.invalidateQueries({ queryKey: [path] }),
    ),
  )

const settled = { onError: (error: Error) => showError(sentenceFor(error)), onSettled: refresh }

const Letter = ({ letter }: { letter: DeadLetter }) => {
  const name = nameOf(letter)
  const redrive = useMutation({
    mutationFn: () => deadLetters.patch(letter._id, { redrive: true }),
    onSuccess: () => showSuccess(`Retrying “${name}”`),
    ...settled,
  })
  const discard = useMutation({
    mutationFn: () => deadLetters.remove(letter._id),
    onSuccess: () => showSuccess(`“${name}” discarded`),
    ...settled,
  })
  const askToDiscard = () =>
    confirmRemoval({
      title: letter.source === 'mail' ? 'Discard this email?' : 'Discard this job?',
      names: [name],
      consequence:
        letter.source === 'mail'
          ? 'It is deleted and never sent. You can’t undo this.'
          : 'It won’t be retried. Finished work stays as it is. You can’t undo this.',
      confirmLabel: 'Discard',
      onConfirm: () => discard.mutate(),
    })
  return (
    <li className={classes.letter}>
      <div className={classes.words}>
        <Text size="sm" fw={600} className={classes.letterName ?? ''}>
          {name}
        </Text>
        <Text size="sm">{letter.error === '' ? 'No error message' : letter.error}</Text>
        <Text size="xs" c="dimmed">
          {formatShortMoment(letter.failedAt)}, after {counted(letter.attempts, 'attempt')}
        </Text>
      </div>
      <Group gap="xs" wrap="nowrap">
        <Button
          size="xs"
          variant="default"
          loading={redrive.isPending}
          onClick={() => redrive.mutate()}
          aria-label={`Retry: ${name}`}
        >
          Retry{' '}
        </Button>
        <Button
          size="xs"
          variant="subtle"
          color="red"
          loading={discard.isPending}
          onClick={askToDiscard}
          aria-label={`Discard: ${name}`}
        >
          Discard
        </Button>
      </Group>
    </li>
  )
}

/** Work that was given up after all its tries: an admin has it tried again, or takes it off the list. */
export const DeadLettersCard = () => {
  const list = useQuery(failedJobs)
  const { data } = list
  return (
    <section className={classes.card} aria-label="Failed jobs">
      <Title order={2} size="h4">
        Failed jobs{' '}
      </Title>
      {data === undefined ? (
        list.isError && <Failure message={sentenceFor(list.error)} onRetry={() => void list.refetch()} />
      ) : data.total === 0 ? (
        <Text size="sm" c="dimmed" mt="xs">
          No failed jobs. Jobs and emails that fail after all retries appear here.
        </Text>
      ) : (
        <>
          <ul className={classes.letters}>
            {data.data.map((letter) => (
              <Letter key={letter._id} letter={letter} />
            ))}
          </ul>
          {data.total > data.data.length && (
            <Text size="sm" c="dimmed" mt="xs">
              {countText(data.total - data.data.length)} older not shown
            </Text>
          )}
        </>
      )}
    </section>
  )
}
