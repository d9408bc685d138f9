import { Button, Group, Text, Title } from '@mantine/core'
import { IconArrowBackUp, IconPlayerStop, IconRefresh } from '@tabler/icons-react'
import { useMutation } from '@tanstack/react-query'
import {
  planResult,
  type GenerationCard,
  type GenerationCardPatch,
  type PlanStep,
  type PlanStepResults,
} from '@web2/contract/articles'
import { useState, type ReactNode } from 'react'
import { fieldErrors, sentenceFor } from '../../../../../lib/api/errors.ts'
import { Failure } from '../../../../../ui/failure.tsx'
import { generationCards } from '../../../resources.ts'
import { showCard } from '../plan-api.ts'
import { stageLabels } from '../plan-stages.ts'
import { StreamedStep } from './streamed-step.tsx'
import { againLabel, WriteAgain } from './write-again.tsx'
import classes from './steps.module.css'

const writing: Readonly<Record<PlanStep, string>> = {
  brief: 'Writing the brief',
  outline: 'Writing the outline',
  review: 'Reviewing the sections',
  details: 'Writing the details',
}

interface StepFrameProps<Step extends PlanStep> {
  readonly step: Step
  readonly card: GenerationCard
  /** One sentence about what to do with the step. */
  readonly text: string
  readonly canWrite: boolean
  readonly children: (result: PlanStepResults[Step]) => ReactNode
}

/** A step of a planned article: its progress while it is written, and its result with the actions on it. */
export const StepFrame = <Step extends PlanStep>({
  step,
  card,
  text,
  canWrite,
  children,
}: StepFrameProps<Step>) => {
  const [isAsking, setAsking] = useState(false)
  const changing = useMutation({
    mutationFn: (change: GenerationCardPatch) => generationCards.patch(card._id, change),
    onSuccess: (changed) => {
      setAsking(false)
      showCard(changed)
    },
  })
  const isOpen = card.status === 'waiting' || card.status === 'writing'
  const result = planResult([card], step)
  const failure = changing.isError
    ? (Object.values(fieldErrors(changing.error))[0] ?? sentenceFor(changing.error))
    : null
  const again = () => changing.mutate({ regenerate: true })
  return (
    <section aria-labelledby={`plan-${step}`}>
      <div className={classes.head}>
        <div>
          <Title order={2} size="h4" id={`plan-${step}`}>
            {isOpen
              ? card.status === 'waiting'
                ? `${stageLabels[step]} queued`
                : writing[step]
              : stageLabels[step]}
          </Title>
          {result !== null && (
            <Text size="sm" c="dimmed">
              {text}
            </Text>
          )}
        </div>
        {canWrite && (
          <Group gap="xs">
            {isOpen && (
              <Button
                size="xs"
                variant="default"
                leftSection={<IconPlayerStop size={16} aria-hidden />}
                loading={changing.isPending}
                onClick={() => changing.mutate({ stop: true })}
              >
                Stop
              </Button>
            )}
            {!isOpen && card.kept !== null && (
              <Button
                size="xs"
                variant="default"
                leftSection={<IconArrowBackUp size={16} aria-hidden />}
                disabled={changing.isPending}
                onClick={() => changing.mutate({ restore: true })}
              >
                {card.kept.edited ? 'Restore your version' : 'Restore previous version'}
              </Button>
            )}
            {!isOpen && (
              <Button
                size="xs"
                variant="default"
                leftSection={<IconRefresh size={16} aria-hidden />}
                aria-expanded={isAsking}
                onClick={() => setAsking(!isAsking)}
              >
                {againLabel(step)}
              </Button>
            )}
          </Group>
        )}
      </div>
      {isAsking && !isOpen && canWrite && (
        <WriteAgain
          step={step}
          card={card}
          isPending={changing.isPending}
          onSend={changing.mutate}
          onCancel={() => {
            changing.reset()
            setAsking(false)
          }}
        />
      )}
      {failure !== null && <Failure message={failure} />}
      {isOpen && <StreamedStep step={step} card={card} />}
      {!isOpen && result === null && (
        <Failure
          message={
            card.message ||
            (card.status === 'stopped'
              ? `The ${step} was stopped before it was complete.`
              : `The ${step} can’t be read. Write it again.`)
          }
          {...(canWrite ? { onRetry: again } : {})}
        />
      )}
      {!isOpen && result !== null && children(result)}
    </section>
  )
}
