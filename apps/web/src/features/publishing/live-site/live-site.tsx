import { Button, Group, Stack } from '@mantine/core'
import { IconExternalLink, IconLink } from '@tabler/icons-react'
import type { SiteSummary } from '@web2/contract/sites'
import type { ReactNode } from 'react'
import { copyWithNotice } from '../../../lib/browser/copy-with-notice.ts'
import { LinkReachNote } from '../../../ui/text/link-reach-note.tsx'
import { ScaledPage } from '../../sites/page-thumbnail/scaled-page.tsx'
import classes from './live-site.module.css'
import { copyBlocked } from './copy-blocked.ts'
import { ShareButton } from './share-button.tsx'

/** Returns true if this page may show the URL: browsers refuse http within https, and the app other hosts without it. */
const canBeShown = ({ targets }: SiteSummary, url: string): boolean => {
  if (url.startsWith('https:')) return true
  const isBuiltIn = targets.some((target) => target.cloud === 'builtin' && target.url === url)
  return isBuiltIn && window.location.protocol === 'http:'
}

interface LiveSiteProps {
  readonly site: SiteSummary
  /** Further buttons. */
  readonly children?: ReactNode
}

/** The end of a publication: a picture of the live page, and what to do with its URL. Nothing for a site without one. */
export const LiveSite = ({ site, children }: LiveSiteProps) => {
  const { siteLink: url, name } = site
  if (url === null) return null
  return (
    <Stack gap="md" component="section" aria-label="Live site">
      {canBeShown(site, url) && (
        <ScaledPage page={{ src: url }} title={`Live page of ${name}`} className={classes.picture} />
      )}
      <Group gap="xs">
        <Button
          component="a"
          href={url}
          target="_blank"
          rel="noopener"
          leftSection={<IconExternalLink size={16} aria-hidden />}
        >
          Open site
        </Button>
        <Button
          variant="default"
          leftSection={<IconLink size={16} aria-hidden />}
          onClick={() => void copyWithNotice(url, copyBlocked)}
        >
          Copy link
        </Button>
        <ShareButton url={url} name={name} />
        {children}
      </Group>
      <LinkReachNote
        url={url}
        advice="To share the site, publish it to a cloud, or run Web 2 Manager on a server."
      />
    </Stack>
  )
}
