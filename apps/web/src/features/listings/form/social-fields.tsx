import { ActionIcon, Button, Group, Stack, Text, TextInput } from '@mantine/core'
import { randomId } from '@mantine/hooks'
import { IconPlus, IconX } from '@tabler/icons-react'
import { useState } from 'react'
import { canAddSocial, type NapValues } from './listing-values.ts'

interface SocialFieldsProps {
  socials: NapValues['additionalSocials']
  onChange: (socials: NapValues['additionalSocials']) => void
}

/** Further profiles, beyond the six that have a field of their own. */
export const SocialFields = ({ socials, onChange }: SocialFieldsProps) => {
  const [typed, setTyped] = useState('')
  const addable = canAddSocial(socials, typed)
  const duplicate = !addable && typed.trim() !== ''
  const add = () => {
    if (!addable) return
    onChange([...socials, { name: randomId('social-'), value: typed.trim() }])
    setTyped('')
  }

  return (
    <Stack gap="xs">
      <Group align="flex-start" gap="xs" wrap="nowrap">
        <TextInput
          flex={1}
          label="Additional social"
          placeholder="https://www.pinterest.com/…"
          value={typed}
          onChange={(event) => setTyped(event.currentTarget.value)}
          onKeyDown={(event) => {
            if (event.key !== 'Enter') return
            event.preventDefault()
            add()
          }}
          error={duplicate ? 'This profile is already in the list.' : null}
        />
        <Button
          mt={25}
          variant="default"
          leftSection={<IconPlus size={16} aria-hidden />}
          disabled={!addable}
          onClick={add}
        >
          Add
        </Button>
      </Group>
      {socials.map((social) => (
        <Group key={social.name} gap="xs" wrap="nowrap">
          <Text size="sm" flex={1} style={{ overflowWrap: 'anywhere' }}>
            {social.value}
          </Text>
          <ActionIcon
            variant="subtle"
            color="gray"
            aria-label={`Remove ${social.value}`}
            onClick={() => onChange(socials.filter(({ name }) => name !== social.name))}
          >
            <IconX size={16} />
          </ActionIcon>
        </Group>
      ))}
    </Stack>
  )
}
