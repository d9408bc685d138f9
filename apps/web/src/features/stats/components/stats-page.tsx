import { Skeleton } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { sentenceFor } from '../../../lib/api/errors.ts'
import { useUser } from '../../../lib/session/use-user.ts'
import { Failure } from '../../../ui/failure.tsx'
import { PageHeader } from '../../../ui/page-header.tsx'
import { napCount, publishedCount, recentSites } from '../api/stats-api.ts'
import { firstSteps } from '../first-steps.ts'
import { Figure } from './figure.tsx'
import { FirstStepsCard } from './first-steps-card.tsx'
import { RecentSitesCard } from './recent-sites-card.tsx'
import classes from './stats.module.css'

/** The first screen: what there is, what was worked on last, what to do next. */
export const StatsPage = () => {
  const user = useUser()
  const naps = useQuery(napCount)
  const published = useQuery(publishedCount)
  const recent = useQuery(recentSites)

  const failed = [naps, published, recent].find(({ isError }) => isError)
  if (failed !== undefined)
    return (
      <Failure
        message={sentenceFor(failed.error)}
        onRetry={() => void Promise.all([naps.refetch(), published.refetch(), recent.refetch()])}
      />
    )
  const loaded = naps.data !== undefined && published.data !== undefined && recent.data !== undefined
  const steps = loaded
    ? firstSteps({ naps: naps.data, sites: recent.data.total, published: published.data })
    : []

  return (
    <>
      <PageHeader title="Stats" {...(user === null ? {} : { description: `Hello ${user.name}.` })} />
      <div className={classes.figures}>
        <Figure label="Business listings" value={naps.data} to="/nap-databases" />
        <Figure label="Sites" value={recent.data?.total} to="/site-builder" />
        <Figure label="Published sites" value={published.data} to="/site-builder" />
      </div>
      {!loaded && <Skeleton h={220} mt="md" />}
      {loaded && (
        <div className={classes.columns}>
          {recent.data.data.length > 0 && <RecentSitesCard sites={recent.data.data} />}
          {steps.some(({ done }) => !done) && <FirstStepsCard steps={steps} />}
        </div>
      )}
    </>
  )
}
