import type { VerificationAsk } from '@web2/contract/properties'

/** What each step of a verification is given. */
export interface StepProps {
  readonly ask: VerificationAsk
  /** The answer is on its way, or looked at. */
  readonly busy: boolean
  readonly onAnswer: (answer: string) => void
  /** The person leaves for the platform, and comes back by an address that knows nothing of this tab. */
  readonly onLeave: () => void
}
