import { Alert, Button, Group, Progress, Text } from '@mantine/core'
import { IconPlayerStop, IconPlus } from '@tabler/icons-react'
import { useMutation, useQuery } from '@tanstack/react-query'
import type { Generation, GenerationCard } from '@web2/contract/articles'
import { sentenceFor } from '../../../lib/api/errors.ts'
import { generations } from '../resources.ts'
import { useCan } from '../../../lib/session/use-user.ts'
import {
  generationRecord,
  generationTexts,
  isAtWork,
  progressText,
  spentSoFar,
  waitingReason,
} from '../generated-text/generation-records.ts'
import { Failure } from '../../../ui/failure.tsx'
import { Waiting } from '../../../ui/waiting.tsx'
import { WrittenText } from '../generated-text/written-text.tsx'
import { PlanView } from './plan/plan-view.tsx'
import classes from './generation.module.css'
import type { ReactNode } from 'react'

const levelsOf = (cards: readonly GenerationCard[]): ReadonlyMap<string, number> => {
  const levels = new Map<string, number>()
  for (const { _id, parentId } of cards)
    levels.set(_id, parentId === null ? 0 : (levels.get(parentId) ?? 0) + 1)
  return levels
}

/** Returns the cards' titles, numbered if several share one. */
const namesOf = (cards: readonly GenerationCard[]): ReadonlyMap<string, string> => {
  const same = Map.groupBy(cards, ({ title }) => title)
  return new Map(
    cards.map((card) => {
      const group = same.get(card.title) ?? []
      const name = group.length > 1 ? `${card.title} (${group.indexOf(card) + 1})` : card.title
      return [card._id, name]
    }),
  )
}

const ended = ({ status }: GenerationCard) => status !== 'waiting' && status !== 'writing'

interface SummaryProps {
  readonly generation: Generation
  readonly cards: readonly GenerationCard[]
}

const Summary = ({ generation, cards }: SummaryProps) => {
  const canWrite = useCan('content:write')
  const stopping = useMutation({ mutationFn: () => generations.patch(generation._id, { stop: true }) })
  const cost = spentSoFar(cards)
  const done = cards.filter(ended).length
  const atWork = isAtWork(generation)
  const reason = waitingReason(cards)
  const { status } = generation
  return (
    <div className={classes.progress}>
      <div className={classes.summary}>
        <Text size="sm" role="status">
          {[
            ...(atWork || status === 'cancelled' ? [progressText(cards)] : []),
            ...(atWork || status === 'failed' ? [] : [generation.message]),
            ...(status === 'failed' ? [`Stopped: ${progressText(cards)}`] : []),
            ...(cost === '' ? [] : [cost]),
          ].join(' · ')}
        </Text>
        {atWork && canWrite && (
          <Button
            size="xs"
            variant="default"
            leftSection={<IconPlayerStop size={16} aria-hidden />}
            loading={stopping.isPending || stopping.isSuccess}
            onClick={() => stopping.mutate()}
          >
            Stop
          </Button>
        )}
      </div>
      {atWork && (
        <Progress
          value={cards.length === 0 ? 0 : (done / cards.length) * 100}
          aria-label={`Generating ${generation.keyword}`}
        />
      )}
      {status === 'failed' && <Failure message={generation.message} />}
      {atWork && reason !== '' && (
        <Alert color="yellow" variant="light" role="status">
          {reason}
        </Alert>
      )}
      {stopping.isError && <Failure message={sentenceFor(stopping.error)} />}
    </div>
  )
}

interface WritingViewProps {
  readonly id: string
  /** Sections can't be changed; the generation can still be stopped. */
  readonly isReadOnly?: boolean
  /** Sets up another generation; absent where an article is open. */
  readonly onNew?: () => void
  /** Renders the actions on the article once it exists. */
  readonly actions: (articleId: string, isAtWork: boolean) => ReactNode
}

/** A generation while it runs and afterwards, text by text. */
export const WritingView = ({ id, isReadOnly = false, onNew, actions }: WritingViewProps) => {
  const canWrite = useCan('content:write') && !isReadOnly
  const generation = useQuery(generationRecord(id))
  const cards = useQuery(generationTexts(id))
  const failed = generation.error ?? cards.error
  if (failed && (!generation.data || !cards.data))
    return (
      <Failure
        message={sentenceFor(failed)}
        onRetry={() => {
          void generation.refetch()
          void cards.refetch()
        }}
      />
    )
  if (!generation.data || !cards.data) return <Waiting />
  if (generation.data.plan)
    return (
      <PlanView
        generation={generation.data}
        cards={cards.data}
        canWrite={canWrite}
        onNew={onNew}
        actions={actions}
      />
    )
  const levels = levelsOf(cards.data)
  const names = namesOf(cards.data)
  const { articleId, keyword } = generation.data
  return (
    <>
      <Group justify="space-between" mb="sm">
        <Text fw={600} size="lg" style={{ overflowWrap: 'anywhere' }}>
          {keyword}
        </Text>
        <Group gap="xs">
          {onNew !== undefined && (
            <Button variant="default" leftSection={<IconPlus size={16} aria-hidden />} onClick={onNew}>
              Generate another
            </Button>
          )}
          {articleId !== null && actions(articleId, isAtWork(generation.data))}
        </Group>
      </Group>
      <Summary generation={generation.data} cards={cards.data} />
      <div className="card">
        {cards.data.map((card) => (
          <WrittenText
            key={card._id}
            card={card}
            name={names.get(card._id) ?? card.title}
            level={levels.get(card._id) ?? 0}
            canWrite={canWrite}
          />
        ))}
      </div>
    </>
  )
}
