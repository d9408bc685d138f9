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
    onSuccess: () => showSuccess(`${user.name} signs in by the password alone again.`),
    onError: (error) => showError(sentenceFor(error)),
    onSettled: () => queryClient.invalidateQueries({ queryKey: [users.path] }),
  })
  const ask = () =>
    confirmRemoval({
      title: 'Remove the second factor?',
      names: [`${user.name} (${user.email})`],
      consequence:
        'The password alone is enough from then on, and the recovery codes are void. Be sure that the user asks for it: ' +
        'whoever knows the password gets in. It is noted in the log.',
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
          ? 'A code of their app is asked for at each sign-in. If their device and their recovery codes are lost, remove it.'
          : 'Off: the password alone is enough.'}
      </Text>
      {user.hasTwoFactor && (
        <Group>
          <Button variant="default" loading={removal.isPending} onClick={ask}>
            Remove the second factor
          </Button>
        </Group>
      )}
    </Stack>
  )
}
