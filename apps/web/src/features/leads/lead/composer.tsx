import { Button, Group, Kbd, SegmentedControl, Stack, Textarea, TextInput } from '@mantine/core'
import { useForm } from '@mantine/form'
import { useOs } from '@mantine/hooks'
import { useMutation } from '@tanstack/react-query'
import { messages } from '@web2/contract/core'
import type { Lead, LeadMessageCreate } from '@web2/contract/leads'
import { useState } from 'react'
import { fieldErrors } from '../../../lib/api/errors.ts'
import { useUnsavedGuard } from '../../../lib/forms/use-unsaved-guard.tsx'
import { showSuccess } from '../../../lib/snackbar.ts'
import { FormFailure } from '../../../ui/form/form-failure.tsx'
import { leadMessages } from '../resources.ts'
import { refreshLeads } from '../use-lead-changes.ts'

type Kind = LeadMessageCreate['kind']

const words: Readonly<
  Record<
    Kind,
    { readonly tab: string; readonly label: string; readonly action: string; readonly done: string }
  >
> = {
  reply: { tab: 'Reply', label: 'Message', action: 'Send reply', done: 'Reply queued' },
  note: { tab: 'Note', label: 'Note for your team', action: 'Add note', done: 'Note added' },
  call: { tab: 'Call', label: 'Call notes', action: 'Log call', done: 'Call logged' },
}

/** Writes a reply to the visitor, a note, or the result of a call. */
export const Composer = ({ lead }: { readonly lead: Lead }) => {
  const modifier = useOs() === 'macos' ? '⌘' : 'Ctrl'
  const canReply = lead.email !== ''
  const [kind, setKind] = useState<Kind>(canReply ? 'reply' : 'note')
  const subject = `Re: your message to ${lead.siteName}`.slice(0, 200)
  const form = useForm({
    initialValues: { subject, body: '' },
    validate: { body: (body) => (body.trim() === '' ? messages.required : null) },
  })
  const sending = useMutation({
    mutationFn: (values: { subject: string; body: string }) =>
      leadMessages.create({
        leadId: lead._id,
        kind,
        body: values.body,
        ...(kind === 'reply' && { subject: values.subject.trim() || subject }),
      }),
    onSuccess: ({ mailStatus }) => {
      // the history says why
      showSuccess(mailStatus === 'kept' ? 'Reply saved, not sent' : words[kind].done)
      form.setValues({ subject, body: '' })
      form.clearErrors()
    },
    onError: (error) => form.setErrors(fieldErrors(error)),
    onSettled: refreshLeads,
  })
  useUnsavedGuard(
    () => form.values.body.trim() !== '',
    () => form.reset(),
  )
  const kinds = (['reply', 'note', 'call'] as const).filter((each) => canReply || each !== 'reply')
  return (
    <form
      onSubmit={form.onSubmit((values) => sending.mutate(values))}
      onKeyDown={(event) => {
        if (event.key !== 'Enter' || !(event.ctrlKey || event.metaKey)) return
        event.preventDefault()
        if (!event.repeat && !sending.isPending) event.currentTarget.requestSubmit()
      }}
      noValidate
    >
      <Stack gap="sm" mt="lg">
        <SegmentedControl
          aria-label="Entry type"
          w="fit-content"
          data={kinds.map((value) => ({ value, label: words[value].tab }))}
          value={kind}
          onChange={(next) => setKind(kinds.find((each) => each === next) ?? kind)}
        />
        <FormFailure error={sending.error} />
        {kind === 'reply' && (
          <>
            <TextInput label="To" value={lead.email} readOnly />
            <TextInput label="Subject" maxLength={200} {...form.getInputProps('subject')} />
          </>
        )}
        <Textarea
          label={words[kind].label}
          autosize
          minRows={4}
          maxRows={16}
          maxLength={20_000}
          {...form.getInputProps('body')}
        />
        <Group justify="flex-end" gap="sm">
          <Group gap={4} visibleFrom="sm">
            <Kbd size="xs">{modifier}</Kbd>
            <Kbd size="xs">Enter</Kbd>
          </Group>
          <Button type="submit" loading={sending.isPending}>
            {words[kind].action}
          </Button>
        </Group>
      </Stack>
    </form>
  )
}
