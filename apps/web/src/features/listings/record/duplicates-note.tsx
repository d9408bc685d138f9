import { Alert, Badge, Button, Group, Text } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import type { Nap, DuplicateReason } from '@web2/contract/listings'
import { TextLink } from '../../../ui/links.tsx'
import { duplicatesOf } from '../listings-api.ts'
import classes from './record.module.css'

interface DuplicatesNoteProps {
  id: string
  onMerge: (other: Nap) => void
}

const likeness: Readonly<Record<DuplicateReason, string>> = { phone: 'Same phone', address: 'Same address' }
const mostShown = 3

/** Listings that may be the same business as this one; nothing while there is none. */
export const DuplicatesNote = ({ id, onMerge }: DuplicatesNoteProps) => {
  const { data } = useQuery(duplicatesOf(id))
  if (data === undefined || data.data.length === 0) return null
  const more = data.total - Math.min(mostShown, data.data.length)
  return (
    <Alert
      color="yellow"
      variant="light"
      title={data.total === 1 ? 'Possible duplicate' : 'Possible duplicates'}
      styles={{ label: { color: 'var(--mantine-color-text)' } }}
      mb="md"
    >
      {data.data.slice(0, mostShown).map(({ nap, same }) => (
        <Group key={nap._id} gap="xs" className={classes.twin ?? ''}>
          <TextLink to="/nap-databases/edit-nap" search={{ id: nap._id }} size="sm" fw={500}>
            {nap.businessName}
          </TextLink>
          <Text size="sm">
            {[nap.address1, nap.city, nap.phone]
              .filter((part) => part !== undefined && part !== '')
              .join(', ')}
          </Text>
          {same.map((each) => (
            <Badge key={each} variant="default" tt="none" fw={500}>
              {likeness[each]}
            </Badge>
          ))}
          <Button
            size="compact-xs"
            variant="default"
            aria-label={`Compare and merge with ${nap.businessName}`}
            onClick={() => onMerge(nap)}
          >
            Compare and merge
          </Button>
        </Group>
      ))}
      {more > 0 && (
        <Text size="sm" mt="xs">
          {more.toLocaleString('en')} more.{' '}
          <TextLink to="/nap-databases" search={{ status: 'duplicates' }} size="sm">
            View all possible duplicates
          </TextLink>
        </Text>
      )}
    </Alert>
  )
}
