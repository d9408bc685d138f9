import { Text } from '@mantine/core'
import type { ArticleBrief, GenerationCard, GenerationSource } from '@web2/contract/articles'
import { useState } from 'react'
import { NextStep } from '../steps/next-step.tsx'
import { StepBar } from '../steps/step-bar.tsx'
import { StepFrame } from '../steps/step-frame.tsx'
import { useStepDraft } from '../steps/use-step-draft.ts'
import { BriefForm } from './brief-form.tsx'
import { briefProblem, cleanedBrief } from './brief-values.ts'
import { SourceList } from './source-list.tsx'

interface BriefStepProps {
  readonly card: GenerationCard
  readonly sources: readonly GenerationSource[]
  readonly canWrite: boolean
  /** The outline is the next step, and waits for this brief. */
  readonly isNext: boolean
}

const EditedBrief = ({ stored, ...props }: BriefStepProps & { readonly stored: ArticleBrief }) => {
  const { card, sources, canWrite, isNext } = props
  const draft = useStepDraft(card, stored, cleanedBrief)
  const [isTried, setTried] = useState(false)
  const problem = briefProblem(draft.values)
  return (
    <>
      {!isNext && (
        <Text size="sm" c="dimmed" mb="sm">
          The outline is already written from this brief. Changes apply to the parts you write again.
        </Text>
      )}
      <BriefForm
        brief={draft.values}
        sources={sources}
        canWrite={canWrite}
        isTried={isTried}
        onChange={draft.change}
      />
      {canWrite && (
        <StepBar step="brief" draft={draft} problem={problem} onRefused={() => setTried(true)}>
          {isNext && (
            <NextStep
              generationId={card.generationId}
              label="Continue to outline"
              canRunThrough
              before={async () => {
                setTried(true)
                return problem === null && (await draft.save())
              }}
            />
          )}
        </StepBar>
      )}
    </>
  )
}

/** Brief of a planned article: read, edited, and written again. */
export const BriefStep = (props: BriefStepProps) => {
  const { card, sources, canWrite } = props
  const isOpen = card.status === 'waiting' || card.status === 'writing'
  return (
    <>
      <StepFrame
        step="brief"
        card={card}
        text="The order for this article: its reader, its angle and the facts it is written from."
        canWrite={canWrite}
      >
        {(stored) => <EditedBrief {...props} stored={stored} />}
      </StepFrame>
      {isOpen && sources.length > 0 && (
        <div
          className="card"
          style={{ marginTop: 'var(--mantine-spacing-md)', padding: 'var(--mantine-spacing-lg)' }}
        >
          <Text size="sm" fw={600} mb="xs">
            Sources
          </Text>
          <SourceList sources={sources} />
        </div>
      )}
    </>
  )
}
