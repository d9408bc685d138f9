import type { Turbo } from '@web2/contract/generator'
import { CheckStep } from '../check/check-step.tsx'
import { DataStep } from '../data/data-step.tsx'
import { DestinationStep } from '../destination/destination-step.tsx'
import { TemplateStep } from '../template/template-step.tsx'
import type { Step } from './steps.ts'

interface StepPanelProps {
  readonly step: Step
  readonly turbo: Turbo | null
  readonly save: () => Promise<Turbo | null>
  readonly onStep: (step: Step) => void
}

/** The fields of one step. */
export const StepPanel = ({ step, turbo, save, onStep }: StepPanelProps) => {
  switch (step) {
    case 'template':
      return <TemplateStep />
    case 'data':
      return <DataStep turbo={turbo} />
    case 'destination':
      return <DestinationStep />
    case 'review':
      return <CheckStep turbo={turbo} save={save} onStep={onStep} />
  }
}
