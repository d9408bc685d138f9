import { Button, Group, Modal, SimpleGrid, Stack, Text, Title } from '@mantine/core'
import type { Difference } from './text-changes.ts'
import classes from './stacker-form.module.css'

interface CompareDialogProps {
  differences: readonly Difference[]
  onKeepMine: () => void
  onTakeTheirs: () => void
  onClose: () => void
}

const Version = ({ title, text }: { title: string; text: string }) => (
  <div>
    <Text size="xs" c="dimmed" mb={4}>
      {title}
    </Text>
    <pre className={classes.version} tabIndex={0} aria-label={title}>
      {text === '' ? '—' : text}
    </pre>
  </div>
)

/** Dialog that compares another user's version with the one typed here. */
export const CompareDialog = ({ differences, onKeepMine, onTakeTheirs, onClose }: CompareDialogProps) => (
  <Modal opened onClose={onClose} title="Compare" size="xl">
    <Stack>
      {differences.length === 0 && <Text size="sm">Both versions are identical.</Text>}
      {differences.map(({ label, theirs, yours }) => (
        <section key={label} aria-label={label}>
          <Title order={3} size="h6" mb="xs">
            {label}
          </Title>
          <SimpleGrid cols={{ base: 1, xs: 2 }} spacing="md">
            <Version title="Saved version" text={theirs} />
            <Version title="Your version" text={yours} />
          </SimpleGrid>
        </section>
      ))}
      <Group justify="flex-end">
        <Button variant="default" onClick={onTakeTheirs}>
          Use saved version
        </Button>
        <Button onClick={onKeepMine}>Keep my version</Button>
      </Group>
    </Stack>
  </Modal>
)
