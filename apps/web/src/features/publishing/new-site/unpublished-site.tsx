import { Button, Group, Stack } from '@mantine/core'
import type { SiteSummary } from '@web2/contract/sites'
import type { ReactNode } from 'react'
import { Failure } from '../../../ui/failure.tsx'
import { useReview } from '../review/use-review.tsx'
import classes from './new-site.module.css'

interface UnpublishedSiteProps {
  readonly site: SiteSummary
  /** Why it is not published; null if visitors would see errors. */
  readonly problem: string | null
  readonly busy: boolean
  readonly onPublish: (accepted: readonly string[]) => void
  /** Further buttons. */
  readonly children: ReactNode
}

const stay = () => undefined

/** A stored site that could not be published: why, what visitors would miss, and another try. */
export const UnpublishedSite = ({ site, problem, busy, onPublish, children }: UnpublishedSiteProps) => {
  const { list, mayGoOn, accepted } = useReview(
    { id: site._id, version: site.updatedAt },
    { action: 'Publish', source: { siteId: site._id }, onLeave: stay },
  )
  return (
    <Stack className={classes.card ?? ''}>
      {problem !== null && <Failure message={problem} />}
      {list}
      <Group justify="flex-end">
        {children}
        <Button loading={busy} disabled={!mayGoOn} onClick={() => onPublish(accepted)}>
          Publish site
        </Button>
      </Group>
    </Stack>
  )
}
