import { Button, Group, Loader, Modal, Radio, ScrollArea, Stack, Text, TextInput } from '@mantine/core'
import { IconSearch } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import type { Nap } from '@web2/contract'
import { useState } from 'react'
import { sentenceFor } from '../../../../lib/api/errors.ts'
import { naps } from '../../../../lib/api/resources.ts'
import { say } from '../../../../lib/snackbar.ts'
import { useBuilder } from '../../hooks/use-builder.ts'

const none = ''

const matches = (typed: string, { _id, businessName }: Nap): boolean =>
  _id.includes(typed) || businessName.toLowerCase().includes(typed)

const placeOf = ({ city, state }: Nap): string => [city, state].filter(Boolean).join(', ')

/** Chooses the business whose data placeholders and business blocks show. */
export const ListingDialog = ({ close }: { readonly close: () => void }) => {
  const { opened, chooseListing } = useBuilder()
  const [chosen, setChosen] = useState(opened.listing?.nap.get()?._id ?? none)
  const [search, setSearch] = useState('')
  const [problem, setProblem] = useState<string | null>(null)
  const [busy, setBusy] = useState(false)
  const listings = useQuery({
    queryKey: [naps.path, 'choices'],
    queryFn: () => naps.findAll({ $sort: { businessName: 1 } }),
  })
  const all = listings.data ?? []
  const found = all.filter((nap) => matches(search.trim().toLowerCase(), nap))

  const use = async () => {
    const nap = all.find(({ _id }) => _id === chosen) ?? null
    setBusy(true)
    const refused = (await chooseListing?.(nap)) ?? null
    setBusy(false)
    setProblem(refused)
    if (refused !== null) return
    say(nap ? `Shows the data of ${nap.businessName}` : 'Shows no business listing')
    close()
  }
  return (
    <Modal opened onClose={close} title="Select NAP database" closeButtonProps={{ 'aria-label': 'Close' }}>
      <Stack>
        <Text size="sm" c="dimmed">
          Placeholders such as {'{nap.phone}'} and business blocks show the data of this listing.
        </Text>
        <TextInput
          type="search"
          aria-label="Search by business name or id"
          placeholder="Business name or id"
          leftSection={<IconSearch size={16} />}
          data-autofocus
          value={search}
          onChange={(event) => setSearch(event.currentTarget.value)}
        />
        {listings.isPending && <Loader type="dots" aria-label="Loading listings" />}
        {listings.isError && (
          <Group justify="space-between">
            <Text size="sm" role="alert">
              {sentenceFor(listings.error)}
            </Text>
            <Button size="xs" variant="default" onClick={() => void listings.refetch()}>
              Try again
            </Button>
          </Group>
        )}
        {listings.isSuccess && (
          <ScrollArea.Autosize mah={300}>
            <Radio.Group aria-label="Business listing" value={chosen} onChange={setChosen}>
              <Stack gap="sm" py={4}>
                <Radio value={none} label="No business listing" />
                {found.map((nap) => (
                  <Radio
                    key={nap._id}
                    value={nap._id}
                    label={nap.businessName}
                    description={[placeOf(nap), nap._id].filter(Boolean).join(' · ')}
                  />
                ))}
              </Stack>
            </Radio.Group>
          </ScrollArea.Autosize>
        )}
        {listings.isSuccess && found.length === 0 && (
          <Text size="sm" c="dimmed">
            {all.length === 0
              ? 'There are no listings yet. Add one under NAP databases.'
              : 'No listing has this name or id.'}
          </Text>
        )}
        {problem !== null && (
          <Text size="sm" c="red" role="alert">
            {problem}
          </Text>
        )}
        <Group justify="flex-end">
          <Button variant="default" onClick={close}>
            Cancel
          </Button>
          <Button loading={busy} disabled={!listings.isSuccess} onClick={() => void use()}>
            Select
          </Button>
        </Group>
      </Stack>
    </Modal>
  )
}
