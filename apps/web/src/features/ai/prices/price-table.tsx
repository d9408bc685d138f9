import { Group, Table, Text } from '@mantine/core'
import { IconPencil, IconTrash } from '@tabler/icons-react'
import { textProviderLabels, type TextPriceRecord } from '@web2/contract/ai'
import { formatDay } from '../../../lib/dates.ts'
import { useNarrowScreen } from '../../../lib/browser/use-narrow-screen.ts'
import { IconAction } from '../../../ui/icon-button.tsx'
import { originText, otherPrices, priceName, priceText } from './price-texts.ts'
import classes from './prices.module.css'

interface PriceTableProps {
  readonly prices: readonly TextPriceRecord[]
  readonly onEdit: (price: TextPriceRecord) => void
  readonly onDelete: (price: TextPriceRecord) => void
}

const Actions = ({
  price,
  onEdit,
  onDelete,
}: Omit<PriceTableProps, 'prices'> & { price: TextPriceRecord }) => (
  <Group gap={2} wrap="nowrap" justify="flex-end">
    <IconAction tip="Edit" name={`Edit ${priceName(price)}`} onClick={() => onEdit(price)}>
      <IconPencil size={18} aria-hidden />
    </IconAction>
    <IconAction tip="Delete" name={`Delete ${priceName(price)}`} onClick={() => onDelete(price)}>
      <IconTrash size={18} aria-hidden />
    </IconAction>
  </Group>
)

const Others = ({ price }: { price: TextPriceRecord }) =>
  otherPrices(price).map((line) => (
    <Text key={line} size="xs" c="dimmed">
      {line}
    </Text>
  ))

const fromText = ({ from }: TextPriceRecord): string => (from === null ? '' : `From ${formatDay(from)}`)

const Card = ({ price, ...actions }: Omit<PriceTableProps, 'prices'> & { price: TextPriceRecord }) => (
  <li className={classes.row}>
    <Group justify="space-between" wrap="nowrap" align="flex-start" gap="sm">
      <div className={classes.words}>
        <Text size="sm" fw={550}>
          {price.model}
        </Text>
        <Text size="xs" c="dimmed">
          {[textProviderLabels[price.provider], fromText(price)].filter((part) => part !== '').join(', ')}
        </Text>
      </div>
      <Actions price={price} {...actions} />
    </Group>
    <dl className={classes.amounts}>
      {(['input', 'output', 'cached'] as const).map((name) => (
        <div key={name}>
          <dt>{name === 'cached' ? 'Cached' : name === 'input' ? 'Input' : 'Output'}</dt>
          <dd>{priceText(price[name])}</dd>
        </div>
      ))}
    </dl>
    <Others price={price} />
    <Text size="xs" c="dimmed">
      {originText(price)}
    </Text>
  </li>
)

/** Prices in the order of their services and models; cards on a small screen. */
export const PriceTable = ({ prices, ...actions }: PriceTableProps) => {
  const isNarrow = useNarrowScreen()
  if (isNarrow)
    return (
      <ul className={`card ${classes.rows}`} aria-label="Prices">
        {prices.map((price) => (
          <Card key={price._id} price={price} {...actions} />
        ))}
      </ul>
    )
  return (
    <div className={`card ${classes.scroll}`} role="region" aria-label="Prices" tabIndex={0}>
      <Table className={classes.table ?? ''} verticalSpacing={6} horizontalSpacing="sm">
        <Table.Thead>
          <Table.Tr>
            <Table.Th scope="col">Service</Table.Th>
            <Table.Th scope="col">Model</Table.Th>
            <Table.Th scope="col" ta="right">
              Input
            </Table.Th>
            <Table.Th scope="col" ta="right">
              Output
            </Table.Th>
            <Table.Th scope="col" ta="right">
              Cached input
            </Table.Th>
            <Table.Th scope="col">Source</Table.Th>
            <Table.Th scope="col">
              <span className="visually-hidden">Actions</span>
            </Table.Th>
          </Table.Tr>
        </Table.Thead>
        <Table.Tbody>
          {prices.map((price) => (
            <Table.Tr key={price._id}>
              <Table.Td>{textProviderLabels[price.provider]}</Table.Td>
              <Table.Td className={classes.model ?? ''}>
                {price.model}
                {price.from !== null && (
                  <Text size="xs" c="dimmed">
                    {fromText(price)}
                  </Text>
                )}
                <Others price={price} />
              </Table.Td>
              <Table.Td ta="right">{priceText(price.input)}</Table.Td>
              <Table.Td ta="right">{priceText(price.output)}</Table.Td>
              <Table.Td ta="right">{priceText(price.cached)}</Table.Td>
              <Table.Td>{originText(price)}</Table.Td>
              <Table.Td>
                <Actions price={price} {...actions} />
              </Table.Td>
            </Table.Tr>
          ))}
        </Table.Tbody>
      </Table>
    </div>
  )
}
