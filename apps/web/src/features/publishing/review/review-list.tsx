import { Checkbox, Stack, Text } from '@mantine/core'
import { IconCircleCheck } from '@tabler/icons-react'
import type { PublicationIssue, PublicationReview } from '@web2/contract/publishing'
import { IssueLink, type ReviewedSource } from './issue-link.tsx'
import { acceptLabel, byPlace, reviewSummary, type ReviewedAction } from './review-sentences.ts'
import classes from './review.module.css'
import { counted } from '../../../lib/text/counted.ts'

interface ReviewListProps {
  readonly review: PublicationReview
  readonly action: ReviewedAction
  readonly source: ReviewedSource
  /** Errors that are accepted by their ids. */
  readonly accepted: readonly string[]
  readonly onAccept: (accepted: readonly string[]) => void
  /** Called when a link leads away from the dialog. */
  readonly onLeave: () => void
}

interface IssuesProps extends Omit<ReviewListProps, 'review'> {
  readonly issues: readonly PublicationIssue[]
}

const Issues = ({ issues, action, source, accepted, onAccept, onLeave }: IssuesProps) =>
  byPlace(issues).map((place) => (
    <section key={place.name + (place.issues[0]?.id ?? '')} aria-label={place.name}>
      <Text size="sm" fw={600} className={classes.name}>
        {place.name}
      </Text>
      <Stack gap={6} component="ul" className={classes.issues}>
        {place.issues.map((issue) => (
          <li key={issue.id} className={classes.issue}>
            {issue.severity === 'error' ? (
              <Checkbox
                size="sm"
                color="red"
                label={acceptLabel(action, issue)}
                description={issue.message}
                checked={accepted.includes(issue.id)}
                onChange={({ currentTarget: { checked } }) =>
                  onAccept(checked ? [...accepted, issue.id] : accepted.filter((id) => id !== issue.id))
                }
              />
            ) : (
              <Text size="sm">{issue.message}</Text>
            )}
            <IssueLink issue={issue} source={source} onLeave={onLeave} />
          </li>
        ))}
      </Stack>
    </section>
  ))

const warningsSentence = (count: number): string => counted(count, 'warning')

/** Review of a publication: errors to fix or accept one by one, and collapsed warnings. */
export const ReviewList = ({ review, ...rest }: ReviewListProps) => {
  const errors = review.issues.filter(({ severity }) => severity === 'error')
  const warnings = review.issues.filter(({ severity }) => severity === 'warning')
  return (
    <section aria-label="Content check" className={classes.review}>
      <Text size="sm" fw={600}>
        Content check
      </Text>
      {review.issues.length === 0 && (
        <Text size="sm" className={classes.clear} role="status">
          <IconCircleCheck size={18} aria-hidden /> {reviewSummary(review)}
        </Text>
      )}
      {errors.length > 0 && (
        <div className={classes.errors}>
          <Text size="sm" role="status">
            {review.errors === 1
              ? 'Visitors would see 1 error. Fix it, or select it to continue anyway.'
              : `Visitors would see ${review.errors.toLocaleString('en-US')} errors. Fix them, or select each one to continue anyway.`}
          </Text>
          <Issues issues={errors} {...rest} />
        </div>
      )}
      {warnings.length > 0 && (
        <details className={classes.warnings}>
          <summary>{warningsSentence(review.warnings)}</summary>
          <Issues issues={warnings} {...rest} />
        </details>
      )}
    </section>
  )
}
