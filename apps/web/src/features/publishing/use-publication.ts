import { useMutation, useQuery } from '@tanstack/react-query'
import type { Destination, SiteCloud, SiteSummary } from '@web2/contract/sites'
import { useEffect, useRef } from 'react'
import { publicationReviews } from './resources.ts'
import { runs } from '../../lib/api/runs.ts'
import { sites } from '../sites/resources.ts'
import { queryClient } from '../../lib/query/query-client.ts'
import { publishSite } from '../sites/publish-site.ts'
import { createSite, runRecord, siteRecord } from '../sites/sites-api.ts'

/**
 * Where a publication goes; `mainDestination`: another main one than the site has; `fasterImages`: how its images
 * are published from now on.
 */
export interface PublishChoice {
  readonly clouds: SiteCloud[]
  readonly mainDestination?: Destination
  readonly fasterImages?: boolean
}

interface Accepted {
  /** Keys of errors that go public all the same. */
  readonly accepted: readonly string[]
}

/** A site's latest publication: how it goes, how to start one, how to stop it. */
export const usePublication = (siteId: string) => {
  const site = useQuery(siteRecord(siteId))
  const runId = site.data?.runId ?? null
  const run = useQuery(runRecord(runId))
  const running = run.data !== undefined && run.data.endedAt === null

  // The end of a run changes the site: its status, its addresses, its counts.
  const wasRunning = useRef(false)
  useEffect(() => {
    if (wasRunning.current && !running) void queryClient.invalidateQueries({ queryKey: [sites.path] })
    wasRunning.current = running
  }, [running])

  const startKey = ['publish', siteId]
  const onSuccess = (published: SiteSummary) => {
    queryClient.setQueryData(siteRecord(siteId).queryKey, published)
    void queryClient.invalidateQueries({ queryKey: [sites.path] })
  }
  /** Reloads the review, because a refusal may name an error that is newer than it. */
  const lookAgain = () => queryClient.invalidateQueries({ queryKey: [publicationReviews.path] })
  const start = useMutation({
    mutationKey: startKey,
    mutationFn: ({
      clouds,
      mainDestination,
      fasterImages,
      accepted,
    }: PublishChoice & Accepted): Promise<SiteSummary> =>
      publishSite(siteId, clouds, { mainDestination, fasterImages, acceptIssues: accepted }),
    onSuccess,
    onError: lookAgain,
  })
  const retry = useMutation({
    mutationKey: startKey,
    mutationFn: (accepted: readonly string[]): Promise<SiteSummary> =>
      createSite({ siteId, onlyFailed: true, acceptIssues: [...accepted] }),
    onSuccess,
    onError: lookAgain,
  })
  const cancel = useMutation({
    mutationFn: () => runs.patch(runId ?? '', { cancelRequested: true }),
    onSuccess: (stopped) => queryClient.setQueryData(runRecord(stopped._id).queryKey, stopped),
  })

  /** The second click of a double click comes before the button shows that it waits. */
  const isStarting = () => queryClient.isMutating({ mutationKey: startKey }) > 0

  return { site, run, running, start, retry, isStarting, cancel }
}
