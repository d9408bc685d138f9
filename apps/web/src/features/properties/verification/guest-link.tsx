import { Button, Group, Stack, Text, TextInput } from '@mantine/core'
import { useMutation } from '@tanstack/react-query'
import { sentenceFor } from '../../../lib/api/errors.ts'
import { makeVerificationLink } from '../resources.ts'
import { formatMoment } from '../../../lib/dates.ts'
import { CopyButton } from '../../../ui/copy-button.tsx'
import { LinkReachNote } from '../../../ui/text/link-reach-note.tsx'
import { Failure } from '../../../ui/failure.tsx'

/** Creates a link by which a person without an account can answer. */
export const GuestLink = ({ verificationId }: { verificationId: string }) => {
  const make = useMutation({ mutationFn: () => makeVerificationLink(verificationId) })
  return (
    <Stack gap="xs">
      {make.isError && <Failure message={sentenceFor(make.error)} />}
      {make.data === undefined ? (
        <Group gap="xs">
          <Text size="sm" c="dimmed">
            Does someone else manage this site?
          </Text>
          <Button size="compact-sm" variant="subtle" loading={make.isPending} onClick={() => make.mutate()}>
            Create a link for them
          </Button>
        </Group>
      ) : (
        <>
          <Group gap="xs" align="end" wrap="nowrap">
            <TextInput
              label="Verification link"
              description={`Anyone with this link can answer without an account. Expires ${formatMoment(make.data.expiresAt)}.`}
              readOnly
              flex={1}
              value={make.data.link}
              onFocus={(event) => event.currentTarget.select()}
            />
            <CopyButton text={make.data.link} label="Copy link" />
          </Group>
          <LinkReachNote url={make.data.link} />
        </>
      )}
    </Stack>
  )
}
