import { useQuery } from '@tanstack/react-query'
import { useStepAddress } from '../../lib/forms/use-step-address.ts'
import { RecordPlaceholder } from '../../ui/missing-record.tsx'
import { campaignRecord } from './campaigns-api.ts'
import { stepOf, type Step } from './steps.ts'
import { ApprovedCampaign } from './approved-campaign.tsx'
import { Wizard } from './wizard/wizard.tsx'

/** /campaigns/new-campaign and edit-campaign. */
export const CampaignPage = () => {
  const { id, step, key, onStep, onCreated } = useStepAddress<Step>('/campaigns/edit-campaign')
  const record = useQuery({ ...campaignRecord(id ?? ''), enabled: id !== undefined })
  const campaign = id === undefined ? null : record.data
  if (record.isError || campaign === undefined) return <RecordPlaceholder record={record} />
  if (campaign !== null && campaign.status !== 'draft') return <ApprovedCampaign campaign={campaign} />
  return <Wizard key={key} campaign={campaign} step={stepOf(step)} onStep={onStep} onCreated={onCreated} />
}
