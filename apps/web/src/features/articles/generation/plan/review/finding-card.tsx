import { Badge, Button, Group, Text, Textarea } from '@mantine/core'
import { IconCheck, IconPencil, IconX } from '@tabler/icons-react'
import type { ReviewFinding, ReviewKind } from '@web2/contract/articles'
import { useMemo, useState } from 'react'
import { compared, type Stretch } from '../../../generated-text/text-difference.ts'
import type { FindingState } from './apply-finding.ts'
import classes from './review.module.css'

const kinds: Readonly<Record<ReviewKind, string>> = {
  repetition: 'Repetition',
  unsupported: 'Unsupported claim',
  'missing-fact': 'Missing fact',
  filler: 'Filler',
  overused: 'Overused phrase',
  contact: 'Contact details',
  'avoided-word': 'Word to avoid',
  superlative: 'Superlative',
  'invented-quote': 'Invented quote',
  'foreign-link': 'Link to another site',
  'off-topic': 'Off topic',
}

const Marked = ({ parts, as: Mark }: { readonly parts: readonly Stretch[]; readonly as: 'del' | 'ins' }) =>
  parts.map(({ text, isOwn }, at) =>
    isOwn ? (
      <Mark key={at} className={classes[Mark]}>
        {text}
      </Mark>
    ) : (
      <span key={at}>{text}</span>
    ),
  )

/** The proposed change, word by word. */
const Difference = ({ quote, replacement }: { readonly quote: string; readonly replacement: string }) => {
  const { left, right } = useMemo(() => compared(quote, replacement), [quote, replacement])
  return (
    <div className={classes.difference}>
      {quote !== '' && (
        <p>
          <span className="visually-hidden">Now: </span>
          <Marked parts={left} as="del" />
        </p>
      )}
      {replacement !== '' && (
        <p>
          <span className="visually-hidden">Proposed: </span>
          <Marked parts={right} as="ins" />
        </p>
      )}
    </div>
  )
}

const actionOf = ({ quote, replacement }: ReviewFinding): string => {
  if (replacement === null) return 'Edit this passage, or dismiss it if it is correct:'
  if (quote === '') return 'Add to the end of the section:'
  return replacement === '' ? 'Remove:' : 'Replace:'
}

const past: Readonly<Record<Exclude<FindingState, 'open'>, string>> = {
  applied: 'Already in the text',
  changed: 'Changed since',
}

interface FindingCardProps {
  readonly finding: ReviewFinding
  /** Number of its mark in the section's text; null if the text has none. */
  readonly mark: number | null
  readonly state: FindingState
  readonly canWrite: boolean
  readonly isPending: boolean
  /** `replacement`: the user's own words. */
  readonly onAccept: (replacement?: string) => void
  readonly onDismiss: () => void
}

/** A finding of the review: the problem and its proposed change, to accept, edit or dismiss. */
export const FindingCard = (props: FindingCardProps) => {
  const { finding, mark, state, canWrite, isPending, onAccept, onDismiss } = props
  const { kind, problem, quote, replacement } = finding
  const [own, setOwn] = useState<string | null>(null)
  const isOpen = state === 'open'
  const accept = (
    <Button
      size="xs"
      leftSection={<IconCheck size={16} aria-hidden />}
      disabled={isPending}
      onClick={() => onAccept(own ?? undefined)}
    >
      Accept
    </Button>
  )
  return (
    <li className={classes.finding} data-finding="" data-state={state} aria-label={problem}>
      <Group gap="xs">
        {mark !== null && <span className={classes.number}>{mark}</span>}
        <Badge variant="light" color="yellow" tt="none" fw={600} miw="max-content">
          {kinds[kind]}
        </Badge>
        {!isOpen && (
          <Badge variant="default" tt="none" fw={600} miw="max-content">
            {past[state]}
          </Badge>
        )}
      </Group>
      <Text size="sm" style={{ overflowWrap: 'anywhere' }}>
        {problem}
      </Text>
      {own === null ? (
        <>
          <Text size="xs" c="dimmed">
            {actionOf(finding)}
          </Text>
          {replacement === null ? (
            <div className={classes.difference}>
              <p>{quote}</p>
            </div>
          ) : (
            <Difference quote={quote} replacement={replacement} />
          )}
        </>
      ) : (
        <Textarea
          label={quote === '' ? 'Text to add' : 'New text'}
          description={quote === '' ? undefined : 'Leave empty to remove the passage'}
          autosize
          minRows={2}
          maxRows={12}
          maxLength={4_000}
          data-autofocus
          value={own}
          onChange={(event) => setOwn(event.currentTarget.value)}
        />
      )}
      {canWrite && (
        <Group gap="xs">
          {own !== null ? (
            <>
              {accept}
              <Button size="xs" variant="default" onClick={() => setOwn(null)}>
                Cancel
              </Button>
            </>
          ) : (
            <>
              {isOpen && replacement !== null && accept}
              {isOpen && (
                <Button
                  size="xs"
                  variant="default"
                  leftSection={<IconPencil size={16} aria-hidden />}
                  disabled={isPending}
                  onClick={() => setOwn(replacement ?? quote)}
                >
                  Edit
                </Button>
              )}
              <Button
                size="xs"
                variant="default"
                leftSection={<IconX size={16} aria-hidden />}
                disabled={isPending}
                onClick={onDismiss}
              >
                Dismiss
              </Button>
            </>
          )}
        </Group>
      )}
    </li>
  )
}
