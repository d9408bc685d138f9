import { Text } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { TextLink } from '../../../ui/links.tsx'
import { profileOf } from './profile-api.ts'

/** Leads from a form with a chosen listing to its business profile, while it has none. */
export const ProfileHint = ({ napId }: { readonly napId: string | null }) => {
  const profile = useQuery({ ...profileOf(napId ?? ''), enabled: napId !== null })
  if (napId === null || profile.data !== null) return null
  return (
    <Text size="xs" c="dimmed">
      This listing has no business profile.{' '}
      <TextLink
        to="/nap-databases/edit-nap"
        search={{ id: napId, view: 'profile' }}
        size="xs"
        underline="always"
      >
        Add a business profile
      </TextLink>
    </Text>
  )
}
