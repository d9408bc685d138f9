import { Combobox, Input, Modal } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { listingChosen } from '../fields/find-listings.ts'
import { ProfileHint } from '../profile/profile-hint.tsx'
import { ListingChoice } from './listing-choice.tsx'

interface ListingFieldProps {
  readonly napId: string | null
  readonly onChange: (napId: string | null) => void
}

/** A business listing, or none, as a field of a form that writes texts; leads to its business profile if it has none. */
export const ListingField = ({ napId, onChange }: ListingFieldProps) => {
  const [opened, setOpened] = useState(false)
  const listing = useQuery(listingChosen(napId))
  const name = napId === null ? 'None' : (listing.data?.businessName ?? 'Selected listing')
  return (
    <Input.Wrapper label="Business listing" labelElement="div">
      <Input
        component="button"
        type="button"
        pointer
        rightSection={<Combobox.Chevron />}
        rightSectionPointerEvents="none"
        aria-label={`Business listing: ${name}`}
        onClick={() => setOpened(true)}
      >
        {napId === null ? <Input.Placeholder>{name}</Input.Placeholder> : name}
      </Input>
      <ProfileHint napId={napId} />
      <Modal opened={opened} onClose={() => setOpened(false)} title="Business listing">
        <ListingChoice
          chosen={listing.data ?? null}
          noneLabel="None"
          onChoose={(nap) => {
            onChange(nap?._id ?? null)
            setOpened(false)
          }}
        />
      </Modal>
    </Input.Wrapper>
  )
}
