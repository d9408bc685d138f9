import { Button } from '@mantine/core'
import { useMediaQuery } from '@mantine/hooks'
import { useQuery } from '@tanstack/react-query'
import { useNavigate, useParams } from '@tanstack/react-router'
import { IconPhone, IconTrash } from '@tabler/icons-react'
import type { Lead } from '@web2/contract/leads'
import { useEffect, useRef } from 'react'
import { useCan } from '../../../lib/session/use-user.ts'
import { RecordPlaceholder } from '../../../ui/missing-record.tsx'
import { PageHeader } from '../../../ui/page-header.tsx'
import { dialable, leadName } from '../lead-words.ts'
import { leadRecord } from '../leads-api.ts'
import { markRead } from '../resources.ts'
import { refreshLeads, useLeadRemoval, useStatusChange } from '../use-lead-changes.ts'
import { ConsentCard } from './consent-card.tsx'
import { ContactCard } from './contact-card.tsx'
import { EntriesCard } from './entries-card.tsx'
import { FilesCard } from './files-card.tsx'
import { HandlingCard } from './handling-card.tsx'
import { HistoryCard } from './history-card.tsx'
import { OriginCard } from './origin-card.tsx'
import { SpamNote } from './spam-note.tsx'
import classes from './lead-page.module.css'

/** A new lead that is opened counts as read; set back to new by hand, it stays new. */
const useMarkedRead = ({ _id, status }: Lead, canWrite: boolean) => {
  const marked = useRef<string | null>(null)
  useEffect(() => {
    if (!canWrite || marked.current === _id) return
    marked.current = _id
    // after a failure the lead stays new until it is opened again
    if (status === 'new') void markRead(_id).then(refreshLeads, () => undefined)
  }, [_id, status, canWrite])
}

/** The parts of the page: in two columns, or one below the other with the most useful first. */
const Cards = ({ lead }: { readonly lead: Lead }) => {
  const isNarrow = useMediaQuery('(max-width: 62em)', false, { getInitialValueInEffect: false })
  const entries = (
    <>
      <EntriesCard lead={lead} />
      {lead.files.length > 0 && <FilesCard files={lead.files} />}
    </>
  )
  const handling = (
    <>
      <HandlingCard lead={lead} />
      <ContactCard lead={lead} />
    </>
  )
  const origin = (
    <>
      <OriginCard lead={lead} />
      {lead.consent !== null && <ConsentCard consent={lead.consent} />}
    </>
  )
  const history = <HistoryCard lead={lead} />
  if (isNarrow)
    return (
      <div className={classes.column}>
        {entries}
        {handling}
        {history}
        {origin}
      </div>
    )
  return (
    <div className={classes.page}>
      <div className={classes.column}>
        {entries}
        {history}
      </div>
      <div className={classes.column}>
        {handling}
        {origin}
      </div>
    </div>
  )
}

const LeadView = ({ lead }: { readonly lead: Lead }) => {
  const canWrite = useCan('content:write')
  const navigate = useNavigate()
  const remove = useLeadRemoval()
  const change = useStatusChange()
  useMarkedRead(lead, canWrite)
  const number = dialable(lead.phone)
  return (
    <>
      <PageHeader
        title={leadName(lead)}
        description={[lead.siteName, lead.pageName].filter((name) => name !== '').join(' · ')}
      >
        {number !== null && (
          <Button
            component="a"
            href={`tel:${number}`}
            variant="default"
            leftSection={<IconPhone size={18} aria-hidden />}
          >
            Call
          </Button>
        )}
        {canWrite && (
          <Button
            variant="default"
            leftSection={<IconTrash size={18} aria-hidden />}
            onClick={() => remove([lead], () => void navigate({ to: '/leads' }))}
          >
            Delete
          </Button>
        )}
      </PageHeader>
      {lead.status === 'spam' && (
        <SpamNote
          lead={lead}
          release={canWrite ? () => change.set([lead], 'new') : undefined}
          isPending={change.isPending}
        />
      )}
      <Cards lead={lead} />
    </>
  )
}

/** /leads/:id: one lead with its history. */
export const LeadPage = () => {
  const { id } = useParams({ from: '/default/leads/$id' })
  const record = useQuery(leadRecord(id))
  return record.data === undefined ? <RecordPlaceholder record={record} /> : <LeadView lead={record.data} />
}
