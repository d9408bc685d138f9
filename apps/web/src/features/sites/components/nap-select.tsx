import { Select } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { sentenceFor } from '../../../lib/api/errors.ts'
import { napChoices } from '../api/sites-api.ts'

interface NapSelectProps {
  value: string | null
  onChange: (napId: string | null) => void
}

/** Which business a site shows. */
export const NapSelect = ({ value, onChange }: NapSelectProps) => {
  const choices = useQuery(napChoices)
  const businesses = choices.data ?? []
  return (
    <Select
      label="Business listing"
      placeholder={businesses.length === 0 ? 'No listings yet' : 'Choose a business'}
      searchable
      clearable
      clearButtonProps={{ 'aria-label': 'No business' }}
      disabled={choices.isPending}
      nothingFoundMessage="No business by that name"
      data={businesses.map(({ _id, businessName, city }) => ({
        value: _id,
        label: city === undefined || city === '' ? businessName : `${businessName}, ${city}`,
      }))}
      value={value}
      onChange={onChange}
      error={choices.isError ? sentenceFor(choices.error) : null}
    />
  )
}
