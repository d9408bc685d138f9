import { Text } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import type { LeadTotals } from '@web2/contract/leads'
import { useMemo } from 'react'
import type { ListColumn } from '../../../ui/data-list/list-column.ts'
import { TextLink } from '../../../ui/links.tsx'
import { counted } from '../../../lib/text/counted.ts'
import { leadsOf, leadTotals } from '../leads-api.ts'
import { formatValues } from '../money.ts'

type By = 'site' | 'campaign'

const inWords = ({ leads, value }: LeadTotals): string =>
  [counted(leads, 'lead'), formatValues(value)].filter((text) => text !== '').join(' · ')

const columnOf = (by: By, totals: readonly LeadTotals[]): ListColumn<{ readonly _id: string }> => {
  const byId = new Map(totals.map((each) => [each.of, each]))
  return {
    key: 'leads',
    title: 'Leads',
    text: ({ _id }) => {
      const each = byId.get(_id)
      return each === undefined ? '' : inWords(each)
    },
    render: ({ _id }) => {
      const each = byId.get(_id)
      if (each === undefined) return null
      const value = formatValues(each.value)
      return (
        <div>
          <TextLink to="/leads" search={leadsOf(by, _id)} size="sm">
            {counted(each.leads, 'lead')}
          </TextLink>
          {value !== '' && (
            <Text size="xs" c="dimmed">
              {value} won
            </Text>
          )}
        </div>
      )
    },
  }
}

const none: readonly LeadTotals[] = []

/** Returns a column with the leads of each site or campaign. */
export const useLeadsColumn = (by: By): ListColumn<{ readonly _id: string }> => {
  const { data: totals = none } = useQuery(leadTotals(by))
  return useMemo(() => columnOf(by, totals), [by, totals])
}
