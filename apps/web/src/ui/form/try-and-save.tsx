import { Button, Group } from '@mantine/core'

interface TryAndSaveProps {
  isTrying: boolean
  isSaving: boolean
  onTry: () => void
  onCancel: () => void
}

/** The end of a form whose values can be tried before they are saved. */
export const TryAndSave = ({ isTrying, isSaving, onTry, onCancel }: TryAndSaveProps) => (
  <Group justify="space-between" className="dialog-end">
    <Button variant="default" loading={isTrying} onClick={onTry}>
      Test
    </Button>
    <Group gap="sm">
      <Button variant="default" onClick={onCancel}>
        Cancel
      </Button>
      <Button type="submit" loading={isSaving}>
        Save
      </Button>
    </Group>
  </Group>
)
