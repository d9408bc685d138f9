import { Alert, Anchor, Text } from '@mantine/core'
import { IconAlertTriangle } from '@tabler/icons-react'
import { messages } from '@web2/contract/core'
import classes from './api-keys.module.css'

/** Notice about the terms of Discord and Midjourney for gateways. */
export const MidjourneyNotice = ({ hasGateway }: { hasGateway: boolean }) => (
  <Alert
    color="yellow"
    variant="light"
    icon={<IconAlertTriangle aria-hidden />}
    title="Before you connect"
    classNames={{ root: classes.notice ?? '', title: classes.noticeTitle ?? '' }}
  >
    <Text size="sm">
      {hasGateway && 'Midjourney has no public API. '}A gateway uses Discord on your behalf, with your own
      token.{' '}
      <Anchor size="sm" href="https://discord.com/terms" target="_blank" rel="noreferrer" underline="always">
        Discord’s terms
      </Anchor>{' '}
      prohibit automated user accounts, and{' '}
      <Anchor
        size="sm"
        href="https://docs.midjourney.com/docs/terms-of-service"
        target="_blank"
        rel="noreferrer"
        underline="always"
      >
        Midjourney’s terms
      </Anchor>{' '}
      prohibit automated tools. Either may close your account. Anyone with your Discord token has full access
      to your Discord account.
    </Text>
    {!hasGateway && (
      <Text size="sm" mt="xs">
        {messages.midjourneyNoGateway}
      </Text>
    )}
  </Alert>
)
