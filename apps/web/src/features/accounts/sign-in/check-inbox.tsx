import { Button, Stack, Text } from '@mantine/core'
import { registrationHours } from '@web2/contract/accounts'
import { useEffect, useRef } from 'react'
import { Failure } from '../../../ui/failure.tsx'

interface CheckInboxProps {
  email: string
  isSending: boolean
  isSentAgain: boolean
  /** Why it could not be sent again. */
  failure: string | null
  onResend: () => void
  /** Back to the form, which has kept what was typed. */
  onBack: () => void
}

/** Screen after a registration by email. Reads the same whether or not the address has an account. */
export const CheckInbox = ({ email, isSending, isSentAgain, failure, onResend, onBack }: CheckInboxProps) => {
  const told = useRef<HTMLParagraphElement>(null)
  // the form with the focus in it is gone
  useEffect(() => told.current?.focus(), [])
  return (
    <Stack>
      {failure !== null && <Failure message={failure} />}
      <Text ref={told} tabIndex={-1} role="status" style={{ overflowWrap: 'anywhere', outline: 'none' }}>
        {isSentAgain ? 'We sent another email to ' : 'We sent an email to '}
        <b>{email}</b>. Open its link within {registrationHours} hours to finish. If you already have an
        account, the email says so.
      </Text>
      <Text c="dimmed" size="sm">
        No email after a few minutes? Check your spam folder, or send it again.
      </Text>
      <Button variant="default" loading={isSending} onClick={onResend} fullWidth mt="xs">
        Resend email{' '}
      </Button>
      <Button variant="subtle" onClick={onBack} fullWidth>
        Change email address
      </Button>
    </Stack>
  )
}
