import { Button, Group, Stack, Text, Title } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { IconLink } from '@tabler/icons-react'
import { sentenceFor } from '../../../lib/api/errors.ts'
import { useCan } from '../../../lib/session/use-user.ts'
import { EmptyState } from '../../../ui/empty-state.tsx'
import { Failure } from '../../../ui/failure.tsx'
import { ButtonLink } from '../../../ui/links.tsx'
import { Waiting } from '../../../ui/waiting.tsx'
import { usesOf } from '../listings-api.ts'
import { bySite, isOutdated } from './published-words.ts'
import { PlaceList } from './published-places.tsx'
import { PublishedSite } from './published-site.tsx'

/** Publishes sites again that show earlier data of a listing. */
export interface PublishAgain {
  readonly isPending: boolean
  readonly mutate: (sites: readonly { readonly siteId: string; readonly siteName: string }[]) => void
}

interface NapUsesProps {
  readonly id: string
  readonly publish: PublishAgain
}

/** References to a listing, and whether published ones are up to date. */
export const NapUses = ({ id, publish }: NapUsesProps) => {
  const uses = useQuery(usesOf(id))
  const canPublish = useCan('site:publish')
  if (uses.isError) return <Failure message={sentenceFor(uses.error)} onRetry={() => void uses.refetch()} />
  if (uses.data === undefined) return <Waiting of="rows" />
  const { total, data, shown } = uses.data
  if (total === 0 && shown.length === 0)
    return (
      <div className="card">
        <EmptyState
          motif="links"
          icon={IconLink}
          title="Not used yet"
          text="Build a site with this listing, or choose it in the page editor."
        >
          <ButtonLink to="/site-builder/build-site" search={{ napId: id }}>
            Build site
          </ButtonLink>
        </EmptyState>
      </div>
    )
  const sites = bySite(shown)
  const behind = sites.filter((places) => places.some(isOutdated)).flatMap((places) => places.slice(0, 1))
  return (
    <Stack>
      {total > 0 && (
        <section className="card" aria-labelledby="nap-places">
          <Stack p="lg" gap="sm">
            <Title order={2} size="h5" id="nap-places">
              Used in
            </Title>
            <PlaceList total={total} data={data} />
          </Stack>
        </section>
      )}
      {sites.length > 0 && (
        <section className="card" aria-labelledby="nap-published">
          <Stack p="lg" gap="xs">
            <Group justify="space-between" gap="xs">
              <Title order={2} size="h5" id="nap-published">
                Published
              </Title>
              {canPublish && behind.length > 1 && (
                <Button size="xs" loading={publish.isPending} onClick={() => publish.mutate(behind)}>
                  Publish {behind.length} sites again
                </Button>
              )}
            </Group>
            <Text size="sm" c="dimmed">
              Published pages don’t change until you publish them again.
            </Text>
            <div>
              {sites.map((places) => (
                <PublishedSite
                  key={places[0]?.siteId}
                  places={places}
                  onPublish={canPublish ? () => publish.mutate(places.slice(0, 1)) : null}
                  publishing={publish.isPending}
                />
              ))}
            </div>
          </Stack>
        </section>
      )}
    </Stack>
  )
}
