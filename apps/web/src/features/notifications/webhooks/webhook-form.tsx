import { Stack, TextInput } from '@mantine/core'
import { useForm } from '@mantine/form'
import { messages } from '@web2/contract/core'
import type { Webhook, WebhookEvent } from '@web2/contract/notifications'
import { webhooks } from '../resources.ts'
import { useFormSave } from '../../../lib/forms/use-form-save.ts'
import { queryClient } from '../../../lib/query/query-client.ts'
import { showSuccess } from '../../../lib/snackbar.ts'
import { FormFailure } from '../../../ui/form/form-failure.tsx'
import { saveWebhook } from './webhooks-api.ts'
import { EventChoice } from './event-choice.tsx'
import { ShownSecret } from './shown-secret.tsx'
import { DialogActions } from '../../../ui/dialogs/dialog-actions.tsx'

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
      events: (events) => (events.length === 0 ? 'Choose at least one event' : null),
    },
  })
  const { submit, saving } = useFormSave(form, {
    key: ['save-webhook'],
    save: (values) => saveWebhook(webhook?._id, values),
    onSaved: async (saved) => {
      await queryClient.invalidateQueries({ queryKey: [webhooks.path] })
      if (saved.secret !== undefined) return
      showSuccess(`“${saved.name}” saved`)
      onClose()
    },
  })
  if (saving.data?.secret !== undefined)
    return <ShownSecret secret={saving.data.secret} isNew onClose={onClose} />

  return (
    <form onSubmit={submit} noValidate autoComplete="off">
      <Stack>
        <FormFailure error={saving.error} />
        <TextInput
          label="Name"
          description="For example, “Slack alerts”"
          withAsterisk
          data-autofocus
          {...form.getInputProps('name')}
        />
        <TextInput
          label="Endpoint URL"
          type="url"
          inputMode="url"
          placeholder="https://example.com/webhooks"
          {...(webhook !== undefined && {
            description: 'Changing the host creates a new secret, shown once',
          })}
          withAsterisk
          {...form.getInputProps('url')}
        />
        <EventChoice
          value={form.values.events}
          onChange={(events) => form.setFieldValue('events', events)}
          error={form.errors.events}
        />
        <DialogActions gap="sm" onCancel={onClose} type="submit" loading={saving.isPending}>
          {webhook === undefined ? 'Add webhook' : 'Save'}
        </DialogActions>
      </Stack>
    </form>
  )
}
