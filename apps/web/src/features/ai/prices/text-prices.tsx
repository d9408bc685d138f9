import { Button, Select, Text } from '@mantine/core'
import { useMutation, useQuery } from '@tanstack/react-query'
import { IconPlus } from '@tabler/icons-react'
import { textProviderLabels, textProviders, type TextPriceRecord } from '@web2/contract/ai'
import { useState } from 'react'
import { sentenceFor } from '../../../lib/api/errors.ts'
import { queryClient } from '../../../lib/query/query-client.ts'
import { showError, showSuccess } from '../../../lib/snackbar.ts'
import { SearchField } from '../../../ui/data-list/search-field.tsx'
import { confirmRemoval } from '../../../ui/dialogs/confirm-removal.tsx'
import { QueryState } from '../../../ui/query-state.tsx'
import { textPrices } from '../resources.ts'
import { PriceDialog } from './price-dialog.tsx'
import { PriceTable } from './price-table.tsx'
import { priceName } from './price-texts.ts'
import classes from './prices.module.css'
import { allPrices } from './use-prices.ts'

const everyService = 'all'
const services = [
  { value: everyService, label: 'All services' },
  ...textProviders.map((value) => ({ value, label: textProviderLabels[value] })),
]

/** The prices of text models, to search, edit, add and delete. */
export const TextPrices = () => {
  const list = useQuery({ ...allPrices, staleTime: 0 })
  const [edited, setEdited] = useState<TextPriceRecord | 'new' | undefined>(undefined)
  const [words, setWords] = useState('')
  const [service, setService] = useState(everyService)
  const removal = useMutation({
    mutationFn: ({ _id }: TextPriceRecord) => textPrices.remove(_id),
    onSuccess: (_answer, price) => showSuccess(`Price of ${priceName(price)} deleted`),
    onError: (error: Error) => showError(sentenceFor(error)),
    onSettled: () => queryClient.invalidateQueries({ queryKey: [textPrices.path] }),
  })
  const askToDelete = (price: TextPriceRecord) =>
    confirmRemoval({
      title: 'Delete this price?',
      names: [`${textProviderLabels[price.provider]}: ${priceName(price)}`],
      consequence: 'Costs of this model are unknown then, unless it has another price.',
      confirmLabel: 'Delete',
      onConfirm: () => removal.mutate(price),
    })
  const shown = (list.data ?? []).filter(
    ({ provider, model }) =>
      (service === everyService || provider === service) &&
      `${textProviderLabels[provider]} ${model}`.toLowerCase().includes(words.toLowerCase()),
  )

  return (
    <>
      <QueryState query={list} of="cards" />
      {list.data !== undefined && (
        <>
          <div className={classes.filters}>
            <div className={classes.search}>
              <SearchField label="Search models" value={words} onChange={setWords} />
            </div>
            <Select
              className={classes.service ?? ''}
              aria-label="Service"
              data={services}
              allowDeselect={false}
              value={service}
              onChange={(next) => setService(next ?? everyService)}
            />
            <Button
              ml="auto"
              leftSection={<IconPlus size={18} aria-hidden />}
              onClick={() => setEdited('new')}
            >
              Add price
            </Button>
          </div>
          {shown.length > 0 ? (
            <PriceTable prices={shown} onEdit={setEdited} onDelete={askToDelete} />
          ) : (
            <Text c="dimmed">
              {list.data.length === 0
                ? 'No prices. Add one, or reset to the built-in prices.'
                : 'No matching prices'}
            </Text>
          )}
        </>
      )}
      {edited !== undefined && (
        <PriceDialog price={edited === 'new' ? null : edited} onClose={() => setEdited(undefined)} />
      )}
    </>
  )
}
