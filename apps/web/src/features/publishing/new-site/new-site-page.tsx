import { Button, Group } from '@mantine/core'
import { Link, useNavigate, useSearch } from '@tanstack/react-router'
import { useState } from 'react'
import { Brand } from '../../../lib/brand.tsx'
import { useScreenTitle } from '../../../lib/screen-title.ts'
import { useUser } from '../../../lib/session/use-user.ts'
import { dismissHint, useHintDismissed } from '../../accounts/hints/hints.ts'
import { NewSiteForm } from './new-site-form.tsx'
import { PublishedSite } from './published-site.tsx'
import classes from './new-site.module.css'

/** /site-builder/new-site: from a business to a live site, for new users and for anyone who wants another site. */
export const NewSitePage = () => {
  useScreenTitle('New site')
  const navigate = useNavigate()
  const { site: siteId } = useSearch({ from: '/empty/queries/site-builder/new-site' })
  const user = useUser()
  const isKnown = useHintDismissed('new-site')
  const [problem, setProblem] = useState<string | null>(null)
  // the session has just ended, and the guard is on its way to the sign-in page
  if (user === null) return null

  const leave = () => {
    if (isKnown !== true) void dismissHint('new-site')
    void navigate({ to: isKnown === true ? '/site-builder' : '/' })
  }
  return (
    <div className={classes.screen}>
      <Group component="header" justify="space-between" className={classes.header ?? ''} wrap="nowrap">
        <Link to="/" className={classes.brand} aria-label="Web 2 Manager, to Stats">
          <Brand />
        </Link>
        {siteId === undefined && (
          <Button variant="subtle" color="gray" onClick={leave}>
            {isKnown === true ? 'Close' : 'Skip for now'}
          </Button>
        )}
      </Group>
      <main className={classes.main} id="main">
        {siteId === undefined ? (
          <NewSiteForm
            key={user.accountId}
            accountId={user.accountId}
            onCreated={({ _id }, reason) => {
              setProblem(reason)
              if (isKnown !== true) void dismissHint('new-site')
              void navigate({ to: '/site-builder/new-site', search: { site: _id }, replace: true })
            }}
          />
        ) : (
          <PublishedSite siteId={siteId} problem={problem} />
        )}
      </main>
    </div>
  )
}
