import { Button, Group, NativeSelect, Stack, Switch, TextInput } from '@mantine/core'
import { useForm } from '@mantine/form'
import { useNavigate } from '@tanstack/react-router'
import type { UserCreate } from '@web2/contract/accounts'
import { messages } from '@web2/contract/core'
import { users } from '../resources.ts'
import { useFormSave } from '../../../lib/forms/use-form-save.ts'
import { queryClient } from '../../../lib/query/query-client.ts'
import { showSuccess } from '../../../lib/snackbar.ts'
import { FormFailure } from '../../../ui/form/form-failure.tsx'
import { ButtonLink } from '../../../ui/links.tsx'
import { PageHeader } from '../../../ui/page-header.tsx'
import { roleChoices, tierChoices } from './user-values.ts'

const required = (text: string) => (text.trim() === '' ? messages.required : null)

/** A user with an account of their own; they choose their password by a mailed link. */
export const NewUserPage = () => {
  const navigate = useNavigate()
  const form = useForm<UserCreate>({
    initialValues: { name: '', email: '', role: 'lc:customer', tier: 'silver', isActive: true },
    validate: { name: required, email: required },
  })
  const { submit, saving } = useFormSave(form, {
    key: ['create-user'],
    save: (values) => users.create({ ...values, name: values.name.trim(), email: values.email.trim() }),
    onSaved: ({ name }) => {
      showSuccess(`${name} added`)
      void queryClient.invalidateQueries({ queryKey: [users.path] })
      void navigate({ to: '/users' })
    },
  })
  return (
    <>
      <PageHeader
        title="New user"
        description="We email them a link to choose a password. Without a mail server, you’ll find the link under Mail."
      />
      <form onSubmit={submit} noValidate autoComplete="off" className="card">
        <Stack p="lg" maw="var(--app-form)">
          <FormFailure error={saving.error} />
          <TextInput label="Name" withAsterisk {...form.getInputProps('name')} />
          <TextInput label="Email" type="email" withAsterisk {...form.getInputProps('email')} />
          <NativeSelect label="Role" data={roleChoices} {...form.getInputProps('role')} />
          <NativeSelect label="Plan" data={tierChoices} {...form.getInputProps('tier')} />
          <Switch label="Active account" {...form.getInputProps('isActive', { type: 'checkbox' })} />

          <Group justify="flex-end" gap="sm">
            <ButtonLink to="/users" variant="default">
              Cancel
            </ButtonLink>
            <Button type="submit" loading={saving.isPending}>
              Add user
            </Button>
          </Group>
        </Stack>
      </form>
    </>
  )
}
