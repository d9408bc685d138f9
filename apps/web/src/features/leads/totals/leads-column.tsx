import { Group, Text } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import type { LeadTotals } from '@web2/contract/leads'
import { use, useMemo } from 'react'
import type { ListColumn } from '../../../ui/data-list/list-column.ts'
import { InCard } from '../../../ui/data-list/row-actions.tsx'
import { TextLink } from '../../../ui/links.tsx'
import { counted } from '../../../lib/text/counted.ts'
import { leadsOf, leadTotals } from '../leads-api.ts'
import { callsOf, joined, leadsAndCalls, valueWon } from './totals-words.ts'

type By = 'site' | 'campaign'

/** Leads with a link to them, and calls; the value below, or beside them in a card. */
const LeadsCell = ({
  by,
  id,
  totals,
}: {
  readonly by: By
  readonly id: string
  readonly totals: LeadTotals
}) => {
  const isInCard = use(InCard)
  const calls = callsOf(totals)
  const value = valueWon(totals)
  const more = joined(calls, isInCard ? value : '')
  return (
    <div>
      <Group gap={4} wrap="nowrap">
        {totals.leads > 0 && (
          <TextLink to="/leads" search={leadsOf(by, id)} size="sm">
            {counted(totals.leads, 'lead')}
          </TextLink>
        )}
        {more !== '' && <span>{totals.leads > 0 ? `· ${more}` : more}</span>}
      </Group>
      {!isInCard && value !== '' && (
        <Text size="xs" c="dimmed">
          {value}
        </Text>
      )}
    </div>
  )
}

const columnOf = (by: By, totals: readonly LeadTotals[]): ListColumn<{ readonly _id: string }> => {
  const byId = new Map(totals.map((each) => [each.of, each]))
  return {
    key: 'leads',
    title: 'Leads',
    addedLater: true,
    text: ({ _id }) => {
      const each = byId.get(_id)
      return each === undefined ? '' : joined(leadsAndCalls(each), valueWon(each))
    },
    render: ({ _id }) => {
      const each = byId.get(_id)
      return each === undefined ? null : <LeadsCell by={by} id={_id} totals={each} />
    },
  }
}

const none: readonly LeadTotals[] = []

/** Returns a column with the leads and calls of each site or campaign. */
export const useLeadsColumn = (by: By): ListColumn<{ readonly _id: string }> => {
  const { data: totals = none } = useQuery(leadTotals(by))
  return useMemo(() => columnOf(by, totals), [by, totals])
}
