import { Anchor, Button, Group, Text } from '@mantine/core'
import { IconAlertTriangle, IconCircleCheck, IconClock, IconHelpCircle } from '@tabler/icons-react'
import type { ShownListing } from '@web2/contract/listings'
import { formatMoment } from '../../../lib/dates.ts'
import { CopyButton } from '../../../ui/copy-button.tsx'
import { TextLink } from '../../../ui/links.tsx'
import { isOutdated, publishedStateText } from './published-words.ts'
import classes from './record.module.css'

interface PublishedSiteProps {
  /** The places of one site. */
  places: readonly ShownListing[]
  /** Not given where the person may not publish. */
  onPublish: (() => void) | null
  publishing: boolean
}

const icons = {
  green: IconCircleCheck,
  yellow: IconAlertTriangle,
  gray: IconHelpCircle,
  blue: IconClock,
} as const

const nameOf = ({ url, accountLabel, bucket }: ShownListing): string =>
  url ?? ([accountLabel, bucket].filter((part) => part !== null).join(' / ') || 'Built-in host')

/** A published site that shows the listing: where, what of it, and a way to bring it up to date. */
export const PublishedSite = ({ places, onPublish, publishing }: PublishedSiteProps) => {
  const [first] = places
  if (!first) return null
  return (
    <section className={classes.site} aria-label={first.siteName}>
      <Group justify="space-between" gap="xs">
        <TextLink to="/site-builder/edit-site" search={{ id: first.siteId }} fw={500} size="sm">
          {first.siteName}
        </TextLink>
        {onPublish !== null && places.some(isOutdated) && (
          <Button size="xs" variant="default" loading={publishing} onClick={onPublish}>
            Publish again
          </Button>
        )}
      </Group>
      {places.map((place) => {
        const { text, color } = publishedStateText(place)
        const Icon = icons[color]
        return (
          <div key={place.targetId} className={classes.place}>
            <Group gap={4} wrap="nowrap" miw={0}>
              {place.url === null ? (
                <Text size="sm">{nameOf(place)}</Text>
              ) : (
                <>
                  <Anchor href={place.url} target="_blank" rel="noopener" size="sm" truncate>
                    {place.url}
                  </Anchor>
                  <CopyButton text={place.url} label={`Copy URL of ${place.siteName}`} />
                </>
              )}
            </Group>
            <Group gap={6}>
              <Icon size={16} color={`var(--mantine-color-${color}-text)`} aria-hidden />
              <Text size="sm" fw={500}>
                {text}
              </Text>
              <Text size="xs" c="dimmed">
                Published {formatMoment(place.publishedAt)}
              </Text>
            </Group>
          </div>
        )
      })}
    </section>
  )
}
