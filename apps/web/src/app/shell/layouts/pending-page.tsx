import { Center, Loader, Stack, Text } from '@mantine/core'
import { isWaitingForServer } from '../../../lib/chunks/server-answers.ts'

/** Shown only when a screen takes noticeably long to arrive. */
export const PendingPage = () => {
  const isWaiting = isWaitingForServer.use()
  return (
    <Center mih="50vh" px="md" role="status" aria-label={isWaiting ? undefined : 'Loading'}>
      <Stack align="center" gap="md">
        <Loader aria-hidden />
        {isWaiting && (
          <Text ta="center" maw={420}>
            Can’t reach the server. This screen opens when you’re back online.
          </Text>
        )}
      </Stack>
    </Center>
  )
}
