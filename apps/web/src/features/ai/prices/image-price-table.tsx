import { Group, Table, Text } from '@mantine/core'
import { IconPencil } from '@tabler/icons-react'
import { aiServiceLabels, type ImagePriceRecord } from '@web2/contract/ai'
import { useNarrowScreen } from '../../../lib/browser/use-narrow-screen.ts'
import { IconAction } from '../../../ui/icon-button.tsx'
import { sizeText } from './image-price-texts.ts'
import { originText, priceText } from './price-texts.ts'
import classes from './prices.module.css'

interface ImagePriceTableProps {
  readonly prices: readonly ImagePriceRecord[]
  readonly onEdit: (price: ImagePriceRecord) => void
}

const Edit = ({ model, onEdit }: { readonly model: string; readonly onEdit: () => void }) => (
  <IconAction tip="Edit" name={`Edit ${model}`} onClick={onEdit}>
    <IconPencil size={18} aria-hidden />
  </IconAction>
)

const amountsOf = ({ perImage, tokens }: ImagePriceRecord): readonly (readonly [string, number | null])[] => [
  ['Per image', perImage],
  ['Input', tokens?.input ?? null],
  ['Output', tokens?.output ?? null],
]

const Card = ({ price, onEdit }: { readonly price: ImagePriceRecord; readonly onEdit: () => void }) => (
  <li className={classes.row}>
    <Group justify="space-between" wrap="nowrap" align="flex-start" gap="sm">
      <div className={classes.words}>
        <Text size="sm" fw={550}>
          {price.model}
        </Text>
        <Text size="xs" c="dimmed">
          {[aiServiceLabels[price.service], sizeText(price)].filter((part) => part !== '').join(' · ')}
        </Text>
      </div>
      <Edit model={price.model} onEdit={onEdit} />
    </Group>
    <dl className={classes.amounts}>
      {amountsOf(price).map(([name, amount]) => (
        <div key={name}>
          <dt>{name}</dt>
          <dd>{priceText(amount)}</dd>
        </div>
      ))}
    </dl>
    <Text size="xs" c="dimmed">
      {originText(price)}
    </Text>
  </li>
)

/** Prices of image models, in the order of their services; cards on a small screen. */
export const ImagePriceTable = ({ prices, onEdit }: ImagePriceTableProps) => {
  const isNarrow = useNarrowScreen()
  if (isNarrow)
    return (
      <ul className={`card ${classes.rows}`} aria-label="Prices of images">
        {prices.map((price) => (
          <Card key={price._id} price={price} onEdit={() => onEdit(price)} />
        ))}
      </ul>
    )
  return (
    <div className={`card ${classes.scroll}`} role="region" aria-label="Prices of images" tabIndex={0}>
      <Table className={classes.table ?? ''} verticalSpacing={6} horizontalSpacing="sm">
        <Table.Thead>
          <Table.Tr>
            <Table.Th scope="col">Service</Table.Th>
            <Table.Th scope="col">Model</Table.Th>
            {['Per image', 'Input', 'Output'].map((name) => (
              <Table.Th key={name} scope="col" ta="right">
                {name}
              </Table.Th>
            ))}
            <Table.Th scope="col">Source</Table.Th>
            <Table.Th scope="col">
              <span className="visually-hidden">Actions</span>
            </Table.Th>
          </Table.Tr>
        </Table.Thead>
        <Table.Tbody>
          {prices.map((price) => (
            <Table.Tr key={price._id}>
              <Table.Td>{aiServiceLabels[price.service]}</Table.Td>
              <Table.Td className={classes.model ?? ''}>
                {price.model}
                <Text size="xs" c="dimmed">
                  {sizeText(price)}
                </Text>
              </Table.Td>
              {amountsOf(price).map(([name, amount]) => (
                <Table.Td key={name} ta="right">
                  {priceText(amount)}
                </Table.Td>
              ))}
              <Table.Td>{originText(price)}</Table.Td>
              <Table.Td>
                <Group justify="flex-end">
                  <Edit model={price.model} onEdit={() => onEdit(price)} />
                </Group>
              </Table.Td>
            </Table.Tr>
          ))}
        </Table.Tbody>
      </Table>
    </div>
  )
}
