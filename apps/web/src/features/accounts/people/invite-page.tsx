import { Stack, Title } from '@mantine/core'
import { useQuery, queryOptions, type UseQueryResult } from '@tanstack/react-query'
import type { Invitation } from '@web2/contract/accounts'
import { useState, type ReactNode } from 'react'
import { PageHeader } from '../../../ui/page-header.tsx'
import { QueryState } from '../../../ui/query-state.tsx'
import { InvitationLink } from './invitation-link.tsx'
import { InvitationRows } from './invitation-rows.tsx'
import { InviteForm } from './invite-form.tsx'
import { MemberRows } from './member-rows.tsx'
import { invitations, memberships } from '../resources.ts'

/** Invitations of the account, newest first. */
const invitationList = queryOptions({
  queryKey: [invitations.path, 'all'],
  queryFn: async () => (await invitations.find()).data,
})

/** The people of the account, its owner first. */
const memberList = queryOptions({
  queryKey: [memberships.path, 'all'],
  queryFn: async () => (await memberships.find()).data,
})

interface PeopleProps<Row> {
  title: string
  list: UseQueryResult<Row[]>
  rows: (list: Row[]) => ReactNode
}

const People = <Row,>({ title, list, rows }: PeopleProps<Row>) => (
  <section aria-label={title}>
    <Title order={2} size="h5" mb="xs">
      {title}
    </Title>
    <QueryState query={list} of="rows" />
    {list.data !== undefined && (
      <ul className="card" style={{ listStyle: 'none', margin: 0, padding: 0 }}>
        {rows(list.data)}
      </ul>
    )}
  </section>
)

/** Who works in this account, and who is asked into it. */
export const InvitePage = () => {
  const invitations = useQuery(invitationList)
  const members = useQuery(memberList)
  const [toHandOn, setToHandOn] = useState<Invitation | null>(null)
  const forget = () => setToHandOn(null)
  return (
    <>
      <PageHeader
        title="Invite a VA"
        description="Virtual assistants (VAs) can edit listings, content, sites and campaigns. They can’t see billing, settings or API keys."
      />
      <Stack gap="xl">
        <InviteForm onInvited={setToHandOn} />
        {toHandOn?.link !== undefined && (
          <InvitationLink invitation={{ ...toHandOn, link: toHandOn.link }} onClose={forget} />
        )}
        {invitations.data?.length !== 0 && (
          <People
            title="Invitations"
            list={invitations}
            rows={(list) => (
              <InvitationRows
                list={list}
                onInvited={setToHandOn}
                onRevoked={(id) => {
                  if (toHandOn?._id === id) forget()
                }}
              />
            )}
          />
        )}
        <People title="Members" list={members} rows={(list) => <MemberRows list={list} />} />
      </Stack>
    </>
  )
}
