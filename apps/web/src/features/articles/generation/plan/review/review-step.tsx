import { Button, Group, Text, Title } from '@mantine/core'
import { IconChecks } from '@tabler/icons-react'
import { useMutation } from '@tanstack/react-query'
import {
  introductionId,
  type ArticleReview,
  type GenerationCard,
  type GenerationSource,
  type ReviewFinding,
} from '@web2/contract/articles'
import { useEffect, useRef } from 'react'
import { fieldErrors, sentenceFor } from '../../../../../lib/api/errors.ts'
import { showError, showSuccess } from '../../../../../lib/snackbar.ts'
import { counted } from '../../../../../lib/text/counted.ts'
import { showUndo } from '../../../../../ui/undo-snackbar.tsx'
import { ReferencedText } from '../referenced-text.tsx'
import { StepFrame } from '../steps/step-frame.tsx'
import { findingState, isChange, quotedParts } from './apply-finding.ts'
import { FindingCard } from './finding-card.tsx'
import { acceptFindings, dismissFinding, undoSettled, type Settled } from './settle-findings.ts'
import classes from './review.module.css'

interface ReviewStepProps {
  readonly card: GenerationCard
  /** Cards of the sections in reading order. */
  readonly sections: readonly GenerationCard[]
  readonly sources: readonly GenerationSource[]
  readonly canWrite: boolean
}

const failed = (error: unknown) => showError(Object.values(fieldErrors(error))[0] ?? sentenceFor(error))

/** Settles findings, with an undo. */
const useSettling = () => {
  const settling = useMutation({
    mutationFn: ({ act }: { readonly act: () => Promise<Settled>; readonly said: string }) => act(),
    onSuccess: (settled, { said }) => {
      if (settled.findings.length === 0)
        return showError('The sections were changed in the meantime. Review the proposed changes again.')
      showUndo(said, () => {
        undoSettled(settled).then(() => showSuccess('Change undone'), failed)
      })
    },
    onError: failed,
  })
  return settling
}

interface SectionReviewProps {
  readonly heading: string
  readonly text: string
  readonly findings: readonly ReviewFinding[]
  readonly sources: readonly GenerationSource[]
  readonly canWrite: boolean
  readonly isPending: boolean
  readonly onAccept: (finding: ReviewFinding, replacement?: string) => void
  readonly onDismiss: (finding: ReviewFinding) => void
}

/** A section with its findings: their quotes are marked in its text. */
const SectionReview = (props: SectionReviewProps) => {
  const { heading, text, findings, sources } = props
  const parts = quotedParts(text, findings)
  const marks = parts.flatMap(({ finding }) => finding ?? [])
  const markOf = (at: number) => (marks.includes(at) ? marks.indexOf(at) + 1 : null)
  return (
    <section className={`card ${classes.section}`} aria-label={heading}>
      <Title order={3} size="h5">
        {heading}
      </Title>
      <div className={classes.columns}>
        <div className={classes.text}>
          {parts.map(({ text: part, finding }, at) =>
            finding === null ? (
              <ReferencedText key={at} text={part} sources={sources} />
            ) : (
              <mark key={at} className={classes.quote}>
                <ReferencedText text={part} sources={sources} />
                <sup aria-hidden>{markOf(finding)}</sup>
              </mark>
            ),
          )}
        </div>
        <ul className={classes.findings}>
          {findings.map((finding, at) => (
            <FindingCard
              key={JSON.stringify(finding)}
              finding={finding}
              mark={markOf(at)}
              state={findingState(text, finding)}
              canWrite={props.canWrite}
              isPending={props.isPending}
              onAccept={(replacement) => props.onAccept(finding, replacement)}
              onDismiss={() => props.onDismiss(finding)}
            />
          ))}
        </ul>
      </div>
    </section>
  )
}

const Findings = ({
  card,
  sections,
  sources,
  canWrite,
  review,
}: ReviewStepProps & { readonly review: ArticleReview }) => {
  const settling = useSettling()
  const list = useRef<HTMLDivElement>(null)
  const nextFocus = useRef<number | null>(null)
  const { findings } = review
  const texts = new Map(
    sections.flatMap((each) =>
      each.type === 'paragraph' && each.section !== null ? [[each.section, each]] : [],
    ),
  )
  const places = [...new Set(findings.map(({ section }) => section))]
  const order = [...texts.keys()]
  places.sort((one, other) => order.indexOf(one) - order.indexOf(other))
  // the pressed button leaves with its finding
  useEffect(() => {
    if (nextFocus.current === null) return
    const entries = [...(list.current?.querySelectorAll('[data-finding]') ?? [])]
    const next = entries[Math.min(nextFocus.current, entries.length - 1)]
    next?.querySelector<HTMLElement>('button')?.focus()
    nextFocus.current = null
  }, [findings.length])
  const settle = (act: () => Promise<Settled>, said: string) => {
    const entries = [...(list.current?.querySelectorAll('[data-finding]') ?? [])]
    const at = entries.findIndex((entry) => entry.contains(document.activeElement))
    nextFocus.current = at < 0 ? null : at
    settling.mutate({ act, said })
  }
  const headingOf = (section: string): string => {
    if (section === introductionId) return 'Introduction'
    return texts.get(section)?.title ?? 'Removed section'
  }
  const acceptable = findings.filter(
    (finding) => isChange(finding) && findingState(texts.get(finding.section)?.text, finding) === 'open',
  )
  const changes = findings.filter(isChange)
  if (findings.length === 0)
    return (
      <div className={`card ${classes.section}`}>
        <Text size="sm" role="status">
          No proposed changes. The article is ready to read.
        </Text>
      </div>
    )
  return (
    <>
      <Group justify="space-between" gap="xs" mb="md">
        <Text size="sm" role="status">
          {changes.length === findings.length
            ? counted(changes.length, 'proposed change')
            : `${counted(findings.length, 'finding')}, ${counted(changes.length, 'proposed change')}`}
        </Text>
        {canWrite && acceptable.length > 1 && (
          <Button
            size="xs"
            variant="default"
            leftSection={<IconChecks size={16} aria-hidden />}
            loading={settling.isPending && settling.variables.said.startsWith('Accepted')}
            disabled={settling.isPending}
            onClick={() =>
              settle(
                () => acceptFindings(card, texts, acceptable),
                `Accepted ${counted(acceptable.length, 'change')}`,
              )
            }
          >
            Accept all ({acceptable.length})
          </Button>
        )}
      </Group>
      <div ref={list} className={classes.sections}>
        {places.map((section) => (
          <SectionReview
            key={section}
            heading={headingOf(section)}
            text={texts.get(section)?.text ?? ''}
            findings={findings.filter((finding) => finding.section === section)}
            sources={sources}
            canWrite={canWrite}
            isPending={settling.isPending}
            onAccept={(finding, wording) =>
              settle(() => acceptFindings(card, texts, [finding], wording), 'Change accepted')
            }
            onDismiss={(finding) => settle(() => dismissFinding(card, finding), 'Change dismissed')}
          />
        ))}
      </div>
    </>
  )
}

/** Review of a planned article: its findings, section by section. */
export const ReviewStep = (props: ReviewStepProps) => (
  <StepFrame
    step="review"
    card={props.card}
    text="Nothing changes before you accept it."
    canWrite={props.canWrite}
  >
    {(review) => <Findings {...props} review={review} />}
  </StepFrame>
)
