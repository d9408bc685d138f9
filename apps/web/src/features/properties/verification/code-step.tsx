import { Button, Code, Group, Stack, Text, TextInput } from '@mantine/core'
import { useState, type SubmitEvent } from 'react'
import { CopyButton } from '../../../ui/copy-button.tsx'
import type { StepProps } from './step-props.ts'

/** Puts a code on the site. */
export const CodeStep = ({ ask, busy, onAnswer }: StepProps) => {
  const [page, setPage] = useState('')
  const submit = (event: SubmitEvent) => {
    event.preventDefault()
    onAnswer(page.trim() || 'done')
  }
  return (
    <form onSubmit={submit}>
      <Stack gap="sm">
        <Group gap="xs" wrap="nowrap">
          <Code fz="md" px="sm" py={6} style={{ overflowWrap: 'anywhere' }}>
            {ask.code}
          </Code>
          <CopyButton text={ask.code ?? ''} label="Copy code" />
        </Group>
        <Text size="sm" style={{ overflowWrap: 'anywhere' }}>
          {ask.hint}
        </Text>
        <TextInput
          label="Page with the code"
          description="Only if it’s on another page of the site"
          placeholder="https://"
          type="url"
          value={page}
          onChange={(event) => setPage(event.currentTarget.value)}
        />
        <Button type="submit" loading={busy} style={{ alignSelf: 'start' }}>
          Check for the code
        </Button>
      </Stack>
    </form>
  )
}
