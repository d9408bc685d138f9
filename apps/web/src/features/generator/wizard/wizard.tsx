import { Button, Stack, Text, Title } from '@mantine/core'
import { useMediaQuery } from '@mantine/hooks'
import type { Turbo } from '@web2/contract/generator'
import { useState } from 'react'
import { fieldErrors, sentenceFor } from '../../../lib/api/errors.ts'
import { useDraftGuard } from '../../../lib/forms/use-draft-guard.ts'
import { useSavingDraft, type DraftKind } from '../../../lib/forms/use-saving-draft.ts'
import { Failure } from '../../../ui/failure.tsx'
import { ButtonLink } from '../../../ui/links.tsx'
import { PageHeader } from '../../../ui/page-header.tsx'
import { SaveState } from '../../../ui/saving/save-state.tsx'
import { errorCountByStep } from '../check/check-sentences.ts'
import { unfinishedRules } from '../content/rules.ts'
import { TextPanel } from '../content/text-panel.tsx'
import { unchosenListing } from '../data/listing-values.ts'
import classes from '../generator.module.css'
import { LiveResult } from '../preview/live-result.tsx'
import { NarrowResult } from '../preview/narrow-result.tsx'
import { TurboStatusBadge, isBegun } from '../project-status.tsx'
import type { TurboValues } from '../project-values.ts'
import { isSourceEmpty, useCheck } from '../use-check.ts'
import { useVisibleErrors } from '../use-touched.ts'
import { withSuggestions } from '../destination/suggested-values.ts'
import { useSelection } from './use-selection.ts'
import { StepNav } from './step-nav.tsx'
import { StepPanel } from './step-panel.tsx'
import { stepOfField, steps, stepTexts, stepTitles, type Step } from './steps.ts'
import { WizardState, type WizardContext } from './wizard-context.ts'

interface WizardProps {
  /** Draft kind, whose variant decides how a new project begins. */
  readonly kind: DraftKind<TurboValues, Turbo>
  readonly turbo: Turbo | null
  readonly step: Step
  readonly onStep: (step: Step) => void
  readonly onCreated: (turbo: Turbo) => void
}

/** Returns true if the step shows the pages of the sample in place of the live preview. */
const showsSample = (step: Step, turbo: Turbo | null): boolean =>
  step === 'review' && turbo !== null && (turbo.status === 'review' || turbo.actions.includes('approve'))

/** A project in four steps. It is saved while it is edited, and one of its pages is shown beside the form. */
export const Wizard = ({ kind, turbo, step, onStep, onCreated }: WizardProps) => {
  const draft = useSavingDraft(kind, turbo, onCreated)
  const { values, change } = draft
  const { check, definition, isOld } = useCheck(values)
  useDraftGuard(draft)
  const isWide = useMediaQuery('(min-width: 75em)', true, { getInitialValueInEffect: false })
  const [isPreviewOpen, setPreviewOpen] = useState(false)
  const selection = useSelection()
  const errors = useVisibleErrors(turbo === null, step)
  const answered = check.data?.problems ?? (check.isError ? fieldErrors(check.error) : {})
  // incomplete choices are not sent, so the server can't report them
  const unchosen = unchosenListing(values.listing)
  const all = {
    ...answered,
    ...(unchosen !== null && { listing: unchosen }),
    ...unfinishedRules(values.rules, selection.selected),
  }
  const problems = errors.shown(all)
  const isWrong = new Set(Object.keys(all).map(stepOfField))
  if (isSourceEmpty(check.data)) isWrong.add('template')
  // a project that changed after its approval is reviewed again
  const isReviewed = turbo?.status === 'done'
  const complete = new Set(
    check.data === undefined
      ? []
      : steps.filter((each) => (each === 'review' ? isReviewed : !isWrong.has(each))),
  )

  const go = (next: Step) => {
    errors.onLeave(next)
    selection.select(null)
    onStep(next)
  }
  const wizard: WizardContext = {
    values,
    change: (part) => {
      errors.onChange(Object.keys(part))
      change(withSuggestions(values, part))
    },
    definition,
    check: check.data && { ...check.data, problems: all },
    isOld,
    problems,
    problem: (field) => problems[field],
    selection,
    openPreview: isWide ? undefined : () => setPreviewOpen(true),
    closePreview: () => setPreviewOpen(false),
  }
  const at = steps.indexOf(step)
  const [before, after] = [steps[at - 1], steps[at + 1]]
  const showsResult = !showsSample(step, turbo)
  return (
    <WizardState value={wizard}>
      <PageHeader
        title={turbo === null ? 'New project' : values.name.trim() === '' ? 'Untitled' : values.name}
      >
        {turbo !== null && <TurboStatusBadge turbo={turbo} />}
        <SaveState draft={draft} isNew={turbo === null} />
        {turbo !== null && isBegun(turbo) && (
          <ButtonLink to="/zoomer-site-builder/view-generation" search={{ id: turbo._id }} variant="default">
            Pages and sites
          </ButtonLink>
        )}
      </PageHeader>
      <StepNav step={step} wrong={errorCountByStep(problems)} complete={complete} onStep={go} />
      <div
        className={classes.layout}
        data-split={(isWide && showsResult) || undefined}
        onBlur={({ target }) => {
          const field = target.closest('[data-field]')?.getAttribute('data-field')
          if (field != null) errors.onLeaveField(field)
        }}
      >
        {selection.selected !== null ? (
          <TextPanel key={selection.selected} nodeId={selection.selected} />
        ) : (
          <div className="card">
            <Stack className={classes.pane} gap="xl">
              <div>
                <Title order={2} size="h3">
                  {stepTitles[step]}
                </Title>
                <Text c="dimmed" size="sm" mt={4}>
                  {stepTexts[step]}
                </Text>
              </div>
              {check.isError && Object.keys(answered).length === 0 && (
                <Failure message={sentenceFor(check.error)} onRetry={() => void check.refetch()} />
              )}
              <StepPanel step={step} turbo={turbo} save={draft.save} onStep={go} />
            </Stack>
            <div className={classes.foot}>
              <Button variant="default" disabled={before === undefined} onClick={() => before && go(before)}>
                Back
              </Button>
              {after !== undefined && <Button onClick={() => go(after)}>Next: {stepTitles[after]}</Button>}
            </div>
          </div>
        )}
        {isWide && showsResult && (
          <div className={classes.beside}>
            <LiveResult />
          </div>
        )}
      </div>
      {!isWide && showsResult && (
        <NarrowResult
          isOpen={isPreviewOpen}
          onOpen={() => setPreviewOpen(true)}
          onClose={() => setPreviewOpen(false)}
        />
      )}
    </WizardState>
  )
}
