import { Stack } from '@mantine/core'
import type { VerificationStep } from '@web2/contract/properties'
import type { ReactNode } from 'react'
import { Failure } from '../../../ui/failure.tsx'
import type { StepProps } from './step-props.ts'
import { ApproveStep } from './approve-step.tsx'
import { CodeStep } from './code-step.tsx'
import { OtpStep } from './otp-step.tsx'
import { PictureStep } from './image-step.tsx'
import { WayStep } from './way-step.tsx'

const steps: Readonly<Record<VerificationStep, (props: StepProps) => ReactNode>> = {
  approve: ApproveStep,
  'choose-way': WayStep,
  otp: OtpStep,
  picture: PictureStep,
  'ownership-code': CodeStep,
}

/** Whatever a verification asks, and why the answer before was not accepted. */
export const Question = ({ refusal, ...props }: StepProps & { readonly refusal: string | null }) => {
  const Step = steps[props.ask.step]
  const wrong = refusal ?? props.ask.wrong ?? null
  return (
    <Stack gap="md">
      {wrong !== null && !props.busy && <Failure message={`Error: ${wrong}`} />}
      <Step {...props} />
    </Stack>
  )
}
