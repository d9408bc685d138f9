import { Button, Group, Stack, Text, Title } from '@mantine/core'
import { IconCircleCheck } from '@tabler/icons-react'
import { useMutation, useQuery } from '@tanstack/react-query'
import { linkOptions, useSearch } from '@tanstack/react-router'
import {
  listingUpdatePlaces,
  type ListingReview,
  type ListingUpdateCreate,
} from '@web2/contract/listing-updates'
import { useState } from 'react'
import { sentenceFor } from '../../lib/api/errors.ts'
import { listingChanges } from './resources.ts'
import { queryClient } from '../../lib/query/query-client.ts'
import { ask } from '../../lib/questions.ts'
import { useCan } from '../../lib/session/use-user.ts'
import { showError } from '../../lib/snackbar.ts'
import { EmptyState } from '../../ui/empty-state.tsx'
import { ButtonLink } from '../../ui/links.tsx'
import { PageHeader } from '../../ui/page-header.tsx'
import { RecordPlaceholder } from '../../ui/missing-record.tsx'
import { cancelUpdate, goesOn, keepOldData, reviewOf, startUpdate } from './updates-api.ts'
import {
  asSeen,
  chooseSeen,
  countedPlaces,
  firstChoice,
  groups,
  isSentWhole,
  keyOf,
  wantedPlaces,
} from './updates-choice.ts'
import { PlaceRow } from './place-row.tsx'
import { PostTextDialog } from './post-text-dialog.tsx'
import { UpdateProgress } from './update-progress.tsx'
import classes from './updates.module.css'

interface ShownPost {
  readonly _id: string
  readonly name: string
  readonly canChoose: boolean
}

const again = () => void queryClient.invalidateQueries({ queryKey: [listingChanges.path] })

const useUpdates = (napId: string, onStarted: () => void) => {
  const told = { onError: (error: Error) => showError(sentenceFor(error)), onSettled: again }
  const start = useMutation({
    mutationFn: (places: ListingUpdateCreate['places']) => startUpdate({ napId, places }),
    onSuccess: onStarted,
    ...told,
  })
  const cancel = useMutation({ mutationFn: cancelUpdate, ...told })
  const keep = useMutation({ mutationFn: () => keepOldData(napId), ...told })
  return { start, cancel, keep }
}

const Review = ({ review }: { readonly review: ListingReview }) => {
  const { _id: napId, businessName, places, update } = review
  const canPublish = useCan('site:publish')
  const [choice, setChoice] = useState(firstChoice)
  const [post, setPost] = useState<ShownPost | null>(null)
  const { start, cancel, keep } = useUpdates(napId, () => setChoice(firstChoice))
  const isRunning = goesOn(review)
  const wanted = wantedPlaces(places, choice).slice(0, listingUpdatePlaces)
  const failed = new Set(update?.places.filter(({ outcome }) => outcome === 'failed').map(keyOf))
  const unfinished = wanted.filter((place) => failed.has(keyOf(place)))
  const askToKeep = () =>
    ask({
      title: 'Keep the earlier data?',
      children: (
        <Text size="sm">
          {countedPlaces(places)} will keep the earlier data and won’t be listed here until {businessName}{' '}
          changes again. Sites stay out of date until you publish them.
        </Text>
      ),
      labels: { confirm: 'Keep earlier data', cancel: 'Cancel' },
      onConfirm: () => keep.mutate(),
    })
  return (
    <Stack>
      {update !== null && (
        <UpdateProgress
          update={update}
          onCancel={() => cancel.mutate(update.runId)}
          onRetry={canPublish && !isRunning && unfinished.length > 0 ? () => start.mutate(unfinished) : null}
          onShowPost={({ _id, name }) => setPost({ _id, name, canChoose: false })}
        />
      )}
      {places.length === 0 && !isRunning && (
        <div className="card">
          <EmptyState
            icon={IconCircleCheck}
            title="Everything is up to date"
            text="When this listing changes, content that still shows its earlier data appears here."
          >
            <ButtonLink to="/nap-databases/edit-nap" search={{ id: napId }}>
              Open listing
            </ButtonLink>
          </EmptyState>
        </div>
      )}
      {groups.map(({ kinds, title }) => {
        const own = places.filter(({ kind }) => kinds.includes(kind))
        if (own.length === 0) return null
        return (
          <section key={title} className="card" aria-label={title}>
            <Stack p="lg" gap="xs">
              <Title order={2} size="h5">
                {title} ({own.length.toLocaleString('en-US')})
              </Title>
              <div>
                {own.map((place) => (
                  <PlaceRow
                    key={keyOf(place)}
                    place={asSeen(place, choice)}
                    choice={choice}
                    disabled={isRunning || !canPublish}
                    onChoice={setChoice}
                    onCompare={
                      place.kind === 'post' && place.canUpdate && !isSentWhole(place)
                        ? () => setPost({ _id: place._id, name: place.name, canChoose: true })
                        : null
                    }
                  />
                ))}
              </div>
            </Stack>
          </section>
        )
      })}
      {places.length > 0 && canPublish && (
        <div className={`card ${classes.bar}`}>
          <Group justify="space-between" gap="sm" className={classes.choices ?? ''}>
            <Button variant="default" disabled={isRunning} loading={keep.isPending} onClick={askToKeep}>
              Keep as is
            </Button>
            <Button
              disabled={isRunning || wanted.length === 0}
              loading={start.isPending}
              onClick={() => start.mutate(wanted)}
            >
              {wanted.length === 0 ? 'Nothing selected' : `Update ${countedPlaces(wanted)}`}
            </Button>
          </Group>
        </div>
      )}
      {post !== null && (
        <PostTextDialog
          postId={post._id}
          napId={napId}
          name={post.name}
          onChoose={post.canChoose ? (text) => setChoice(chooseSeen(choice, text)) : null}
          onClose={() => setPost(null)}
        />
      )}
    </Stack>
  )
}

/** References to a listing's earlier data, each replacement in context, and their update. */
export const UpdatesPage = () => {
  const { id = '' } = useSearch({ from: '/default/nap-databases/updates' })
  const review = useQuery(reviewOf(id))
  if (review.data === undefined) return <RecordPlaceholder record={review} />
  const { businessName } = review.data
  return (
    <>
      <PageHeader
        title="Updates"
        tab={['Updates', businessName]}
        between={[
          { label: businessName, link: linkOptions({ to: '/nap-databases/edit-nap', search: { id } }) },
        ]}
        description={`Content that still shows earlier data of ${businessName}. Nothing changes until you update it.`}
      >
        <ButtonLink to="/nap-databases/edit-nap" search={{ id }} variant="default">
          Open listing
        </ButtonLink>
      </PageHeader>
      <Review review={review.data} />
    </>
  )
}
