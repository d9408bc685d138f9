import { NativeSelect } from '@mantine/core'
import { siteStatuses } from '@web2/contract/sites'
import { siteStatusLabel } from '../site-status.tsx'

interface StatusFilterProps {
  /** Empty: all of them. */
  value: string
  onChange: (status: string) => void
}

const labelOf = (status: string): string => {
  const known = siteStatuses.find((each) => each === status)
  return known === undefined ? status : siteStatusLabel(known)
}

/** Narrows the list of sites to one status. */
export const StatusFilter = ({ value, onChange }: StatusFilterProps) => (
  <NativeSelect
    aria-label="Status"
    data={[
      { value: '', label: 'Any status' },
      ...siteStatuses.map((status) => ({ value: status, label: siteStatusLabel(status) })),
    ]}
    value={value}
    onChange={(event) => onChange(event.currentTarget.value)}
  />
)

/** Returns the message if no site has this status, or none that matches the search. */
export const noSiteWith = (status: string, words: string): string =>
  words === ''
    ? `No sites with status “${labelOf(status)}”`
    : `No sites with status “${labelOf(status)}” match “${words}”`
