import { Button, Group, Modal, Stack, Text, TextInput } from '@mantine/core'
import { useMutation } from '@tanstack/react-query'
import { exportJson } from '@web2/builder'
import { messages } from '@web2/contract'
import { useState, type SubmitEvent } from 'react'
import { fieldErrors, sentenceFor } from '../../../lib/api/errors.ts'
import { cloudTemplates } from '../../../lib/api/resources.ts'
import { queryClient } from '../../../lib/query/query-client.ts'
import { say } from '../../../lib/snackbar.ts'
import { useBuilder } from '../hooks/use-builder.ts'

/** Keeps the page as it is now as a template of the account; the page itself stays what it was. */
export const SaveAsTemplate = ({ close }: { readonly close: () => void }) => {
  const { editor, opened } = useBuilder()
  const [name, setName] = useState(opened.name.get() ?? '')
  const [wrong, setWrong] = useState<string | null>(null)
  const creation = useMutation({
    mutationFn: (typed: string) => {
      const document = JSON.parse(exportJson(editor.store.document)) as unknown
      return cloudTemplates.create({ name: typed, document })
    },
    onSuccess: (template) => {
      say(`“${template.name}” was added to the templates.`)
      close()
    },
    onError: (error) => setWrong(Object.values(fieldErrors(error))[0] ?? sentenceFor(error)),
    onSettled: () => queryClient.invalidateQueries({ queryKey: [cloudTemplates.path] }),
  })
  const submit = (event: SubmitEvent) => {
    event.preventDefault()
    const typed = name.trim()
    if (typed === '') setWrong(messages.templateNameEmpty)
    else creation.mutate(typed)
  }
  return (
    <Modal opened onClose={close} title="Save as template" closeButtonProps={{ 'aria-label': 'Close' }}>
      <form noValidate onSubmit={submit}>
        <Stack>
          <Text size="sm">New pages and sites of this account can begin with a copy of this page.</Text>
          <TextInput
            label="Template name"
            withAsterisk
            data-autofocus
            maxLength={120}
            autoComplete="off"
            value={name}
            error={wrong}
            onChange={(event) => {
              setName(event.currentTarget.value)
              setWrong(null)
            }}
          />
          <Group justify="flex-end">
            <Button variant="default" onClick={close}>
              Cancel
            </Button>
            <Button type="submit" loading={creation.isPending}>
              Save as template
            </Button>
          </Group>
        </Stack>
      </form>
    </Modal>
  )
}
