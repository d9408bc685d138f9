import { Table, Text } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { TextLink } from '../../../ui/links.tsx'
import { LeadCard } from '../lead-card.tsx'
import { leadsOf, leadTotals } from '../leads-api.ts'
import { formatValues } from '../money.ts'
import classes from './totals.module.css'

const shown = (count: number): string => count.toLocaleString('en')

/** Leads of a site page by page; renders nothing without any. */
export const LeadsByPage = ({ siteId }: { readonly siteId: string }) => {
  const totals = useQuery(leadTotals('page', { siteId })).data ?? []
  if (totals.length === 0) return null
  return (
    <LeadCard title="Leads by page" className={classes.byPage}>
      <Table.ScrollContainer minWidth={360}>
        <Table verticalSpacing="xs">
          <Table.Thead>
            <Table.Tr>
              <Table.Th>Page</Table.Th>
              <Table.Th ta="right">Leads</Table.Th>
              <Table.Th ta="right">Won</Table.Th>
              <Table.Th ta="right">Value</Table.Th>
            </Table.Tr>
          </Table.Thead>
          <Table.Tbody>
            {totals.map(({ of, name, leads, won, value }) => (
              <Table.Tr key={of ?? 'other'}>
                <Table.Td className={classes.name}>
                  {of === null ? (
                    <Text size="sm">{name === '' ? 'Unknown' : name}</Text>
                  ) : (
                    <TextLink to="/leads" search={leadsOf('page', of)} size="sm">
                      {name}
                    </TextLink>
                  )}
                </Table.Td>
                <Table.Td ta="right">{shown(leads)}</Table.Td>
                <Table.Td ta="right">{shown(won)}</Table.Td>
                <Table.Td ta="right">{formatValues(value)}</Table.Td>
              </Table.Tr>
            ))}
          </Table.Tbody>
        </Table>
      </Table.ScrollContainer>
    </LeadCard>
  )
}
