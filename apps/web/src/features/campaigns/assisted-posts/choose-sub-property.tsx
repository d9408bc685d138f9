import { Button, Paper, Select, Stack } from '@mantine/core'
import { useMutation, useQuery } from '@tanstack/react-query'
import { IconWorldShare } from '@tabler/icons-react'
import { propertyTypeTitles, blogLabel, type SubProperty } from '@web2/contract/properties'
import { useState } from 'react'
import { fieldErrors, sentenceFor } from '../../../lib/api/errors.ts'
import { assistedPosts } from '../resources.ts'
import { properties, subProperties } from '../../properties/resources.ts'
import { EmptyState } from '../../../ui/empty-state.tsx'
import { ButtonLink } from '../../../ui/links.tsx'
import { Failure } from '../../../ui/failure.tsx'
import { Waiting } from '../../../ui/waiting.tsx'

/** Places of verified sites that only a person can post to. */
const handPlaces = async (): Promise<SubProperty[]> => {
  const sites = await properties.findAll({ means: 'assisted', status: 'verified' })
  if (sites.length === 0) return []
  return subProperties.findAll({ propertyId: { $in: sites.map(({ _id }) => _id) }, scrapeStatus: 'scraped' })
}

/** Chooses where an article is posted. */
export const ChoosePlace = ({
  articleId,
  onReady,
}: {
  articleId: string
  onReady: (postId: string) => void
}) => {
  const places = useQuery({ queryKey: [subProperties.path, 'by-hand'], queryFn: handPlaces })
  const [place, setPlace] = useState<string | null>(null)
  const prepare = useMutation({
    mutationFn: (subPropertyId: string) => assistedPosts.create({ articleId, subPropertyId }),
    onSuccess: ({ _id }) => onReady(_id),
  })
  if (places.data === undefined)
    return places.isError ? (
      <Failure message={sentenceFor(places.error)} onRetry={() => void places.refetch()} />
    ) : (
      <Waiting label="Loading your sites" />
    )
  if (places.data.length === 0)
    return (
      <div className="card">
        <EmptyState
          icon={IconWorldShare}
          title="No blogs to publish to manually yet"
          text="Add a Google Sites or Weebly property and verify it. For WordPress and Tumblr, use a campaign."
        >
          <ButtonLink to="/properties/add-property">Add property</ButtonLink>
        </EmptyState>
      </div>
    )
  const refusal = prepare.isError
    ? (Object.values(fieldErrors(prepare.error))[0] ?? sentenceFor(prepare.error))
    : null
  return (
    <Paper withBorder p="lg" maw="var(--app-form)">
      <Stack>
        <Select
          label="Publish manually to"
          placeholder="Select a site"
          searchable
          value={place}
          error={refusal}
          data={places.data.map((place) => ({
            value: place._id,
            label: `${propertyTypeTitles[place.propertyType]}: ${blogLabel(place)}`,
          }))}
          onChange={(chosen) => {
            setPlace(chosen)
            prepare.reset()
          }}
        />
        <Button
          style={{ alignSelf: 'start' }}
          disabled={place === null}
          loading={prepare.isPending}
          onClick={() => place !== null && prepare.mutate(place)}
        >
          Prepare post
        </Button>
      </Stack>
    </Paper>
  )
}
