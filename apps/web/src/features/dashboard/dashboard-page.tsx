import { Skeleton, Stack } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { Navigate } from '@tanstack/react-router'
import type { Dashboard } from '@web2/contract/dashboard'
import type { SiteSummary } from '@web2/contract/sites'
import { lazy, Suspense } from 'react'
import { sentenceFor } from '../../lib/api/errors.ts'
import { useHintDismissed } from '../accounts/hints/hints.ts'
import { useCan, useUser } from '../../lib/session/use-user.ts'
import { Failure } from '../../ui/failure.tsx'
import { PageHeader } from '../../ui/page-header.tsx'
import { loadChunk } from '../../lib/chunks/load-chunk.ts'
import { useIndicatorStyle } from '../../ui/loading-indicators.tsx'
import { ToDoCard } from './attention-card.tsx'
import { isEmptyAccount, listToDoItems, sumOf } from './attention-items.ts'
import { CampaignsCard } from './campaigns-card.tsx'
import { ChangesCard } from './changes-card.tsx'
import { dashboard, lastVisit, recentSites } from './dashboard-api.ts'
import classes from './dashboard.module.css'
import { DemoCard } from './demo-card.tsx'
import { Figure } from './figure.tsx'
import { wantsFirstRun } from './first-run.ts'
import { HealthCard } from './health-card.tsx'
import { LeadsCard } from './leads-card.tsx'
import { NewSiteOffer } from './new-site-offer.tsx'
import { NextStepsCard } from './next-steps-card.tsx'
import { nextSteps } from './next-steps.ts'
import { RecentSitesCard } from './recent-sites-card.tsx'
import { TourOffer } from './tour-offer.tsx'
import { UsageCard } from './usage-card.tsx'

/** A chunk of its own, since new accounts have nothing to draw. */
const PublishedCard = lazy(async () => ({
  default: (await loadChunk(() => import('./published-card.tsx'))).PublishedCard,
}))

const CardSkeleton = ({ h }: { h: number }) => (
  <Stack className="card" p="lg" gap="md" h={h} aria-hidden>
    <Skeleton h={16} w={160} radius="sm" />
    <Skeleton flex={1} radius="sm" />
  </Stack>
)

/** Takes the room of what comes. */
const HomeSkeleton = () => (
  <div className={classes.parts} role="status" aria-label="Loading" style={useIndicatorStyle()}>
    <CardSkeleton h={118} />
    <div className={classes.columns}>
      <CardSkeleton h={364} />
      <CardSkeleton h={364} />
    </div>
    <div className={classes.columns}>
      <CardSkeleton h={220} />
      <CardSkeleton h={220} />
    </div>
  </div>
)

const Parts = ({ stand, recent }: { stand: Dashboard; recent: readonly SiteSummary[] }) => {
  const { counts } = stand
  const needs = listToDoItems(stand)
  const tourSeen = useHintDismissed('tour')
  const stepsSeen = useHintDismissed('first-steps')
  const canPublish = useCan('site:publish')
  const offersSite = canPublish && sumOf(counts.sites) === 0
  const steps = nextSteps(stand)
  const isEmpty = isEmptyAccount(stand)
  const hasPublished = stand.days.some(({ posts, pages }) => posts + pages > 0)
  const hasProperties = sumOf(counts.properties) > 0
  const usage = isEmpty ? null : stand.usage
  return (
    <div className={classes.parts}>
      {offersSite && <NewSiteOffer />}
      {stepsSeen === false && steps.length > 0 && <NextStepsCard steps={steps} isQuiet={offersSite} />}
      {tourSeen === false && <TourOffer />}
      <DemoCard isEmpty={isEmpty} />
      <ChangesCard counts={counts} />
      {(needs.length > 0 || !isEmpty) && <ToDoCard needs={needs} />}
      {!isEmpty && <LeadsCard />}
      <div className={classes.columns}>
        {(hasPublished || recent.length > 0) && (
          <div className={classes.column}>
            {hasPublished && (
              <Suspense fallback={<CardSkeleton h={364} />}>
                <PublishedCard days={stand.days} />
              </Suspense>
            )}
            {recent.length > 0 && <RecentSitesCard sites={recent} />}
          </div>
        )}
        {(stand.campaigns.total > 0 || hasProperties || usage !== null) && (
          <div className={classes.column}>
            {stand.campaigns.total > 0 && <CampaignsCard campaigns={stand.campaigns} />}
            {hasProperties && <HealthCard properties={counts.properties} />}
            {usage !== null && <UsageCard usage={usage} />}
          </div>
        )}
      </div>
    </div>
  )
}

const firstNameOf = (name: string): string => name.trim().split(/\s+/)[0] ?? name

/** Start screen: next steps, changes since the last visit, what needs attention, and running work. */
export const StatsPage = () => {
  const user = useUser()
  const stand = useQuery(dashboard)
  const recent = useQuery(recentSites)
  const isFirstRunSeen = useHintDismissed('new-site')
  const counts = stand.data?.counts
  const siteCount = counts && sumOf(counts.sites)
  const isEmpty = stand.data !== undefined && isEmptyAccount(stand.data)
  // without the last visit the greeting is that of the first
  const isBack = Boolean(useQuery(lastVisit).data?.since)
  const greeting = user === null ? '' : `${isBack ? 'Welcome back' : 'Welcome'}, ${firstNameOf(user.name)}`
  const failed = [stand, recent].find(({ isError, data }) => isError && data === undefined)

  if (user !== null && wantsFirstRun({ user, isSeen: isFirstRunSeen, sites: siteCount }))
    return <Navigate to="/site-builder/new-site" replace />
  return (
    <>
      <PageHeader title="Stats" description={greeting} />
      {failed !== undefined ? (
        <Failure
          message={sentenceFor(failed.error)}
          onRetry={() => void Promise.all([stand.refetch(), recent.refetch()])}
        />
      ) : (
        <>
          {!isEmpty && (
            <div className={classes.figures}>
              <Figure label="Business listings" value={counts?.listings} to="/nap-databases" />
              <Figure label="Articles" value={counts && sumOf(counts.articles)} to="/articles" />
              <Figure label="Properties" value={counts && sumOf(counts.properties)} to="/properties" />
              <Figure label="Sites" value={siteCount} to="/site-builder" />
            </div>
          )}
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
