import { Alert, Button, Code, Group, NativeSelect, Stack, Text, TextInput } from '@mantine/core'
import { useForm } from '@mantine/form'
import { useMutation } from '@tanstack/react-query'
import { messages, type AccessScope } from '@web2/contract/core'
import { fieldErrors, sentenceFor } from '../../../lib/api/errors.ts'
import { accessTokens } from '../resources.ts'
import { useSaveHotkey } from '../../../lib/forms/use-save-hotkey.ts'
import { queryClient } from '../../../lib/query/query-client.ts'
import { CopyButton } from '../../../ui/copy-button.tsx'
import { Failure } from '../../../ui/failure.tsx'
import { lifetimes } from './scope-texts.ts'
import { ScopeChoice } from './scope-choice.tsx'

interface TokenValues {
  name: string
  scopes: AccessScope[]
  days: string
}

const MadeToken = ({ token, onClose }: { token: string; onClose: () => void }) => (
  <Stack>
    <Alert color="harbour" variant="light" role="status" title="Copy the token now">
      <Text size="sm">It is shown this once. Whoever has it can do what its scopes allow.</Text>
    </Alert>
    <Group wrap="nowrap" gap="xs">
      <Code flex={1} p="sm" style={{ overflowWrap: 'anywhere', fontSize: 'var(--mantine-font-size-sm)' }}>
        {token}
      </Code>
      <CopyButton text={token} label="Copy the token" />
    </Group>
    <Text size="sm" c="dimmed">
      Send it with each call: <Code>Authorization: Bearer w2m_…</Code>. What can be called is described at{' '}
      <Code>/api/docs</Code>.
    </Text>
    <Group justify="flex-end">
      <Button onClick={onClose}>Done</Button>
    </Group>
  </Stack>
)

/** Makes a token, then shows it once. */
export const NewTokenForm = ({ onClose }: { onClose: () => void }) => {
  const form = useForm<TokenValues>({
    initialValues: { name: '', scopes: ['content:read'], days: lifetimes[0]?.value ?? '' },
    validate: {
      name: (name) => (name.trim() === '' ? messages.required : null),
      scopes: (scopes) => (scopes.length === 0 ? 'Choose at least one' : null),
    },
  })
  const creation = useMutation({
    mutationKey: ['create-access-token'],
    mutationFn: ({ name, scopes, days }: TokenValues) =>
      accessTokens.create({ name: name.trim(), scopes, expiresInDays: days === '' ? null : Number(days) }),
    onSuccess: () => queryClient.invalidateQueries({ queryKey: [accessTokens.path] }),
    onError: (error) => form.setErrors(fieldErrors(error)),
  })
  const submit = form.onSubmit((values) => {
    // the second press of a double click comes before the button shows that it waits
    if (queryClient.isMutating({ mutationKey: ['create-access-token'] }) > 0 || creation.isSuccess) return
    creation.mutate(values)
  })
  useSaveHotkey(() => submit())
  if (creation.data !== undefined) return <MadeToken token={creation.data.token} onClose={onClose} />

  return (
    <form onSubmit={submit} noValidate autoComplete="off">
      <Stack>
        {creation.isError && Object.keys(fieldErrors(creation.error)).length === 0 && (
          <Failure message={sentenceFor(creation.error)} />
        )}
        <TextInput
          label="Name"
          description="What uses it, such as the weekly report"
          withAsterisk
          data-autofocus
          {...form.getInputProps('name')}
        />
        <ScopeChoice
          value={form.values.scopes}
          onChange={(scopes) => form.setFieldValue('scopes', scopes)}
          error={form.errors.scopes}
        />
        <NativeSelect label="It ends after" data={[...lifetimes]} {...form.getInputProps('days')} />
        <Text size="xs" c="dimmed">
          No token can see or change keys, tokens, members or users.
        </Text>
        <Group justify="flex-end" gap="sm">
          <Button variant="default" onClick={onClose}>
            Cancel
          </Button>
          <Button type="submit" loading={creation.isPending}>
            Create token
          </Button>
        </Group>
      </Stack>
    </form>
  )
}
