import { Button, Group, Image, Stack, Text } from '@mantine/core'
import type { StepProps } from './step-props.ts'

/** Shows a picture and asks whether it is the right one. */
export const PictureStep = ({ ask, busy, onAnswer }: StepProps) => (
  <Stack gap="sm">
    <Text size="sm">{ask.hint}</Text>
    {ask.imagePath !== undefined && (
      <Image
        src={ask.imagePath}
        alt="Preview image of the site"
        mah={260}
        w="auto"
        maw="100%"
        fit="contain"
        radius="sm"
      />
    )}
    <Group>
      <Button loading={busy} onClick={() => onAnswer('yes')}>
        Yes, continue
      </Button>
      <Button variant="default" disabled={busy} onClick={() => onAnswer('no')}>
        No, it’s a different site
      </Button>
    </Group>
  </Stack>
)
