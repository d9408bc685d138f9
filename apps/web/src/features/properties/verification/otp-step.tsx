import { Button, Stack, TextInput } from '@mantine/core'
import { messages } from '@web2/contract/core'
import { useState, type SubmitEvent } from 'react'
import type { StepProps } from './step-props.ts'

/** Types a one-time code. */
export const OtpStep = ({ ask, busy, onAnswer }: StepProps) => {
  const [code, setCode] = useState('')
  const [isEmpty, setEmpty] = useState(false)
  const submit = (event: SubmitEvent) => {
    event.preventDefault()
    setEmpty(code.trim() === '')
    if (code.trim() !== '') onAnswer(code.trim())
  }
  return (
    <form noValidate onSubmit={submit}>
      <Stack gap="sm">
        <TextInput
          label="One-time code"
          description={ask.hint}
          autoComplete="one-time-code"
          inputMode="text"
          maxLength={200}
          value={code}
          error={isEmpty ? messages.required : null}
          onChange={(event) => {
            setCode(event.currentTarget.value)
            setEmpty(false)
          }}
        />
        <Button type="submit" loading={busy} style={{ alignSelf: 'start' }}>
          Verify code
        </Button>
      </Stack>
    </form>
  )
}
