import { Group, Text } from '@mantine/core'
import { appVersion, copyrightSince } from '@web2/contract/core'
import { TextLink } from '../../../ui/links.tsx'

/** Version, About, Privacy and the years of the copyright. */
export const Footer = () => (
  <Group component="footer" gap="lg" px="md" py="md" justify="center" c="dimmed">
    <Text size="sm">Version {appVersion}</Text>
    <TextLink to="/about" size="sm">
      About
    </TextLink>
    <TextLink to="/privacy" size="sm">
      Privacy
    </TextLink>
    <Text size="sm">
      © {copyrightSince}–{new Date().getFullYear()}
    </Text>
  </Group>
)
