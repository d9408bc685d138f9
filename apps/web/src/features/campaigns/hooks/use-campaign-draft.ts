import { useMutation } from '@tanstack/react-query'
import type { Campaign } from '@web2/contract'
import { useCallback, useEffect, useRef, useState } from 'react'
import { sentenceFor } from '../../../lib/api/errors.ts'
import { campaigns } from '../../../lib/api/resources.ts'
import { formDraft } from '../../../lib/forms/form-draft.ts'
import { queryClient } from '../../../lib/query/query-client.ts'
import { campaignRecord } from '../api/campaigns-api.ts'
import { isWhole, newCampaign, patchOf, valuesOf, type CampaignValues } from '../campaign-values.ts'
import { isUpToDate, type KeptDraft } from '../kept-draft.ts'

/** Ms that the typing rests before it is saved by itself. */
const saveAfter = 800

export interface CampaignDraft {
  readonly values: CampaignValues
  change(part: Partial<CampaignValues>): void
  readonly state: 'saved' | 'unsaved' | 'saving' | 'failed'
  readonly failure: string | null
  /** Saves what is unsaved; the campaign as it is stored then, null when that failed. */
  save(): Promise<Campaign | null>
  isUnsaved(): boolean
}

const draftOf = (id: string | null) => formDraft<KeptDraft>(`campaign:${id ?? 'new'}`)

/** What was kept in this tab, unless somebody has changed the draft since; null when there is nothing. */
const keptValues = (campaign: Campaign | null): CampaignValues | null => {
  const kept = draftOf(campaign?._id ?? null).read()
  return kept !== null && isUpToDate(kept, campaign?.planRevision ?? null) ? kept.values : null
}

/**
 * A draft that saves itself while it is made: what is whole at the server, what is half typed in this tab. A new one
 * is created by its first change.
 */
export const useCampaignDraft = (
  campaign: Campaign | null,
  onCreated: (campaign: Campaign) => void,
): CampaignDraft => {
  const [kept] = useState(() => keptValues(campaign))
  const [values, setValues] = useState(() => kept ?? (campaign === null ? newCampaign() : valuesOf(campaign)))
  // what was kept may have been whole, only not sent yet; a new one begins with a change
  const [isDirty, setDirty] = useState(kept !== null && campaign !== null)
  const now = useRef({ values, stored: campaign, changes: isDirty ? 1 : 0, saved: 0 })
  const saving = useMutation({
    mutationFn: async (): Promise<Campaign> => {
      const { stored, values } = now.current
      const patch = patchOf(values)
      return stored === null
        ? campaigns.create({ ...patch, name: patch.name! })
        : campaigns.patch(stored._id, patch)
    },
  })
  const { mutateAsync } = saving
  const running = useRef<Promise<Campaign | null> | null>(null)

  const keep = useCallback((sending: boolean) => {
    const { stored, values } = now.current
    draftOf(stored?._id ?? null).write({ values, revision: stored?.planRevision ?? null, sending })
  }, [])

  const saveNow = useCallback(async (): Promise<Campaign | null> => {
    if (now.current.saved === now.current.changes && now.current.stored !== null) return now.current.stored
    const { changes, stored } = now.current
    keep(true)
    try {
      const saved = await mutateAsync()
      now.current.stored = saved
      now.current.saved = changes
      if (stored === null) draftOf(null).clear()
      queryClient.setQueryData(campaignRecord(saved._id).queryKey, saved)
      const isAll = now.current.changes === changes
      if (isAll) setDirty(false)
      if (isAll && isWhole(now.current.values)) draftOf(saved._id).clear()
      else keep(false)
      if (stored === null) onCreated(saved)
      return saved
    } catch {
      // the mutation holds the failure, and the screen says it
      return null
    }
  }, [keep, mutateAsync, onCreated])

  const save = useCallback(async (): Promise<Campaign | null> => {
    // one at a time: two first saves would make two campaigns
    while (running.current) await running.current
    running.current = saveNow()
    const saved = await running.current
    running.current = null
    return saved
  }, [saveNow])

  const change = useCallback(
    (part: Partial<CampaignValues>) => {
      now.current.values = { ...now.current.values, ...part }
      now.current.changes += 1
      keep(running.current !== null)
      setValues(now.current.values)
      setDirty(true)
    },
    [keep],
  )

  useEffect(() => {
    if (!isDirty) return
    const timer = setTimeout(() => void save(), saveAfter)
    return () => clearTimeout(timer)
  }, [isDirty, values, save])

  return {
    values,
    change,
    state: saving.isPending ? 'saving' : isDirty ? (saving.isError ? 'failed' : 'unsaved') : 'saved',
    failure: saving.isError ? sentenceFor(saving.error) : null,
    save,
    isUnsaved: () => now.current.changes > now.current.saved,
  }
}
