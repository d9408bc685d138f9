import { Alert, Button, Code, Group, NativeSelect, Stack, Text, TextInput } from '@mantine/core'
import { useForm } from '@mantine/form'
import { messages, type AccessScope } from '@web2/contract/core'
import { accessTokens } from '../resources.ts'
import { useFormSave } from '../../../lib/forms/use-form-save.ts'
import { queryClient } from '../../../lib/query/query-client.ts'
import { CopyButton } from '../../../ui/copy-button.tsx'
import { FormFailure } from '../../../ui/form/form-failure.tsx'
import { lifetimes } from './scope-texts.ts'
import { ScopeChoice } from './scope-choice.tsx'
import { DialogActions } from '../../../ui/dialogs/dialog-actions.tsx'

interface TokenValues {
  name: string
  scopes: AccessScope[]
  days: string
}

const MadeToken = ({ token, onClose }: { token: string; onClose: () => void }) => (
  <Stack>
    <Alert color="harbour" variant="light" role="status" title="Copy the token now">
      <Text size="sm">You won’t see it again. Anyone who has it can use its permissions.</Text>
    </Alert>
    <Group wrap="nowrap" gap="xs">
      <Code flex={1} p="sm" style={{ overflowWrap: 'anywhere', fontSize: 'var(--mantine-font-size-sm)' }}>
        {token}
      </Code>
      <CopyButton text={token} label="Copy token" />
    </Group>
    <Text size="sm" c="dimmed">
      Send it with each request: <Code>Authorization: Bearer w2m_…</Code>. See <Code>/api/docs</Code> for the
      API reference.
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
      scopes: (scopes) => (scopes.length === 0 ? 'Choose at least one permission' : null),
    },
  })
  const { submit, saving } = useFormSave(form, {
    key: ['create-access-token'],
    save: ({ name, scopes, days }) =>
      accessTokens.create({ name: name.trim(), scopes, expiresInDays: days === '' ? null : Number(days) }),
    onSaved: () => queryClient.invalidateQueries({ queryKey: [accessTokens.path] }),
  })
  if (saving.data !== undefined) return <MadeToken token={saving.data.token} onClose={onClose} />

  return (
    <form onSubmit={submit} noValidate autoComplete="off">
      <Stack>
        <FormFailure error={saving.error} />
        <TextInput
          label="Name"
          description="For example, “Weekly report”"
          withAsterisk
          data-autofocus
          {...form.getInputProps('name')}
        />
        <ScopeChoice
          value={form.values.scopes}
          onChange={(scopes) => form.setFieldValue('scopes', scopes)}
          error={form.errors.scopes}
        />
        <NativeSelect label="Expires in" data={[...lifetimes]} {...form.getInputProps('days')} />
        <Text size="xs" c="dimmed">
          Tokens can’t see or change API keys, tokens, members or users.
        </Text>
        <DialogActions gap="sm" onCancel={onClose} type="submit" loading={saving.isPending}>
          Create token
        </DialogActions>
      </Stack>
    </form>
  )
}
