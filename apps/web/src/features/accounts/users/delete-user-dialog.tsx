import { Modal, Radio, Stack, Text } from '@mantine/core'
import { useMutation } from '@tanstack/react-query'
import type { User } from '@web2/contract/core'
import { useState } from 'react'
import { sentenceFor } from '../../../lib/api/errors.ts'
import { deleteUser, users } from '../resources.ts'
import { queryClient } from '../../../lib/query/query-client.ts'
import { showSuccess } from '../../../lib/snackbar.ts'
import { Failure } from '../../../ui/failure.tsx'
import { hasOwnAccount } from './user-values.ts'
import { DialogActions } from '../../../ui/dialogs/dialog-actions.tsx'

interface DeleteUserProps {
  user: User
  onDeleted: () => void
  onClose: () => void
}

/** Asks what happens to the account of a user before both are gone. */
export const DeleteUserDialog = ({ user, onDeleted, onClose }: DeleteUserProps) => {
  const [content, setContent] = useState<'keep' | 'delete'>('keep')
  const removal = useMutation({
    mutationFn: () => deleteUser(user._id, content),
    onSuccess: () => {
      showSuccess(`${user.name} deleted`)
      void queryClient.invalidateQueries({ queryKey: [users.path] })
      onDeleted()
    },
  })
  return (
    <Modal opened onClose={onClose} title={`Delete ${user.name}?`}>
      <Stack>
        <Text size="sm" style={{ overflowWrap: 'anywhere' }}>
          {user.email} is signed out everywhere and can’t sign in again. You can’t undo this.
        </Text>
        {hasOwnAccount(user) && (
          <Radio.Group
            label="Their account"
            value={content}
            onChange={(value) => setContent(value === 'delete' ? 'delete' : 'keep')}
          >
            <Stack gap="xs" mt="xs">
              <Radio value="keep" label="Transfer to me (find it in your account menu)" />
              <Radio value="delete" label="Delete with all its content" />
            </Stack>
          </Radio.Group>
        )}
        {removal.isError && <Failure message={sentenceFor(removal.error)} />}
        <DialogActions
          onCancel={onClose}
          color="red.8"
          loading={removal.isPending}
          onClick={() => removal.mutate()}
        >
          Delete user{' '}
        </DialogActions>
      </Stack>
    </Modal>
  )
}
