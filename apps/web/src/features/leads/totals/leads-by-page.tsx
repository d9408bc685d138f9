import { Group, Table, Text } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import type { LeadTotals } from '@web2/contract/leads'
import { useNarrowScreen } from '../../../lib/browser/use-narrow-screen.ts'
import { TextLink } from '../../../ui/links.tsx'
import { LeadCard } from '../lead-card.tsx'
import { leadsOf, leadTotals } from '../leads-api.ts'
import { unknown } from '../lead-words.ts'
import { formatValues } from '../money.ts'
import { joined, leadsAndCalls } from './totals-words.ts'
import classes from './totals.module.css'

const shown = (count: number): string => count.toLocaleString('en')

const PageName = ({ of, name, leads }: LeadTotals) =>
  of === null || leads === 0 ? (
    <Text size="sm">{name === '' ? unknown : name}</Text>
  ) : (
    <TextLink to="/leads" search={leadsOf('page', of)} size="sm">
      {name}
    </TextLink>
  )

interface PagesProps {
  readonly pages: readonly LeadTotals[]
}

const Lines = ({ pages }: PagesProps) => (
  <ul className={classes.lines}>
    {pages.map((page) => {
      const won = joined(page.won > 0 ? `${shown(page.won)} won` : '', formatValues(page.value))
      return (
        <li key={page.of ?? 'other'}>
          <Group justify="space-between" gap="sm" wrap="nowrap" align="baseline">
            <div className={classes.name}>
              <PageName {...page} />
            </div>
            <Text size="sm" miw="max-content">
              {leadsAndCalls(page)}
            </Text>
          </Group>
          {won !== '' && (
            <Text size="xs" c="dimmed">
              {won}
            </Text>
          )}
        </li>
      )
    })}
  </ul>
)

const haveCalls = (pages: readonly LeadTotals[]) => pages.some(({ calls }) => calls > 0)

const PageTable = ({ pages }: PagesProps) => {
  const hasCalls = haveCalls(pages)
  return (
    <Table verticalSpacing="xs" className={classes.table ?? ''}>
      <Table.Thead>
        <Table.Tr>
          <Table.Th>Page</Table.Th>
          <Table.Th ta="right">Leads</Table.Th>
          {hasCalls && <Table.Th ta="right">Calls</Table.Th>}
          <Table.Th ta="right">Won</Table.Th>
          <Table.Th ta="right">Value</Table.Th>
        </Table.Tr>
      </Table.Thead>
      <Table.Tbody>
        {pages.map((page) => (
          <Table.Tr key={page.of ?? 'other'}>
            <Table.Td className={classes.name}>
              <PageName {...page} />
            </Table.Td>
            <Table.Td ta="right">{shown(page.leads)}</Table.Td>
            {hasCalls && <Table.Td ta="right">{shown(page.calls)}</Table.Td>}
            <Table.Td ta="right">{shown(page.won)}</Table.Td>
            <Table.Td ta="right">{formatValues(page.value)}</Table.Td>
          </Table.Tr>
        ))}
      </Table.Tbody>
    </Table>
  )
}

/** Leads and calls of a site page by page; renders nothing without any. */
export const LeadsByPage = ({ siteId }: { readonly siteId: string }) => {
  const isNarrow = useNarrowScreen()
  const pages = useQuery(leadTotals('page', { siteId })).data ?? []
  if (pages.length === 0) return null
  return (
    <LeadCard
      title={haveCalls(pages) ? 'Leads and calls by page' : 'Leads by page'}
      className={classes.byPage}
    >
      {isNarrow ? <Lines pages={pages} /> : <PageTable pages={pages} />}
    </LeadCard>
  )
}
