import { Group, List, Text } from '@mantine/core'
import type { NapUses } from '@web2/contract/listings'
import { TextLink } from '../../../ui/links.tsx'
import { placeLinks } from '../form/map-links.ts'

type PlaceListProps = Pick<NapUses, 'total' | 'data'> & {
  /** How many are named at most. */
  readonly most?: number
}

/** Records that show a listing, each with a way to it. */
export const PlaceList = ({ total, data, most = data.length }: PlaceListProps) => {
  const named = data.slice(0, most)
  const more = total - named.length
  return (
    <List listStyleType="none" size="sm" spacing={6}>
      {named.map(({ kind, _id, name }) => (
        <List.Item key={_id}>
          <Group gap="xs" wrap="nowrap" align="baseline">
            <Text size="sm" c="dimmed" w={64} flex="none">
              {placeLinks[kind].noun}
            </Text>
            <TextLink
              to={placeLinks[kind].to}
              search={{ id: _id }}
              size="sm"
              style={{ overflowWrap: 'anywhere' }}
            >
              {name}
            </TextLink>
          </Group>
        </List.Item>
      ))}
      {more > 0 && <List.Item>and {more.toLocaleString('en')} more</List.Item>}
    </List>
  )
}
