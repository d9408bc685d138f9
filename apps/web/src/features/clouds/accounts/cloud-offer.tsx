import { Badge, Button, Group, Text, Title } from '@mantine/core'
import { IconPlus } from '@tabler/icons-react'
import type { CloudCapabilities, CloudSetting } from '@web2/contract/clouds'
import { BrandLogo } from '../../../ui/logos/brand-logo.tsx'
import classes from './cloud-accounts.module.css'
import { counted } from '../../../lib/text/counted.ts'

/** Returns the strengths of a cloud as badge labels. */
const strengths = ({ directoryIndex, https, customDomain, atomic }: CloudCapabilities): string[] => [
  ...(directoryIndex ? ['Website'] : ['Files']),
  ...(https ? ['HTTPS'] : ['HTTP only']),
  ...(customDomain ? ['Custom domain'] : []),
  ...(atomic ? ['Atomic publishing'] : []),
]

interface CloudOfferProps {
  setting: CloudSetting
  onAdd: () => void
}

/** A cloud that accounts can be added for. */
export const CloudOffer = ({ setting, onAdd }: CloudOfferProps) => {
  const { cloud, name, capabilities, accounts } = setting
  return (
    <li className={`card ${classes.offer}`}>
      <Group gap="xs" wrap="nowrap">
        <BrandLogo of={cloud} size={24} />
        <Title order={3} size="h6">
          {name}
        </Title>
      </Group>
      <Group gap={6}>
        {strengths(capabilities).map((strength) => (
          <Badge key={strength} variant="default" tt="none" fw={500}>
            {strength}
          </Badge>
        ))}
      </Group>
      <Group justify="space-between" gap="xs">
        <Text size="sm" c="dimmed">
          {accounts.length === 0 ? 'No accounts' : counted(accounts.length, 'account')}
        </Text>
        <Button
          size="xs"
          variant="default"
          leftSection={<IconPlus size={16} aria-hidden />}
          onClick={onAdd}
          aria-label={`Add account at ${name}`}
        >
          Add account
        </Button>
      </Group>
    </li>
  )
}
