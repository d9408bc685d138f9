import classes from '../generator.module.css'
import { Button, Stack, Text, Title } from '@mantine/core'
import type { Turbo } from '@web2/contract/generator'
import { fieldErrors, sentenceFor } from '../../../lib/api/errors.ts'
import { useDraftGuard } from '../../../lib/forms/use-draft-guard.ts'
import { useSavingDraft, type DraftKind } from '../../../lib/forms/use-saving-draft.ts'
import { Failure } from '../../../ui/failure.tsx'
import { PageHeader } from '../../../ui/page-header.tsx'
import { SaveState } from '../../../ui/saving/save-state.tsx'
import { checkSentence, errorCountByStep } from '../check/check-sentences.ts'
import { useCheck } from '../use-check.ts'
import { useVisibleErrors } from '../use-touched.ts'
import { unchosenListing } from '../data/listing-values.ts'
import { steps, stepTexts, stepTitles, type Step } from './steps.ts'
import { TurboStatusBadge, isBegun } from '../project-status.tsx'
import type { TurboValues } from '../project-values.ts'
import { StepNav } from './step-nav.tsx'
import { StepPanel } from './step-panel.tsx'
import { WizardState, type WizardContext } from './wizard-context.ts'
import { ButtonLink } from '../../../ui/links.tsx'

/** The way to the pages and sites of a generation that has some. */
const BackToProgress = ({ turbo }: { readonly turbo: Turbo }) =>
  isBegun(turbo) ? (
    <ButtonLink to="/zoomer-site-builder/view-generation" search={{ id: turbo._id }} variant="default">
      Pages and sites
    </ButtonLink>
  ) : null

interface WizardProps {
  /** How it is drafted: a new one begins by its variant. */
  readonly kind: DraftKind<TurboValues, Turbo>
  readonly turbo: Turbo | null
  readonly step: Step
  readonly onStep: (step: Step) => void
  readonly onCreated: (turbo: Turbo) => void
}

/** A generation, step by step; it is saved while it is made, and what it comes to is said all the while. */
export const Wizard = ({ kind, turbo, step, onStep, onCreated }: WizardProps) => {
  const draft = useSavingDraft(kind, turbo, onCreated)
  const { values, change } = draft
  const { check, isOld } = useCheck(values)
  useDraftGuard(draft)
  const { onChange, onLeave, shown } = useVisibleErrors(turbo === null, step)
  const answered = check.data?.problems ?? (check.isError ? fieldErrors(check.error) : {})
  // an unchosen listing is saved as none, so the server can't report it
  const unchosen = unchosenListing(values.listing)
  const all = unchosen === null ? answered : { ...answered, listing: unchosen }
  const problems = shown(all)
  const wizard: WizardContext = {
    values,
    change: (part) => {
      onChange()
      change(part)
    },
    check: check.data && { ...check.data, problems: all },
    problems,
    problem: (field) => problems[field],
  }
  const go = (next: Step) => {
    onLeave(next)
    onStep(next)
  }
  const at = steps.indexOf(step)
  const [before, after] = [steps[at - 1], steps[at + 1]]
  return (
    <WizardState value={wizard}>
      <PageHeader
        title={turbo === null ? 'New generation' : values.name.trim() === '' ? 'Untitled' : values.name}
      >
        {turbo !== null && <TurboStatusBadge status={turbo.status} />}
        <SaveState draft={draft} isNew={turbo === null} />
        {turbo !== null && <BackToProgress turbo={turbo} />}
      </PageHeader>
      <div className={classes.layout}>
        <StepNav step={step} wrong={errorCountByStep(problems)} onStep={go} />
        <div className="card">
          <Stack className={classes.pane} gap="lg">
            <div>
              <Title order={2} size="h3">
                {stepTitles[step]}
              </Title>
              <Text c="dimmed" size="sm" mt={4} maw={680}>
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
            <Text size="sm" c="dimmed" role="status" aria-busy={isOld} className={classes.sentence ?? ''}>
              {check.data === undefined ? '' : checkSentence(check.data)}
            </Text>
            {after === undefined ? (
              <span />
            ) : (
              <Button onClick={() => go(after)}>Next: {stepTitles[after]}</Button>
            )}
          </div>
        </div>
      </div>
    </WizardState>
  )
}
