import type { Turbo } from '@web2/contract/generator'
import type { Step } from './steps.ts'
import { CheckStep } from '../check/check-step.tsx'
import { ContentStep } from '../content/content-step.tsx'
import { DataStep } from '../data/data-step.tsx'
import { AddressStep } from './address-step.tsx'
import { LimitsStep } from './limits-step.tsx'
import { DestinationsStep } from './targets-step.tsx'
import { StartStep } from './start-step.tsx'
import { StructureStep } from './structure-step.tsx'

interface StepPanelProps {
  readonly step: Step
  readonly turbo: Turbo | null
  readonly save: () => Promise<Turbo | null>
  readonly onStep: (step: Step) => void
}

/** The fields of one step. */
export const StepPanel = ({ step, turbo, save, onStep }: StepPanelProps) => {
  switch (step) {
    case 'start':
      return <StartStep />
    case 'data':
      return <DataStep />
    case 'addresses':
      return <AddressStep />
    case 'content':
      return <ContentStep />
    case 'structure':
      return <StructureStep turbo={turbo} />
    case 'places':
      return <DestinationsStep />
    case 'brakes':
      return <LimitsStep />
    case 'check':
      return <CheckStep turbo={turbo} save={save} onStep={onStep} />
  }
}
