import { Checkbox, UnstyledButton } from '@mantine/core'
import { IconChevronRight } from '@tabler/icons-react'
import { useId, useState, type ReactNode } from 'react'
import { counted } from '../../../lib/text/counted.ts'
import { IssueLink, type ReviewedSource } from './issue-link.tsx'
import { IssuePlaces } from './issue-places.tsx'
import type { ReviewedGroup } from './review-groups.ts'
import { acceptGroupLabel, placeName, type ReviewedAction } from './review-sentences.ts'
import classes from './review.module.css'

interface DisclosureProps {
  readonly label: ReactNode
  readonly className?: string | undefined
  readonly children: ReactNode
}

/** Button that shows and hides what belongs to its label. */
export const Disclosure = ({ label, className, children }: DisclosureProps) => {
  const [isOpen, setOpen] = useState(false)
  const id = useId()
  return (
    <>
      <UnstyledButton
        type="button"
        className={`${classes.disclosure} ${className ?? ''}`}
        aria-expanded={isOpen}
        aria-controls={id}
        onClick={() => setOpen(!isOpen)}
      >
        <IconChevronRight size={16} aria-hidden className={classes.chevron} />
        {label}
      </UnstyledButton>
      <div id={id} hidden={!isOpen} className={classes.disclosed}>
        {isOpen && children}
      </div>
    </>
  )
}

interface GroupRowProps {
  readonly group: ReviewedGroup
  readonly action: ReviewedAction
  readonly source: ReviewedSource
  /** Errors that are accepted by their ids. */
  readonly accepted: readonly string[]
  readonly onAccept: (accepted: readonly string[]) => void
  readonly onLeave: () => void
}

/** Says once what is wrong, and where: on one page with a link, on several as a button that lists them. */
export const GroupRow = ({ group, action, source, accepted, onAccept, onLeave }: GroupRowProps) => {
  const { severity, message, pages, listed } = group
  const [first] = listed
  const where = `on ${counted(pages, 'page')}`
  const places = <IssuePlaces group={group} source={source} onLeave={onLeave} />
  if (severity === 'error' && first) {
    const ids = listed.map(({ id }) => id)
    const acceptedHere = ids.filter((id) => accepted.includes(id)).length
    const isAccepted = acceptedHere === ids.length
    return (
      <>
        <div className={classes.row}>
          <Checkbox
            size="sm"
            color="red"
            label={acceptGroupLabel(action, group)}
            description={message}
            checked={isAccepted}
            indeterminate={acceptedHere > 0 && !isAccepted}
            onChange={({ currentTarget: { checked } }) =>
              onAccept([...accepted.filter((id) => !ids.includes(id)), ...(checked ? ids : [])])
            }
          />
          {listed.length === 1 && <IssueLink issue={first} source={source} onLeave={onLeave} />}
        </div>
        {listed.length > 1 && (
          <div className={classes.underCheckbox}>
            <Disclosure label={<span>{counted(pages, 'page')}</span>}>{places}</Disclosure>
          </div>
        )}
      </>
    )
  }
  if (first && listed.length > 1)
    return (
      <Disclosure
        label={
          <span className={classes.message}>
            {message} <span className={classes.where}>{where}</span>
          </span>
        }
      >
        {places}
      </Disclosure>
    )
  return (
    <div className={classes.row}>
      <span className={classes.message}>
        {message}{' '}
        <span className={classes.where}>{first && pages === 1 ? `on ${placeName(first)}` : where}</span>
      </span>
      {first && <IssueLink issue={first} source={source} onLeave={onLeave} />}
    </div>
  )
}
