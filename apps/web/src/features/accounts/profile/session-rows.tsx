import { Badge, Button, Group, Stack, Text } from '@mantine/core'
import { useMutation, useQuery } from '@tanstack/react-query'
import type { LoginSession } from '@web2/contract/accounts'
import { sentenceFor } from '../../../lib/api/errors.ts'
import { loginSessions } from '../resources.ts'
import { formatMoment } from '../../../lib/dates.ts'
import { queryClient } from '../../../lib/query/query-client.ts'
import { showSuccess, showError } from '../../../lib/snackbar.ts'
import { Failure } from '../../../ui/failure.tsx'
import { Cell } from '../../../ui/form/form-section.tsx'
import { Waiting } from '../../../ui/waiting.tsx'
import { sessionList } from './profile-api.ts'
import { browserName } from './browser-name.ts'

/** Where the user is signed in; every other sign-in can be ended. */
export const SessionRows = () => {
  const list = useQuery(sessionList)
  const ending = useMutation({
    mutationFn: ({ _id }: LoginSession) => loginSessions.remove(_id),
    onSuccess: () => showSuccess('Device signed out'),
    onError: (error) => showError(sentenceFor(error)),
    onSettled: () => queryClient.invalidateQueries({ queryKey: [loginSessions.path] }),
  })
  if (list.isPending) return <Waiting of="rows" />
  if (list.isError) return <Failure message={sentenceFor(list.error)} onRetry={() => void list.refetch()} />
  return (
    <Cell span={6}>
      <Stack component="ul" gap="sm" p={0} m={0} style={{ listStyle: 'none' }} aria-label="Signed-in devices">
        {list.data.map((session) => {
          const name = browserName(session.userAgent)
          const since = formatMoment(session.createdAt)
          return (
            <Group component="li" key={session._id} justify="space-between" gap="sm">
              <div>
                <Text size="sm" fw={500}>
                  {name}
                </Text>
                <Text size="xs" c="dimmed">
                  {session.byName === ''
                    ? `Signed in ${since}`
                    : `${session.byName} (admin), signed in ${since}`}
                </Text>
              </div>
              {session.isCurrent ? (
                <Badge variant="light" color="green" tt="none" fw={500}>
                  This browser
                </Badge>
              ) : (
                <Button
                  size="xs"
                  variant="default"
                  aria-label={`Sign out ${name}, signed in ${since}`}
                  onClick={() => ending.mutate(session)}
                >
                  Sign out{' '}
                </Button>
              )}
            </Group>
          )
        })}
      </Stack>
    </Cell>
  )
}
