import { Anchor, Group, Stack, Table, Text, Title } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import type { Invoice } from '@web2/contract/billing'
import { useNarrowScreen } from '../../lib/browser/use-narrow-screen.ts'
import { formatDate } from '../../lib/dates.ts'
import { QueryState } from '../../ui/query-state.tsx'
import { StatusBadge, type StatusLook } from '../../ui/status-badge.tsx'
import { ownInvoices } from './billing-api.ts'
import classes from './billing-page.module.css'
import { formatMoney } from './billing-texts.ts'

const outside = { target: '_blank', rel: 'noopener noreferrer', size: 'sm' } as const

/** Statuses of the payment service; one that it adds is shown by its own name. */
const looks: Readonly<Record<string, StatusLook>> = {
  draft: { label: 'Draft', color: 'gray' },
  open: { label: 'Open', color: 'yellow' },
  paid: { label: 'Paid', color: 'harbour' },
  uncollectible: { label: 'Uncollectible', color: 'red' },
  void: { label: 'Void', color: 'gray' },
}

const InvoiceNumber = ({ invoice: { number, url } }: { invoice: Invoice }) =>
  url === '' ? (
    number || 'Draft'
  ) : (
    <Anchor href={url} {...outside}>
      {number || 'Draft'}
    </Anchor>
  )

const InvoiceStatus = ({ invoice: { status } }: { invoice: Invoice }) => (
  <StatusBadge {...(looks[status] ?? { label: status, color: 'gray' })} />
)

const InvoiceFile = ({ invoice: { number, pdfUrl } }: { invoice: Invoice }) =>
  pdfUrl !== '' && (
    <Anchor href={pdfUrl} {...outside} aria-label={`Invoice ${number} as PDF`}>
      PDF
    </Anchor>
  )

const InvoiceTable = ({ invoices }: { invoices: readonly Invoice[] }) => (
  <Table>
    <Table.Thead>
      <Table.Tr>
        <Table.Th>Number</Table.Th>
        <Table.Th>Date</Table.Th>
        <Table.Th>Status</Table.Th>
        <Table.Th ta="right">Amount</Table.Th>
        <Table.Th ta="right">File</Table.Th>
      </Table.Tr>
    </Table.Thead>
    <Table.Tbody>
      {invoices.map((invoice) => (
        <Table.Tr key={invoice._id}>
          <Table.Td>
            <InvoiceNumber invoice={invoice} />
          </Table.Td>
          <Table.Td>{formatDate(invoice.createdAt)}</Table.Td>
          <Table.Td>
            <InvoiceStatus invoice={invoice} />
          </Table.Td>
          <Table.Td ta="right">{formatMoney(invoice.cents, invoice.currency)}</Table.Td>
          <Table.Td ta="right">
            <InvoiceFile invoice={invoice} />
          </Table.Td>
        </Table.Tr>
      ))}
    </Table.Tbody>
  </Table>
)

const InvoiceCards = ({ invoices }: { invoices: readonly Invoice[] }) => (
  <ul className={classes.invoices}>
    {invoices.map((invoice) => (
      <li key={invoice._id}>
        <div className={classes.rowHead}>
          <InvoiceNumber invoice={invoice} />
          <Text size="sm" fw={600} className={classes.numbers}>
            {formatMoney(invoice.cents, invoice.currency)}
          </Text>
        </div>
        <div className={classes.rowHead}>
          <Group gap="xs">
            <InvoiceStatus invoice={invoice} />
            <Text size="xs" c="dimmed">
              {formatDate(invoice.createdAt)}
            </Text>
          </Group>
          <InvoiceFile invoice={invoice} />
        </div>
      </li>
    ))}
  </ul>
)

/** The latest bills, as the payment service has them. */
export const InvoicesCard = () => {
  const list = useQuery(ownInvoices)
  const isNarrow = useNarrowScreen()
  const invoices = list.data?.data ?? []
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
      {invoices.length > 0 &&
        (isNarrow ? <InvoiceCards invoices={invoices} /> : <InvoiceTable invoices={invoices} />)}
    </Stack>
  )
}
