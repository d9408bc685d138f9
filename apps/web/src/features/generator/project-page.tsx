import { useQuery } from '@tanstack/react-query'
import { useSearch } from '@tanstack/react-router'
import { useStepAddress } from '../../lib/forms/use-step-address.ts'
import { isGone } from '../../lib/route-error.ts'
import { RecordPlaceholder } from '../../ui/missing-record.tsx'
import { turboRecord } from './api/project-api.ts'
import { stepOf, type Step } from './wizard/steps.ts'
import { turboDraft, zoomerDraft } from './project-draft.ts'
import { Wizard } from './wizard/wizard.tsx'

/** new-generation and edit-generation. */
export const TurboPage = () => {
  const { id, step, key, onStep, onCreated } = useStepAddress<Step>('/zoomer-site-builder/edit-generation')
  const { variant } = useSearch({ strict: false })
  const record = useQuery({ ...turboRecord(id ?? ''), enabled: id !== undefined })
  const turbo = id === undefined ? null : record.data
  if (turbo === undefined || isGone(record.error)) return <RecordPlaceholder record={record} />
  return (
    <Wizard
      key={key}
      kind={turbo === null && variant === 'zoomer' ? zoomerDraft : turboDraft}
      turbo={turbo}
      step={stepOf(step)}
      onStep={onStep}
      onCreated={onCreated}
    />
  )
}
