import { Button, Group, Modal, Stack, Text } from '@mantine/core'
import { useRouter } from '@tanstack/react-router'
import type { Notification } from '@web2/contract/notifications'
import { propertyTypeTitles, type PropertyType } from '@web2/contract/properties'
import { Facts } from '../../ui/cards/fact-list.tsx'
import type { NotificationDialogProps } from '../notifications/notification-dialogs.ts'
import { destinationOf, isAnswerable } from '../notifications/notification-rules.ts'
import { VerificationSteps } from './verification/verification-steps.tsx'

const factsOf = ({ username = '', propertyType, subPropertyCount }: Notification['payload']) => [
  ...(propertyType === undefined
    ? []
    : [{ name: 'Type', value: propertyTypeTitles[propertyType as PropertyType] ?? propertyType }]),
  ...(username === '' ? [] : [{ name: 'Username', value: username }]),
  ...(subPropertyCount === undefined ? [] : [{ name: 'Sub-properties', value: subPropertyCount }]),
]

/** The dialog of a property's notification: its message, or the question of its verification. */
export const PropertyNotification = ({ notification, onClose }: NotificationDialogProps) => {
  const router = useRouter()
  const { payload, type } = notification
  const destination = destinationOf(notification)
  const facts = factsOf(payload)
  return (
    <Modal opened onClose={onClose} title={payload.title ?? type} size="lg">
      <Stack gap="md">
        {facts.length > 0 && <Facts facts={facts} />}
        {isAnswerable(notification) && payload.jobId !== undefined ? (
          <VerificationSteps verificationId={payload.jobId} type={payload.propertyType ?? ''} />
        ) : (
          <Text size="sm" style={{ overflowWrap: 'anywhere' }}>
            {payload.message}
          </Text>
        )}
        <Group justify="end">
          {destination?.kind === 'app' && (
            <Button
              onClick={() => {
                onClose()
                router.history.push(destination.href)
              }}
            >
              Open property
            </Button>
          )}
          <Button variant="default" onClick={onClose}>
            Close
          </Button>
        </Group>
      </Stack>
    </Modal>
  )
}
