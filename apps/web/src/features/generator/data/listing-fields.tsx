import { Button, Group, NativeSelect, SegmentedControl, Stack, Text, TextInput } from '@mantine/core'
import { IconPlus, IconTrash } from '@tabler/icons-react'
import { turboLimits } from '@web2/contract/generator'
import { IconAction } from '../../../ui/icon-button.tsx'
import { ListingTurns } from '../../listings/picker/listing-rotation.tsx'
import { NapSelect } from '../../listings/picker/listing-select.tsx'
import type { ListingValues } from './listing-values.ts'
import { useWizard } from '../wizard/wizard-context.ts'

const ways: { value: ListingValues['by']; label: string }[] = [
  { value: 'none', label: 'None' },
  { value: 'one', label: 'One' },
  { value: 'turns', label: 'Rotate' },
  { value: 'value', label: 'By value' },
]

const ByValue = ({
  listing,
  set,
}: {
  readonly listing: ListingValues
  readonly set: (part: Partial<ListingValues>) => void
}) => {
  const { check, problem } = useWizard()
  const names = (check?.placeholders ?? [])
    .map(({ name }) => name)
    .filter((name) => !/^(?:nap|site)\./.test(name))
  const offered = listing.name === '' || names.includes(listing.name) ? names : [listing.name, ...names]
  const { naps } = listing
  return (
    <Stack gap="sm">
      <NativeSelect
        label="Placeholder"
        maw={320}
        data={[{ value: '', label: 'Choose a placeholder', disabled: true }, ...offered]}
        value={listing.name}
        error={problem('listing.name')}
        onChange={(event) => set({ name: event.currentTarget.value })}
      />
      {naps.map((each, at) => (
        <Group key={at} align="flex-end" gap="sm" wrap="nowrap">
          <TextInput
            label={`Value ${at + 1}`}
            flex="1 1 160px"
            maxLength={200}
            value={each.value}
            error={problem(`listing.naps.${at}.value`)}
            onChange={(event) => {
              const { value } = event.currentTarget
              set({ naps: naps.map((other, place) => (place === at ? { ...other, value } : other)) })
            }}
          />
          <div style={{ flex: '2 1 220px', minWidth: 0 }}>
            <NapSelect
              label="Listing"
              value={each.napId}
              onChange={(napId) =>
                set({ naps: naps.map((other, place) => (place === at ? { ...other, napId } : other)) })
              }
            />
          </div>
          <IconAction
            tip="Remove"
            name={`Remove value ${at + 1}`}
            size={36}
            onClick={() => set({ naps: naps.filter((_, place) => place !== at) })}
          >
            <IconTrash size={18} />
          </IconAction>
        </Group>
      ))}
      <div>
        <Button
          size="xs"
          variant="default"
          leftSection={<IconPlus size={14} aria-hidden />}
          disabled={naps.length >= turboLimits.listings}
          onClick={() => set({ naps: [...naps, { value: '', napId: null }] })}
        >
          Add value
        </Button>
      </div>
      <div style={{ maxWidth: 480 }}>
        <NapSelect
          label="Listing for all other pages"
          value={listing.otherwise}
          onChange={(otherwise) => set({ otherwise })}
        />
      </div>
    </Stack>
  )
}

/** Business listing shown on pages. */
export const ListingFields = () => {
  const { values, change, problem } = useWizard()
  const { listing } = values
  const set = (part: Partial<ListingValues>) => change({ listing: { ...listing, ...part } })
  return (
    <Stack gap="sm" role="group" aria-label="Business listings">
      <SegmentedControl
        aria-label="Listing of a page"
        data={ways}
        value={listing.by}
        onChange={(by) => set({ by: by as ListingValues['by'] })}
        style={{ alignSelf: 'flex-start' }}
      />
      {listing.by === 'one' && (
        <div style={{ maxWidth: 480 }}>
          <NapSelect value={listing.napId} onChange={(napId) => set({ napId })} />
        </div>
      )}
      {listing.by === 'turns' && (
        <div style={{ maxWidth: 480 }}>
          <ListingTurns
            napIds={listing.napIds}
            most={turboLimits.listings}
            noun="Pages"
            onChange={(napIds) => set({ napIds })}
          />
        </div>
      )}
      {listing.by === 'value' && <ByValue listing={listing} set={set} />}
      {problem('listing') !== undefined && (
        <Text size="sm" c="var(--mantine-color-error)" role="alert">
          {problem('listing')}
        </Text>
      )}
    </Stack>
  )
}
