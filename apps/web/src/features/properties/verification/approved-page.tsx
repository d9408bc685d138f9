import { useMutation } from '@tanstack/react-query'
import { useNavigate } from '@tanstack/react-router'
import { useEffect, useRef, useState } from 'react'
import { sentenceFor } from '../../../lib/api/errors.ts'
import { sendOtp } from '../resources.ts'
import { Failure } from '../../../ui/failure.tsx'
import { TextLink } from '../../../ui/links.tsx'
import { takeApprovalNote } from './approval-note.ts'
import { VerificationSteps } from './verification-steps.tsx'
import { Waiting } from '../../../ui/waiting.tsx'
import { AuthCard } from '../../accounts/sign-in/auth-card.tsx'

const stranger =
  'This tab didn’t request an approval, so the response was ignored. Open the property and start the verification again.'

/** Where platforms send people back to; what they bring along in the address is the answer. */
export const ApprovedPage = () => {
  const navigate = useNavigate()
  const [note, setNote] = useState<ReturnType<typeof takeApprovalNote>>()
  const taken = useRef(false)
  const { mutate, isPending, isError, isSuccess, error } = useMutation({ mutationFn: sendOtp })
  useEffect(() => {
    // an effect runs twice in development, and a code is good once
    if (taken.current) return
    taken.current = true
    const found = takeApprovalNote()
    setNote(found)
    if (!found) return
    mutate(
      {
        otp: window.location.search.slice(1) || 'nothing',
        jobId: found.jobId,
        step: 'approve',
        type: found.type,
      },
      {
        onSuccess: ({ jobId }) => {
          if (found.isGuest) void navigate({ to: '/get-otp/$id', params: { id: jobId }, replace: true })
          // codes of the platform have no business in the history of the browser
          else window.history.replaceState(window.history.state, '', '/properties/approved')
        },
      },
    )
  }, [mutate, navigate])
  return (
    <AuthCard
      {...(note === null || isError
        ? { title: 'Not connected', text: 'The approval couldn’t be processed.' }
        : { title: 'Complete the connection', text: 'We’re processing your approval.' })}
      footer={
        <TextLink to="/" underline="always">
          Go to the dashboard
        </TextLink>
      }
    >
      {note === null && <Failure message={stranger} />}
      {isError && <Failure message={`Error: ${sentenceFor(error)}`} />}
      {(note === undefined || isPending) && <Waiting label="Processing your approval" />}
      {isSuccess && note && !note.isGuest && (
        <VerificationSteps verificationId={note.jobId} type={note.type} />
      )}
    </AuthCard>
  )
}
