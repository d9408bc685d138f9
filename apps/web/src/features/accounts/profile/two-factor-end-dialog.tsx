import { Modal, Stack, Text } from '@mantine/core'
import { useMutation } from '@tanstack/react-query'
import { changeTwoFactor } from '../resources.ts'
import { queryClient } from '../../../lib/query/query-client.ts'
import { showSuccess } from '../../../lib/snackbar.ts'
import { twoFactorKey } from './profile-api.ts'
import { CodeForm } from './code-form.tsx'

/** Switching it off takes a code as well. */
export const TwoFactorEndDialog = ({ onClose }: { onClose: () => void }) => {
  const end = useMutation({
    mutationFn: (code: string) => changeTwoFactor({ code, isOn: false }),
    onSuccess: () => {
      void queryClient.invalidateQueries({ queryKey: twoFactorKey })
      showSuccess('Two-factor sign-in turned off')
      onClose()
    },
  })
  return (
    <Modal opened onClose={onClose} title="Turn off two-factor sign-in?">
      <Stack>
        <Text size="sm">You’ll sign in with your password only. Your recovery codes stop working.</Text>
        <CodeForm label="Authenticator or recovery code" submitLabel="Turn off" change={end} />
      </Stack>
    </Modal>
  )
}
