import { useQuery } from '@tanstack/react-query'
import { useNavigate, useSearch } from '@tanstack/react-router'
import { messages } from '@web2/contract'
import { useCallback, useState } from 'react'
import { isApiError, sentenceFor } from '../../../lib/api/errors.ts'
import { RouteError } from '../../../lib/route-error.ts'
import { Failure } from '../../../ui/failure.tsx'
import { Waiting } from '../../../ui/waiting.tsx'
import { campaignRecord } from '../api/campaigns-api.ts'
import { stepOf, type Step } from '../steps.ts'
import { ApprovedCampaign } from './approved-campaign.tsx'
import { Wizard } from './wizard/wizard.tsx'

/** /campaigns/new-campaign and edit-campaign: one screen, which stays as it is when a new draft gets its address. */
export const CampaignPage = () => {
  const { id, step: asked } = useSearch({ strict: false })
  const navigate = useNavigate()
  const record = useQuery({ ...campaignRecord(id ?? ''), enabled: id !== undefined })
  // the wizard that has created a draft goes on with it
  const [created, setCreated] = useState<string | null>(null)
  const onStep = useCallback(
    (step: Step) =>
      void navigate({
        to: '.',
        search: (old: object) => ({ ...old, step }),
        replace: true,
        // the draft goes along from step to step: no step has to wait until it is saved
        ignoreBlocker: true,
      }),
    [navigate],
  )
  const onCreated = useCallback(
    ({ _id }: { _id: string }) => {
      setCreated(_id)
      void navigate({
        to: '/campaigns/edit-campaign',
        search: (old: object) => ({ ...old, id: _id }),
        replace: true,
        ignoreBlocker: true,
        // whoever types goes on typing
        state: { sameScreen: true },
        resetScroll: false,
      })
    },
    [navigate],
  )
  if (record.isError && isApiError(record.error) && record.error.code === 404)
    throw new RouteError(404, messages.pageNotFound)
  if (record.isError)
    return <Failure message={sentenceFor(record.error)} onRetry={() => void record.refetch()} />
  if (id !== undefined && record.data === undefined) return <Waiting />
  const campaign = id === undefined ? null : record.data!
  if (campaign !== null && campaign.status !== 'draft') return <ApprovedCampaign campaign={campaign} />
  return (
    <Wizard
      key={id === created ? 'new' : (id ?? 'new')}
      campaign={campaign}
      step={stepOf(asked)}
      onStep={onStep}
      onCreated={onCreated}
    />
  )
}
