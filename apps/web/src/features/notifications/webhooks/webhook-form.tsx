import { Button, Group, Stack, TextInput } from '@mantine/core'
import { useForm } from '@mantine/form'
import { useMutation } from '@tanstack/react-query'
import { messages } from '@web2/contract/core'
import type { Webhook, WebhookEvent } from '@web2/contract/notifications'
import { fieldErrors, sentenceFor } from '../../../lib/api/errors.ts'
import { webhooks } from '../resources.ts'
import { useSaveHotkey } from '../../../lib/forms/use-save-hotkey.ts'
import { queryClient } from '../../../lib/query/query-client.ts'
import { showSuccess } from '../../../lib/snackbar.ts'
import { Failure } from '../../../ui/failure.tsx'
import { saveWebhook } from './webhooks-api.ts'
import { EventChoice } from './event-choice.tsx'
import { ShownSecret } from './shown-secret.tsx'

interface WebhookFormProps {
  /** None: a new one is made. */
  webhook: Webhook | undefined
  onClose: () => void
}

interface WebhookValues {
  name: string
  url: string
  events: WebhookEvent[]
}

/** Makes a webhook and shows its secret once, or changes one. */
export const WebhookForm = ({ webhook, onClose }: WebhookFormProps) => {
  const form = useForm<WebhookValues>({
    initialValues: {
      name: webhook?.name ?? '',
      url: webhook?.url ?? '',
      events: [...(webhook?.events ?? [])],
    },
    validate: {
      name: (name) => (name.trim() === '' ? messages.required : null),
      url: (url) => (url.trim() === '' ? messages.required : null),
      events: (events) => (events.length === 0 ? 'Choose at least one' : null),
    },
  })
  const saving = useMutation({
    mutationKey: ['save-webhook'],
    mutationFn: (values: WebhookValues) => saveWebhook(webhook?._id, values),
    onSuccess: async (saved) => {
      await queryClient.invalidateQueries({ queryKey: [webhooks.path] })
      if (saved.secret !== undefined) return
      showSuccess(`${saved.name} was saved.`)
      onClose()
    },
    onError: (error) => form.setErrors(fieldErrors(error)),
  })
  const submit = form.onSubmit((values) => {
    // the second press of a double click comes before the button shows that it waits
    if (queryClient.isMutating({ mutationKey: ['save-webhook'] }) > 0 || saving.isSuccess) return
    saving.mutate(values)
  })
  useSaveHotkey(() => submit())
  if (saving.data?.secret !== undefined)
    return <ShownSecret secret={saving.data.secret} isNew onClose={onClose} />

  return (
    <form onSubmit={submit} noValidate autoComplete="off">
      <Stack>
        {saving.isError && Object.keys(fieldErrors(saving.error)).length === 0 && (
          <Failure message={sentenceFor(saving.error)} />
        )}
        <TextInput
          label="Name"
          description="What receives it, such as the newsletter"
          withAsterisk
          data-autofocus
          {...form.getInputProps('name')}
        />
        <TextInput
          label="Address"
          type="url"
          inputMode="url"
          placeholder="https://example.com/webhooks"
          {...(webhook !== undefined && {
            description: 'Another host gets a new secret, which is shown once.',
          })}
          withAsterisk
          {...form.getInputProps('url')}
        />
        <EventChoice
          value={form.values.events}
          onChange={(events) => form.setFieldValue('events', events)}
          error={form.errors.events}
        />
        <Group justify="flex-end" gap="sm">
          <Button variant="default" onClick={onClose}>
            Cancel
          </Button>
          <Button type="submit" loading={saving.isPending}>
            {webhook === undefined ? 'Add webhook' : 'Save'}
          </Button>
        </Group>
      </Stack>
    </form>
  )
}
