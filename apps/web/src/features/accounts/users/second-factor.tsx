import { Button, Group, Stack, Text, Title } from '@mantine/core'
import { useMutation } from '@tanstack/react-query'
import type { User } from '@web2/contract/core'
import { sentenceFor } from '../../../lib/api/errors.ts'
import { users } from '../resources.ts'
import { queryClient } from '../../../lib/query/query-client.ts'
import { showSuccess, showError } from '../../../lib/snackbar.ts'
import { confirmRemoval } from '../../../ui/dialogs/confirm-removal.tsx'

/** For a user whose device is lost: the password alone is enough again. */
export const SecondFactor = ({ user }: { user: User }) => {
  const removal = useMutation({
    mutationFn: () => users.patch(user._id, { twoFactor: false }),
    onSuccess: () => showSuccess(`Two-factor sign-in removed for ${user.name}`),
    onError: (error) => showError(sentenceFor(error)),
    onSettled: () => queryClient.invalidateQueries({ queryKey: [users.path] }),
  })
  const ask = () =>
    confirmRemoval({
      title: 'Remove two-factor sign-in?',
      names: [`${user.name} (${user.email})`],
      consequence:
        'They’ll sign in with their password only, and their recovery codes stop working. Make sure the request really comes from them. This is logged.',
      confirmLabel: 'Remove',
      onConfirm: () => removal.mutate(),
    })
  return (
    <Stack gap="xs" p="lg" className="card" component="section" aria-labelledby="second-factor">
      <Title order={2} size="h5" id="second-factor">
        Two-factor sign-in
      </Title>
      <Text size="sm">
        {user.hasTwoFactor
          ? 'On. Remove it only if the user has lost their device and their recovery codes.'
          : 'Off. This user signs in with a password only.'}
      </Text>
      {user.hasTwoFactor && (
        <Group>
          <Button variant="default" loading={removal.isPending} onClick={ask}>
            Remove two-factor sign-in{' '}
          </Button>
        </Group>
      )}
    </Stack>
  )
}
