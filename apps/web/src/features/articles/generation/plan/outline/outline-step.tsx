import { Text, Textarea, TextInput } from '@mantine/core'
import type { ArticleOutline, GenerationCard, WordRange } from '@web2/contract/articles'
import { useRef, useState } from 'react'
import { Cell, FormSection } from '../../../../../ui/form/form-section.tsx'
import { LineRows } from '../steps/line-rows.tsx'
import { NextStep } from '../steps/next-step.tsx'
import { StepBar } from '../steps/step-bar.tsx'
import { StepFrame } from '../steps/step-frame.tsx'
import { useStepDraft } from '../steps/use-step-draft.ts'
import { WordRangeField } from '../steps/word-range-field.tsx'
import { outlineProblems, outlineWords } from './outline-edit.ts'
import { cleanedOutline, outlineProblem, wordsBeside } from './outline-values.ts'
import { SectionList } from './section-list.tsx'

interface OutlineStepProps {
  readonly card: GenerationCard
  /** Ordered words of the article. */
  readonly target: WordRange
  readonly canWrite: boolean
  /** The sections are the next step, and wait for this outline. */
  readonly isNext: boolean
  /** The sections have been written from this outline. */
  readonly isWritten: boolean
}

const shown = ({ from, to }: WordRange) => `${from.toLocaleString('en-US')}–${to.toLocaleString('en-US')}`

/** Total words of the outline next to those of the brief. */
const Total = ({ total, target }: { readonly total: WordRange; readonly target: WordRange }) => {
  const state = wordsBeside(total, target)
  return (
    <Text size="sm" c={state === 'within' ? 'dimmed' : 'var(--mantine-color-error)'} role="status">
      {shown(total)} words in total{state === 'within' ? '' : `, ${state}`} · Target {shown(target)}
    </Text>
  )
}

const EditedOutline = ({ stored, ...props }: OutlineStepProps & { readonly stored: ArticleOutline }) => {
  const { card, target, canWrite, isNext, isWritten } = props
  const draft = useStepDraft(card, stored, cleanedOutline)
  const { title, introduction, sections, faq } = draft.values
  const problems = outlineProblems(draft.values)
  const problem = outlineProblem(draft.values)
  const [isTried, setTried] = useState(false)
  const known = useRef(new Set<string>())
  for (const { id } of [...stored.sections, ...sections]) known.current.add(id)
  return (
    <>
      {isWritten && (
        <Text size="sm" c="dimmed" mb="sm">
          The sections are already written from this outline. Changes apply to the sections you regenerate.
        </Text>
      )}
      <div className="card">
        <FormSection title="Introduction">
          <Cell span={6}>
            <TextInput
              label="Title"
              withAsterisk
              maxLength={150}
              readOnly={!canWrite || isWritten}
              value={title}
              error={problems.title}
              onChange={(event) => draft.change({ title: event.currentTarget.value })}
            />
          </Cell>
          <Cell span={6}>
            <Textarea
              label="First paragraph"
              description="It answers the question behind the title"
              autosize
              minRows={1}
              maxRows={6}
              maxLength={400}
              readOnly={!canWrite}
              value={introduction.purpose}
              onChange={(event) =>
                draft.change({ introduction: { ...introduction, purpose: event.currentTarget.value } })
              }
            />
          </Cell>
          <Cell span={6}>
            <WordRangeField
              label="Length of the introduction"
              value={introduction.words}
              readOnly={!canWrite}
              onChange={(words) => draft.change({ introduction: { ...introduction, words } })}
            />
          </Cell>
        </FormSection>
        <FormSection
          title="Sections"
          text="In reading order. Move them by their handle or with the arrow keys."
        >
          <Cell span={6}>
            <Total total={outlineWords(draft.values)} target={target} />
          </Cell>
          <Cell span={6}>
            <SectionList
              sections={sections}
              problems={isTried || draft.isChanged ? problems.headings : {}}
              taken={[...known.current]}
              canWrite={canWrite}
              isFixed={isWritten}
              onChange={(next) => draft.change({ sections: next })}
            />
            {problems.sections !== undefined && (
              <Text size="sm" c="var(--mantine-color-error)" role="alert" mt="xs">
                {problems.sections}
              </Text>
            )}
          </Cell>
        </FormSection>
        <FormSection title="FAQ" text="Questions and answers at the end of the article.">
          <Cell span={6}>
            <LineRows
              label="Questions"
              noun="question"
              lines={faq}
              most={8}
              maxLength={200}
              canWrite={canWrite}
              onChange={(next) => draft.change({ faq: next })}
            />
          </Cell>
        </FormSection>
      </div>
      {canWrite && (
        <StepBar step="outline" draft={draft} problem={problem} onRefused={() => setTried(true)}>
          {isNext && (
            <NextStep
              generationId={card.generationId}
              label="Start writing"
              canRunThrough={false}
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

/** Outline of a planned article: read, edited, and written again. */
export const OutlineStep = (props: OutlineStepProps) => (
  <StepFrame
    step="outline"
    card={props.card}
    text="The sections of the article, each with its purpose and length."
    canWrite={props.canWrite}
  >
    {(stored) => <EditedOutline {...props} stored={stored} />}
  </StepFrame>
)
