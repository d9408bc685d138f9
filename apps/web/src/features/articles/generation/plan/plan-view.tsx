import { Alert, Badge, Button, Group, Progress, Tabs, Text } from '@mantine/core'
import { IconPlayerStop, IconPlus } from '@tabler/icons-react'
import { useMutation, useQuery } from '@tanstack/react-query'
import {
  isPlanStep,
  nextPlanStep,
  planResult,
  usualPlan,
  type Generation,
  type GenerationCard,
} from '@web2/contract/articles'
import { useState, type ReactNode } from 'react'
import { sentenceFor } from '../../../../lib/api/errors.ts'
import { useCan } from '../../../../lib/session/use-user.ts'
import { Failure } from '../../../../ui/failure.tsx'
import { isAtWork, progressText, spentSoFar, waitingReason } from '../../generated-text/generation-records.ts'
import { generations } from '../../resources.ts'
import { BriefStep } from './brief/brief-step.tsx'
import { DetailsStep } from './details/details-step.tsx'
import { OutlineStep } from './outline/outline-step.tsx'
import { sourcesOf } from './plan-api.ts'
import {
  cardsOfStage,
  chosenStage,
  firstShownStage,
  followedStage,
  planStages,
  stageLabels,
  stageState,
  type PlanStage,
  type StageState,
} from './plan-stages.ts'
import { ReviewStep } from './review/review-step.tsx'
import { SectionTexts } from './section-texts.tsx'
import { NextStep } from './steps/next-step.tsx'
import classes from './plan.module.css'

const signs: Readonly<Partial<Record<StageState, { readonly label: string; readonly color: string }>>> = {
  writing: { label: 'Generating', color: 'blue' },
  check: { label: 'Check', color: 'yellow' },
  failed: { label: 'Failed', color: 'red' },
  stopped: { label: 'Stopped', color: 'gray' },
}

interface PlanViewProps {
  readonly generation: Generation
  readonly cards: readonly GenerationCard[]
  readonly canWrite: boolean
  readonly onNew?: (() => void) | undefined
  readonly actions: (articleId: string, isAtWork: boolean) => ReactNode
}

/** Line about the present activity, with its cost and a button that stops it. */
const Activity = ({ generation, cards }: Pick<PlanViewProps, 'generation' | 'cards'>) => {
  // it can be stopped where its parts can’t be changed
  const canStop = useCan('content:write')
  const stopping = useMutation({ mutationFn: () => generations.patch(generation._id, { stop: true }) })
  const atWork = isAtWork(generation)
  const texts = cardsOfStage(cards, 'sections').filter(({ type }) => type === 'paragraph')
  const done = texts.filter(({ status }) => status === 'written').length
  const isWriting = atWork && stageState(generation, cards, 'sections') === 'writing'
  const reason = waitingReason(cards)
  const failed =
    generation.status === 'failed'
      ? planStages.find((each) => stageState(generation, cards, each) === 'failed')
      : undefined
  const state = failed === undefined ? generation.message : `${stageLabels[failed]} failed`
  const said = [isWriting ? progressText(texts) : state, spentSoFar(cards)]
  return (
    <>
      <div className={classes.head}>
        <Text size="sm" role="status">
          {said.filter((part) => part !== '').join(' · ')}
        </Text>
        {atWork && canStop && (
          <Button
            size="xs"
            variant="default"
            leftSection={<IconPlayerStop size={16} aria-hidden />}
            loading={stopping.isPending || stopping.isSuccess}
            onClick={() => stopping.mutate()}
          >
            Stop all
          </Button>
        )}
      </div>
      {isWriting && (
        <Progress
          value={texts.length === 0 ? 0 : (done / texts.length) * 100}
          aria-label={`Generating ${generation.keyword}`}
        />
      )}
      <div className={classes.notices}>
        {/* a step says itself why it failed, and offers to try again */}
        {generation.status === 'failed' && (failed === undefined || failed === 'sections') && (
          <Failure message={generation.message} />
        )}
        {atWork && reason !== '' && (
          <Alert color="yellow" variant="light" role="status">
            {reason}
          </Alert>
        )}
        {stopping.isError && <Failure message={sentenceFor(stopping.error)} />}
      </div>
    </>
  )
}

/** A planned article, stage by stage: brief, outline, sections, review and details. */
export const PlanView = ({ generation, cards, canWrite, onNew, actions }: PlanViewProps) => {
  const sources = useQuery(sourcesOf(generation._id))
  const [known, setShown] = useState(() => firstShownStage(generation, cards))
  const shown = followedStage(known, generation, cards)
  if (shown !== known) setShown(shown)
  const { articleId, keyword, plan, status } = generation
  const atWork = isAtWork(generation)
  const next = atWork ? null : nextPlanStep(cards)
  const sections = cards.filter(({ type }) => !isPlanStep(type))
  const found = sources.data ?? []
  const target = planResult(cards, 'brief')?.words ?? plan?.words ?? usualPlan.words
  const findings = planResult(cards, 'review')?.findings.length ?? 0

  const panel = (stage: PlanStage): ReactNode => {
    if (stage === 'sections') return <SectionTexts cards={sections} sources={found} canWrite={canWrite} />
    const card = cards.find(({ type }) => type === stage)
    if (!card) return null
    switch (stage) {
      case 'brief':
        return <BriefStep card={card} sources={found} canWrite={canWrite} isNext={next === 'outline'} />
      case 'outline':
        return (
          <OutlineStep
            card={card}
            target={target}
            canWrite={canWrite}
            isNext={next === 'sections'}
            isWritten={sections.length > 0}
          />
        )
      case 'review':
        return <ReviewStep card={card} sections={sections} sources={found} canWrite={canWrite} />
      case 'details':
        return <DetailsStep card={card} sections={sections} canWrite={canWrite} />
    }
  }
  const isHalted = !atWork && (next === 'review' || next === 'details')

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
          {articleId !== null && actions(articleId, atWork || status === 'waiting')}
        </Group>
      </Group>
      <Activity generation={generation} cards={cards} />
      {sources.isError && (
        <Failure message={sentenceFor(sources.error)} onRetry={() => void sources.refetch()} />
      )}
      <Tabs
        value={shown.stage}
        keepMounted={false}
        onChange={(value) => {
          const wanted = planStages.find((each) => each === value)
          if (wanted) setShown(chosenStage(wanted, generation, cards))
        }}
      >
        <Tabs.List className={classes.tabs ?? ''} aria-label="Stages of the article">
          {planStages.map((each) => {
            const state = stageState(generation, cards, each)
            const sign = signs[state]
            const count = each === 'review' && state === 'done' && findings > 0 ? findings : null
            return (
              <Tabs.Tab
                key={each}
                value={each}
                disabled={state === 'ahead'}
                rightSection={
                  sign ? (
                    <Badge size="xs" variant="light" tt="none" color={sign.color} miw="max-content">
                      {sign.label}
                    </Badge>
                  ) : count === null ? null : (
                    <Badge
                      size="xs"
                      variant="light"
                      tt="none"
                      color="yellow"
                      miw="max-content"
                      aria-label={`${count} open`}
                    >
                      {count}
                    </Badge>
                  )
                }
              >
                {stageLabels[each]}
              </Tabs.Tab>
            )
          })}
        </Tabs.List>
        {planStages.map((each) => (
          <Tabs.Panel key={each} value={each} className={classes.panel ?? ''}>
            {panel(each)}
          </Tabs.Panel>
        ))}
      </Tabs>
      {canWrite && isHalted && (
        <Group justify="flex-end" mt="md">
          <NextStep
            generationId={generation._id}
            label={next === 'review' ? 'Review the sections' : 'Write the details'}
            canRunThrough={false}
            before={async () => true}
          />
        </Group>
      )}
    </>
  )
}
