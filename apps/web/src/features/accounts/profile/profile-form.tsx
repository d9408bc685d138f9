import { Avatar, Button, Group, Text, TextInput } from '@mantine/core'
import { useForm } from '@mantine/form'
import { useMutation } from '@tanstack/react-query'
import { messages, type User } from '@web2/contract/core'
import { fieldErrors } from '../../../lib/api/errors.ts'
import { patchProfile } from '../resources.ts'
import { useSaveHotkey } from '../../../lib/forms/use-save-hotkey.ts'
import { useUnsavedGuard } from '../../../lib/forms/use-unsaved-guard.tsx'
import { setSessionUser } from '../../../lib/session/session.ts'
import { useCan } from '../../../lib/session/use-user.ts'
import { showSuccess } from '../../../lib/snackbar.ts'
import { FormFailure } from '../../../ui/form/form-failure.tsx'
import { Cell } from '../../../ui/form/form-section.tsx'

export interface ProfileFormProps {
  readonly user: User
  /** Resolves with the chosen picture, or null if none was chosen. */
  readonly pickImage: () => Promise<{ readonly url: string } | null>
}

/** Name and picture of the user. */
export const ProfileForm = ({ user, pickImage }: ProfileFormProps) => {
  const canPick = useCan('content:write')
  const form = useForm({
    initialValues: { name: user.name, imageUrl: user.imageUrl },
    validate: { name: (name) => (name.trim() === '' ? messages.required : null) },
  })
  const saving = useMutation({
    mutationFn: ({ name, imageUrl }: typeof form.values) =>
      patchProfile(user._id, { name: name.trim(), imageUrl }),
    onSuccess: (saved) => {
      form.setInitialValues({ name: saved.name, imageUrl: saved.imageUrl })
      form.reset()
      setSessionUser(saved)
      showSuccess('Profile saved')
    },
    onError: (error) => form.setErrors(fieldErrors(error)),
  })
  const submit = form.onSubmit((values) => {
    if (!saving.isPending) saving.mutate(values)
  })
  useSaveHotkey(() => submit())
  useUnsavedGuard(
    () => form.isDirty(),
    () => form.reset(),
  )
  const choose = async () => {
    const picture = await pickImage()
    if (picture !== null) form.setFieldValue('imageUrl', picture.url)
  }
  const { name, imageUrl } = form.values
  return (
    <Cell span={6}>
      <form onSubmit={submit} noValidate aria-label="About you">
        <FormFailure error={saving.error} />
        <Group gap="md" mb="md">
          <Avatar src={imageUrl} name={name} color="harbour" variant="filled" size={64} alt="" />
          {canPick && (
            <Button variant="default" onClick={() => void choose()}>
              Choose image
            </Button>
          )}
          {imageUrl !== null && (
            <Button variant="subtle" color="gray" onClick={() => form.setFieldValue('imageUrl', null)}>
              Remove image
            </Button>
          )}
        </Group>
        <TextInput
          label="Name"
          withAsterisk
          autoComplete="name"
          maw="var(--app-field)"
          {...form.getInputProps('name')}
        />
        <Text size="sm" c="dimmed" mt="xs">
          You sign in with {user.email}
        </Text>
        <Group mt="md">
          <Button type="submit" loading={saving.isPending} disabled={!form.isDirty()}>
            Save
          </Button>
        </Group>
      </form>
    </Cell>
  )
}
