import { Anchor, Stack, Table, Text, Title } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { formatMoment } from '../../lib/dates.ts'
import { QueryState } from '../../ui/query-state.tsx'
import { ownInvoices } from './billing-api.ts'
import { formatMoney } from './billing-texts.ts'

const outside = { target: '_blank', rel: 'noopener noreferrer' }

/** The latest bills, as the payment service has them. */
export const InvoicesCard = () => {
  const list = useQuery(ownInvoices)
  return (
    <Stack gap="sm" p="lg" className="card" component="section" aria-labelledby="invoices">
      <Title order={2} size="h5" id="invoices">
        Invoices
      </Title>
      <QueryState query={list} of="rows" />
      {list.data?.data.length === 0 && (
        <Text size="sm" c="dimmed">
          No invoices yet
        </Text>
      )}
      {list.data !== undefined && list.data.data.length > 0 && (
        <Table.ScrollContainer minWidth={420} scrollAreaProps={{ viewportProps: { tabIndex: 0 } }}>
          <Table>
            <Table.Thead>
              <Table.Tr>
                <Table.Th>Number</Table.Th>
                <Table.Th>Date</Table.Th>
                <Table.Th>Status</Table.Th>
                <Table.Th ta="right">Amount</Table.Th>
                <Table.Th>File</Table.Th>
              </Table.Tr>
            </Table.Thead>
            <Table.Tbody>
              {list.data.data.map(({ _id, number, createdAt, status, cents, currency, url, pdfUrl }) => (
                <Table.Tr key={_id}>
                  <Table.Td>
                    {url === '' ? (
                      number || 'Draft'
                    ) : (
                      <Anchor href={url} {...outside}>
                        {number || 'Draft'}
                      </Anchor>
                    )}
                  </Table.Td>
                  <Table.Td>{formatMoment(createdAt)}</Table.Td>
                  <Table.Td>{status}</Table.Td>
                  <Table.Td ta="right">{formatMoney(cents, currency)}</Table.Td>
                  <Table.Td>
                    {pdfUrl !== '' && (
                      <Anchor href={pdfUrl} {...outside} aria-label={`Invoice ${number} as PDF`}>
                        PDF
                      </Anchor>
                    )}
                  </Table.Td>
                </Table.Tr>
              ))}
            </Table.Tbody>
          </Table>
        </Table.ScrollContainer>
      )}
    </Stack>
  )
}
