import { useQuery } from '@tanstack/react-query'
import { useStepAddress } from '../../../lib/forms/use-step-address.ts'
import { isGone } from '../../../lib/route-error.ts'
import { WithoutRecord } from '../../../ui/without-record.tsx'
import { turboRecord } from '../api/turbo-api.ts'
import { stepOf, type Step } from '../steps.ts'
import { Wizard } from './wizard/wizard.tsx'

/** new-generation and edit-generation. */
export const TurboPage = () => {
  const { id, step, key, onStep, onCreated } = useStepAddress<Step>('/zoomer-site-builder/edit-generation')
  const record = useQuery({ ...turboRecord(id ?? ''), enabled: id !== undefined })
  const turbo = id === undefined ? null : record.data
  if (turbo === undefined || isGone(record.error)) return <WithoutRecord record={record} />
  return <Wizard key={key} turbo={turbo} step={stepOf(step)} onStep={onStep} onCreated={onCreated} />
}
