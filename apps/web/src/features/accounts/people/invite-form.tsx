import { Button, Group, TextInput } from '@mantine/core'
import { useForm } from '@mantine/form'
import { useMutation } from '@tanstack/react-query'
import type { Invitation } from '@web2/contract/accounts'
import { messages } from '@web2/contract/core'
import { fieldErrors } from '../../../lib/api/errors.ts'
import { invitations } from '../resources.ts'
import { queryClient } from '../../../lib/query/query-client.ts'
import { showSuccess } from '../../../lib/snackbar.ts'
import { FormFailure } from '../../../ui/form/form-failure.tsx'

/** Invites a member by email. */
export const InviteForm = ({ onInvited }: { onInvited: (invitation: Invitation) => void }) => {
  const form = useForm({
    initialValues: { email: '', name: '' },
    validate: { email: (email) => (email.trim() === '' ? messages.required : null) },
  })
  const inviting = useMutation({
    mutationFn: ({ email, name }: typeof form.values) =>
      invitations.create({ email: email.trim(), name: name.trim() }),
    onSuccess: (invitation) => {
      form.reset()
      showSuccess(`${invitation.email} invited`)
      onInvited(invitation)
    },
    onError: (error) => form.setErrors(fieldErrors(error)),
    onSettled: () => queryClient.invalidateQueries({ queryKey: [invitations.path] }),
  })
  return (
    <form
      onSubmit={form.onSubmit((values) => inviting.mutate(values))}
      noValidate
      className="card"
      aria-label="Invite a VA"
    >
      <FormFailure error={inviting.error} />
      <Group align="flex-start" gap="md" p="md">
        <TextInput
          flex="1 1 240px"
          label="Email"
          type="email"
          autoComplete="off"
          withAsterisk
          {...form.getInputProps('email')}
        />
        <TextInput flex="1 1 200px" label="Name" autoComplete="off" {...form.getInputProps('name')} />
        <Button type="submit" loading={inviting.isPending} mt={{ base: 0, xs: 25 }}>
          Send invitation
        </Button>
      </Group>
    </form>
  )
}
