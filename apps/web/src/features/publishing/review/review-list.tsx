import { Checkbox, Text } from '@mantine/core'
import { IconAlertTriangle, IconBulb, IconCircleCheck } from '@tabler/icons-react'
import type { PublicationReview } from '@web2/contract/publishing'
import { counted } from '../../../lib/text/counted.ts'
import { BoundedList } from './bounded-list.tsx'
import { Disclosure, GroupRow } from './group-row.tsx'
import type { ReviewedSource } from './issue-link.tsx'
import { groupsOf, restOf, type ReviewedGroup } from './review-groups.ts'
import { acceptLabel, countSentence, errorsSentence, type ReviewedAction } from './review-sentences.ts'
import classes from './review.module.css'

/** Groups that are shown at first, and added at a press. */
const groupsAtOnce = 20

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

interface GroupsProps extends Omit<ReviewListProps, 'review'> {
  readonly groups: readonly ReviewedGroup[]
}

const Groups = ({ groups, ...rest }: GroupsProps) => (
  <BoundedList
    items={groups}
    keyOf={({ message }) => message}
    step={groupsAtOnce}
    className={classes.groups}
    itemClassName={classes.group}
  >
    {(group) => <GroupRow group={group} {...rest} />}
  </BoundedList>
)

/**
 * Review of a publication. Says each problem once: errors to fix or accept, then warnings, then hints, which are
 * collapsed.
 */
export const ReviewList = ({ review, ...rest }: ReviewListProps) => {
  const { action, accepted, onAccept } = rest
  const [errors, warnings, hints] = (['error', 'warning', 'hint'] as const).map((each) =>
    groupsOf(review, each),
  )
  const { pagesWith, pagesReviewed } = review
  return (
    <section aria-label="Content check" className={classes.review}>
      <div className={classes.head}>
        <Text size="sm" fw={600}>
          Content check
        </Text>
        <Text size="xs" c="dimmed">
          {counted(pagesReviewed, 'page')} checked
        </Text>
      </div>
      {review.issues.length === 0 && (
        <Text size="sm" className={classes.clear} role="status">
          <IconCircleCheck size={18} aria-hidden /> No issues found
        </Text>
      )}
      {errors && errors.length > 0 && (
        <section aria-label="Errors" className={`${classes.box} ${classes.errors}`}>
          <Text size="sm" role="status">
            {errorsSentence(errors.length, pagesWith.error)}
          </Text>
          <Groups groups={errors} {...rest} />
          {restOf(review, 'error').map((issue) => (
            <Checkbox
              key={issue.id}
              size="sm"
              color="red"
              label={acceptLabel(action, issue)}
              description={issue.message}
              checked={accepted.includes(issue.id)}
              onChange={({ currentTarget: { checked } }) =>
                onAccept(checked ? [...accepted, issue.id] : accepted.filter((id) => id !== issue.id))
              }
            />
          ))}
        </section>
      )}
      {warnings && warnings.length > 0 && (
        <section aria-label="Warnings" className={classes.box}>
          <Text size="sm" className={classes.title}>
            <IconAlertTriangle size={18} aria-hidden className={classes.warning} />
            {countSentence(warnings.length, 'warning', pagesWith.warning)}
          </Text>
          <Groups groups={warnings} {...rest} />
        </section>
      )}
      {hints && hints.length > 0 && (
        <section aria-label="Hints" className={classes.box}>
          <Disclosure
            label={
              <span className={classes.title}>
                <IconBulb size={18} aria-hidden className={classes.hint} />
                {countSentence(hints.length, 'hint', pagesWith.hint)}
              </span>
            }
          >
            <Groups groups={hints} {...rest} />
          </Disclosure>
        </section>
      )}
    </section>
  )
}
