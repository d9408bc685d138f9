import { Button, Text } from '@mantine/core'
import { IconSearch } from '@tabler/icons-react'
import { useCan } from '../../../../../lib/session/use-user.ts'
import { TextLink } from '../../../../../ui/links.tsx'
import { useSearchKey } from '../../../../ai/search-key.ts'

interface SearchChoiceProps {
  readonly isChosen: boolean
  readonly onChoose: () => void
}

/** Adds search results as a source; without a key for a search service, says where to enter one. */
export const SearchChoice = ({ isChosen, onChoose }: SearchChoiceProps) => {
  const hasKey = useSearchKey()
  const canManage = useCan('settings:manage')
  if (hasKey === undefined || isChosen) return null
  if (hasKey)
    return (
      <Button
        size="xs"
        variant="default"
        leftSection={<IconSearch size={16} aria-hidden />}
        onClick={onChoose}
      >
        Add search results
      </Button>
    )
  return (
    <Text size="xs" c="dimmed" w="100%">
      Search results can be a source once a Brave Search key is saved.{' '}
      {canManage && (
        <TextLink to="/settings/api-keys" size="xs" underline="always">
          Add a key
        </TextLink>
      )}
    </Text>
  )
}
