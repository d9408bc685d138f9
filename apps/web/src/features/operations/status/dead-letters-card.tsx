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
  source === 'mail' ? `Mail: ${name}` : name.replaceAll('-', ' ')

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
    onSuccess: () => showSuccess(`“${name}” is tried again.`),
    ...settled,
  })
  const discard = useMutation({
    mutationFn: () => deadLetters.remove(letter._id),
    onSuccess: () => showSuccess(`Discarded “${name}”.`),
    ...settled,
  })
  const askToDiscard = () =>
    confirmRemoval({
      title: 'Discard this?',
      names: [name],
      consequence:
        letter.source === 'mail'
          ? 'The mail is deleted and never sent. This cannot be taken back.'
          : 'It is not tried again. What it worked on stays as it is. This cannot be taken back.',
      confirmLabel: 'Discard',
      onConfirm: () => discard.mutate(),
    })
  return (
    <li className={classes.letter}>
      <div className={classes.words}>
        <Text size="sm" fw={600} className={classes.letterName ?? ''}>
          {name}
        </Text>
        <Text size="sm">{letter.error === '' ? 'It left no reason.' : letter.error}</Text>
        <Text size="xs" c="dimmed">
          {formatShortMoment(letter.failedAt)}, after {counted(letter.attempts, 'try', 'tries')}
        </Text>
      </div>
      <Group gap="xs" wrap="nowrap">
        <Button
          size="xs"
          variant="default"
          loading={redrive.isPending}
          onClick={() => redrive.mutate()}
          aria-label={`Try again: ${name}`}
        >
          Try again
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
    <section className={classes.card} aria-label="Failed for good">
      <Title order={2} size="h4">
        Failed for good
      </Title>
      {data === undefined ? (
        list.isError && <Failure message={sentenceFor(list.error)} onRetry={() => void list.refetch()} />
      ) : data.total === 0 ? (
        <Text size="sm" c="dimmed" mt="xs">
          Nothing was given up. Jobs and mails that fail after all their tries come here.
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
              And {countText(data.total - data.data.length)} older ones.
            </Text>
          )}
        </>
      )}
    </section>
  )
}
