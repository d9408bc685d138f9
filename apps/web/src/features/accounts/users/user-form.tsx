import { Button, Group, NativeSelect, Stack, Switch, Text } from '@mantine/core'
import { useForm } from '@mantine/form'
import { useMutation } from '@tanstack/react-query'
import type { User } from '@web2/contract/core'
import { sentenceFor } from '../../../lib/api/errors.ts'
import { users } from '../resources.ts'
import { useSaveHotkey } from '../../../lib/forms/use-save-hotkey.ts'
import { useUnsavedGuard } from '../../../lib/forms/use-unsaved-guard.tsx'
import { queryClient } from '../../../lib/query/query-client.ts'
import { showSuccess } from '../../../lib/snackbar.ts'
import { Failure } from '../../../ui/failure.tsx'
import {
  hasOwnAccount,
  roleChoices,
  tierChoices,
  userPatch,
  userValues,
  type UserValues,
} from './user-values.ts'

/** Form for admins: a user and the account they own. */
export const UserForm = ({ user }: { user: User }) => {
  const before = userValues(user)
  const form = useForm<UserValues>({ initialValues: before })
  const saving = useMutation({
    mutationFn: (values: UserValues) => users.patch(user._id, userPatch(before, values)),
    onSuccess: (saved) => {
      form.setInitialValues(userValues(saved))
      form.setValues(userValues(saved))
      void queryClient.invalidateQueries({ queryKey: [users.path] })
      showSuccess(`${saved.name} saved`)
    },
  })
  const submit = form.onSubmit((values) => {
    if (!saving.isPending) saving.mutate(values)
  })
  useSaveHotkey(() => submit())
  useUnsavedGuard(
    () => form.isDirty(),
    () => form.reset(),
  )
  const isOwner = hasOwnAccount(user)
  return (
    <form onSubmit={submit} noValidate className="card" aria-label="Permissions">
      <Stack p="lg" maw="var(--app-form)">
        {saving.isError && <Failure message={sentenceFor(saving.error)} />}
        {isOwner ? (
          <>
            <NativeSelect label="Role" data={roleChoices} {...form.getInputProps('role')} />
            <NativeSelect label="Plan" data={tierChoices} {...form.getInputProps('tier')} />
            <Switch
              label="Active account"
              description="Inactive users only see Billing"
              {...form.getInputProps('isActive', { type: 'checkbox' })}
            />
          </>
        ) : (
          <Text size="sm">This user has no account of their own and works in other accounts.</Text>
        )}
        <Switch
          label="Can sign in"
          description="Turning this off signs them out"
          {...form.getInputProps('maySignIn', { type: 'checkbox' })}
        />
        <Group justify="flex-end">
          <Button type="submit" loading={saving.isPending} disabled={!form.isDirty()}>
            Save
          </Button>
        </Group>
      </Stack>
    </form>
  )
}
