import { Text } from '@mantine/core'
import type { PublicationIssue } from '@web2/contract/publishing'
import { counted } from '../../../lib/text/counted.ts'
import { BoundedList } from './bounded-list.tsx'
import { IssueLink, type ReviewedSource } from './issue-link.tsx'
import { byPlace, pagesNotListed, type ReviewedGroup } from './review-groups.ts'
import classes from './review.module.css'

/** Pages of a group that are shown at first. */
const placesAtOnce = 10

interface IssuePlacesProps {
  readonly group: ReviewedGroup
  readonly source: ReviewedSource
  /** Called when a link leads away from the dialog. */
  readonly onLeave: () => void
}

const quotedWords = ({ words }: PublicationIssue): string | undefined => words && `“${words}”`

/** Pages of a group of issues, each with a link to every block. */
export const IssuePlaces = ({ group, source, onLeave }: IssuePlacesProps) => {
  const link = (issue: PublicationIssue) => <IssueLink issue={issue} source={source} onLeave={onLeave} />
  const more = pagesNotListed(group)
  return (
    <>
      <BoundedList
        items={byPlace(group.listed)}
        keyOf={({ issues }) => issues[0]?.id ?? ''}
        step={placesAtOnce}
        className={classes.places}
      >
        {({ name, issues: [first, ...others] }) =>
          first && others.length === 0 ? (
            <div className={classes.place}>
              <span>
                {name}
                {quotedWords(first) && <span className={classes.words}> {quotedWords(first)}</span>}
              </span>
              {link(first)}
            </div>
          ) : (
            <>
              {name}
              <BoundedList
                items={first ? [first, ...others] : []}
                keyOf={({ id }) => id}
                step={placesAtOnce}
                className={classes.blocks}
              >
                {(issue) => (
                  <div className={classes.place}>
                    <span className={classes.words}>
                      {quotedWords(issue) ?? `Block ${[first, ...others].indexOf(issue) + 1}`}
                    </span>
                    {link(issue)}
                  </div>
                )}
              </BoundedList>
            </>
          )
        }
      </BoundedList>
      {more > 0 && (
        <Text size="xs" c="dimmed">
          And {counted(more, 'more page')}. Fix the listed ones, then check again to see the rest.
        </Text>
      )}
    </>
  )
}
