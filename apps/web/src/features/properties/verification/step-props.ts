import type { VerificationAsk } from '@web2/contract/properties'

/** Props of each step of a verification. */
export interface StepProps {
  readonly ask: VerificationAsk
  /** True while the answer is being sent or checked. */
  readonly busy: boolean
  readonly onAnswer: (answer: string) => void
  /** The person leaves for the platform, and comes back by an address that knows nothing of this tab. */
  readonly onLeave: () => void
}
