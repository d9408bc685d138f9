import type { Lead } from '@web2/contract/leads'
import { formatMoment, formatShortMoment } from '../../../lib/dates.ts'
import { use } from 'react'
import type { ListColumn } from '../../../ui/data-list/list-column.ts'
import { NameLink } from '../../../ui/data-list/name-link.tsx'
import { InCard } from '../../../ui/data-list/row-actions.tsx'
import { leadName, memberName } from '../lead-words.ts'
import { LeadStatusBadge, leadStatusLabel } from '../lead-status.tsx'
import { leadValue } from '../money.ts'
import classes from './lead-list.module.css'

type Choice = { readonly value: string; readonly label: string }

/** Names that the columns show, and what they can be narrowed by. */
export interface LeadNames {
  readonly sites: readonly Choice[]
  readonly pages: readonly Choice[]
  readonly campaigns: readonly Choice[]
  readonly listings: ReadonlyMap<string, string>
  /** Names of members by the id of their user. */
  readonly members: ReadonlyMap<string, string>
}

const choices = (named: ReadonlyMap<string, string>): Choice[] =>
  [...named].map(([value, label]) => ({ value, label }))

/** Two lines in a table; one in a card, where its title is at the left of it. */
const Lines = ({ main, below }: { readonly main: string; readonly below: string }) => {
  const text = [main, below].filter((line) => line !== '').join(' · ')
  if (use(InCard)) return <span title={text}>{text}</span>
  return (
    <div>
      <span title={main} className={classes.line}>
        {main}
      </span>
      {below !== '' && (
        <span title={below} className={`${classes.line} ${classes.minor}`}>
          {below}
        </span>
      )}
    </div>
  )
}

/** Returns the columns of the inbox. */
export const leadColumns = (names: LeadNames): readonly ListColumn<Lead>[] => {
  const member = (id: string | null) => (id === null ? '' : memberName(names.members, id))
  const campaign = (id: string | null) => names.campaigns.find(({ value }) => value === id)?.label ?? ''
  const listing = (id: string | null) => (id === null ? '' : (names.listings.get(id) ?? ''))
  return [
    {
      key: 'name',
      title: 'Name',
      sortable: true,
      fixed: true,
      filter: { kind: 'text' },
      text: leadName,
      render: (lead) => (
        <NameLink
          to="/leads/$id"
          params={{ id: lead._id }}
          name={leadName(lead)}
          maw="18ch"
          fw={lead.status === 'new' ? 700 : 500}
          dir="auto"
          data-lead={lead._id}
        />
      ),
    },
    {
      key: 'message',
      title: 'Message',
      text: ({ message }) => message,
      render: ({ message }) =>
        message.trim() === '' ? (
          <span className={`${classes.message} ${classes.none}`}>No message</span>
        ) : (
          <span className={classes.message} dir="auto" title={message.slice(0, 500)}>
            {message}
          </span>
        ),
    },
    {
      key: 'siteId',
      title: 'Site',
      filter: { kind: 'choice', choices: names.sites },
      text: ({ siteName }) => siteName,
      render: ({ siteName, pageName }) => <Lines main={siteName} below={pageName} />,
    },
    {
      key: 'createdAt',
      title: 'Received',
      sortable: true,
      filter: { kind: 'day' },
      text: ({ createdAt }) => formatShortMoment(createdAt),
      render: ({ createdAt }) => (
        <time dateTime={createdAt} title={formatMoment(createdAt)}>
          {formatShortMoment(createdAt)}
        </time>
      ),
    },
    {
      key: 'assignedTo',
      title: 'Assigned',
      filter: { kind: 'choice', choices: choices(names.members) },
      text: ({ assignedTo }) => member(assignedTo),
    },
    {
      key: 'status',
      title: 'Status',
      sortable: true,
      text: ({ status }) => leadStatusLabel(status),
      render: (lead) => (
        <>
          <LeadStatusBadge status={lead.status} />
          {leadValue(lead) !== '' && (
            <span className={`${classes.value} ${classes.minor}`}>{leadValue(lead)}</span>
          )}
        </>
      ),
    },
    { key: 'value', title: 'Value', sortable: true, hiddenAtFirst: true, text: leadValue },
    { key: 'email', title: 'Email', hiddenAtFirst: true, text: ({ email }) => email },
    { key: 'phone', title: 'Phone', hiddenAtFirst: true, text: ({ phone }) => phone },
    {
      key: 'pageId',
      title: 'Page',
      hiddenAtFirst: true,
      filter: { kind: 'choice', choices: names.pages },
      text: ({ pageName }) => pageName,
    },
    {
      key: 'napId',
      title: 'Business listing',
      hiddenAtFirst: true,
      filter: { kind: 'choice', choices: choices(names.listings) },
      text: ({ napId }) => listing(napId),
    },
    {
      key: 'campaignId',
      title: 'Campaign',
      hiddenAtFirst: true,
      filter: { kind: 'choice', choices: names.campaigns },
      text: ({ campaignId }) => campaign(campaignId),
    },
  ]
}
