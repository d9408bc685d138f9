import { Button, Group, Stack, Text } from '@mantine/core'
import type { Nap } from '@web2/contract/listings'
import { useState } from 'react'
import { counted } from '../../../lib/text/counted.ts'
import { fieldText } from '../fields/chosen-fields.ts'
import type { ListedField } from '../fields/listing-fields.ts'
import { pickedFields, type PickedFields } from '../fields/picked-fields.ts'
import { FieldChoice } from './field-choice.tsx'
import { ListingChoice } from './listing-choice.tsx'
import classes from './listings.module.css'
import { DialogActions } from '../../../ui/dialogs/dialog-actions.tsx'

export interface ListingFieldsFormProps {
  /** The listing whose fields are offered at once; without one it is chosen first. */
  readonly listing: Nap | null
  /** The listing that the first step begins with. */
  readonly likely: Nap | null
  /** Returns the note above the fields of a listing. */
  readonly noteFor: (nap: Nap) => string
  /** Called with the title of the step that is shown. */
  readonly onStep: (title: string) => void
  readonly onInsert: (picked: PickedFields) => void
  readonly onCancel: () => void
}

/** Most used fields; the others are one click away. */
const usual: readonly ListedField[] = [
  'businessName',
  'address1',
  'address2',
  'city',
  'state',
  'zip',
  'plus4',
  'country',
  'phone',
]

const usualOf = (nap: Nap): ListedField[] => usual.filter((field) => fieldText(nap, field) !== '')

export const chooseListingTitle = 'Select NAP database'
export const fieldsTitle = (nap: Nap): string => `Fields of ${nap.businessName}`

/** Chooses a business listing, then the fields of it that are inserted. */
export const ListingFieldsForm = (props: ListingFieldsFormProps) => {
  const [listing, setListing] = useState(props.listing ?? props.likely)
  const [choosing, setChoosing] = useState(props.listing === null)
  const [fields, setFields] = useState<readonly ListedField[]>(() => (listing ? usualOf(listing) : []))

  if (listing === null || choosing)
    return (
      <Stack>
        <ListingChoice
          chosen={listing}
          onChoose={(nap) => {
            setListing(nap)
            setFields(nap ? usualOf(nap) : [])
          }}
        />
        <DialogActions
          gap="xs"
          onCancel={props.onCancel}
          disabled={listing === null}
          onClick={() => {
            if (listing === null) return
            setChoosing(false)
            props.onStep(fieldsTitle(listing))
          }}
        >
          Next
        </DialogActions>
      </Stack>
    )
  return (
    <Stack>
      <Text size="sm" c="dimmed">
        {props.noteFor(listing)}
      </Text>
      <div className={classes.scroll}>
        <FieldChoice nap={listing} chosen={fields} onChange={setFields} />
      </div>
      <Group justify="flex-end" gap="xs">
        <Button
          variant="subtle"
          mr="auto"
          onClick={() => {
            setChoosing(true)
            props.onStep(chooseListingTitle)
          }}
        >
          Choose another listing
        </Button>
        <Button variant="default" onClick={props.onCancel}>
          Cancel
        </Button>
        <Button
          data-autofocus
          disabled={fields.length === 0}
          onClick={() => props.onInsert(pickedFields(listing, fields))}
        >
          {fields.length === 0 ? 'Insert' : `Insert ${counted(fields.length, 'field')}`}
        </Button>
      </Group>
    </Stack>
  )
}
