import classes from './dashboard.module.css'
import { useQuery } from '@tanstack/react-query'
import type { Dashboard } from '@web2/contract/dashboard'
import type { SiteSummary } from '@web2/contract/sites'
import { sentenceFor } from '../../lib/api/errors.ts'
import { useHintDismissed } from '../accounts/hints/hints.ts'
import { useCan, useUser } from '../../lib/session/use-user.ts'
import { Navigate } from '@tanstack/react-router'
import { Failure } from '../../ui/failure.tsx'
import { PageHeader } from '../../ui/page-header.tsx'
import { dashboard, recentSites } from './dashboard-api.ts'
import { firstSteps } from './first-steps.ts'
import { isEmptyAccount, listToDoItems, sumOf } from './attention-items.ts'
import { CampaignsCard } from './campaigns-card.tsx'
import { DemoCard } from './demo-card.tsx'
import { Figure } from './figure.tsx'
import { wantsFirstRun } from './first-run.ts'
import { FirstStepsCard } from './first-steps-card.tsx'
import { HealthCard } from './health-card.tsx'
import { ToDoCard } from './attention-card.tsx'
import { NewSiteOffer } from './new-site-offer.tsx'
import { PublishedCard } from './published-card.tsx'
import { RecentSitesCard } from './recent-sites-card.tsx'
import { TourOffer } from './tour-offer.tsx'
import { UsageCard } from './usage-card.tsx'
import { Skeleton } from '@mantine/core'
import { useIndicatorStyle } from '../../ui/loading-indicators.tsx'

/** Takes the room of what comes. */
const HomeSkeleton = () => (
  <div className={classes.parts} role="status" aria-label="Loading" style={useIndicatorStyle()}>
    <Skeleton h={118} />
    <div className={classes.columns}>
      <Skeleton h={364} />
      <Skeleton h={364} />
    </div>
    <div className={classes.columns}>
      <Skeleton h={220} />
      <Skeleton h={220} />
    </div>
  </div>
)

const Parts = ({ stand, recent }: { stand: Dashboard; recent: readonly SiteSummary[] }) => {
  const { counts } = stand
  const needs = listToDoItems(stand)
  const tourSeen = useHintDismissed('tour')
  const stepsSeen = useHintDismissed('first-steps')
  const canPublish = useCan('site:publish')
  const steps = firstSteps({
    naps: counts.listings,
    sites: sumOf(counts.sites),
    published: counts.sites['published'] ?? 0,
  })
  return (
    <div className={classes.parts}>
      {canPublish && sumOf(counts.sites) === 0 && <NewSiteOffer />}
      {tourSeen === false && <TourOffer />}
      <DemoCard isEmpty={isEmptyAccount(stand)} />
      {stepsSeen === false && steps.some(({ done }) => !done) && <FirstStepsCard steps={steps} />}
      {(needs.length > 0 || !isEmptyAccount(stand)) && <ToDoCard needs={needs} />}
      {!isEmptyAccount(stand) && (
        <>
          <div className={classes.columns}>
            <PublishedCard days={stand.days} />
            <CampaignsCard campaigns={stand.campaigns} />
          </div>
          <div className={classes.columns}>
            <HealthCard properties={counts.properties} />
            {stand.usage !== null && <UsageCard usage={stand.usage} />}
          </div>
          {recent.length > 0 && <RecentSitesCard sites={recent} />}
        </>
      )}
    </div>
  )
}

/** Start screen: to-dos, running work, recent work and next steps. */
export const StatsPage = () => {
  const user = useUser()
  const stand = useQuery(dashboard)
  const recent = useQuery(recentSites)
  const isFirstRunSeen = useHintDismissed('new-site')
  const counts = stand.data?.counts
  const siteCount = counts && sumOf(counts.sites)
  const failed = [stand, recent].find(({ isError, data }) => isError && data === undefined)

  if (user !== null && wantsFirstRun({ user, isSeen: isFirstRunSeen, sites: siteCount }))
    return <Navigate to="/site-builder/new-site" replace />
  return (
    <>
      <PageHeader title="Stats" {...(user === null ? {} : { description: `Hello ${user.name}.` })} />
      {failed !== undefined ? (
        <Failure
          message={sentenceFor(failed.error)}
          onRetry={() => void Promise.all([stand.refetch(), recent.refetch()])}
        />
      ) : (
        <>
          <div className={classes.figures}>
            <Figure label="Business listings" value={counts?.listings} to="/nap-databases" />
            <Figure label="Articles" value={counts && sumOf(counts.articles)} to="/articles" />
            <Figure label="Properties" value={counts && sumOf(counts.properties)} to="/properties" />
            <Figure label="Sites" value={siteCount} to="/site-builder" />
          </div>
          {stand.data === undefined || recent.data === undefined ? (
            <HomeSkeleton />
          ) : (
            <Parts stand={stand.data} recent={recent.data.data} />
          )}
        </>
      )}
    </>
  )
}
