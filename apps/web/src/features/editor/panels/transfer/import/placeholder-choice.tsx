import { Radio, Stack, Text } from '@mantine/core'
import { useState } from 'react'
import { namesInWords } from './placeholder-names.ts'
import { DialogActions } from '../../../../../ui/dialogs/dialog-actions.tsx'

interface PlaceholderChoiceProps {
  readonly placeholders: readonly string[]
  readonly onDecide: (keeps: boolean) => void
  readonly onCancel: () => void
}

/** Asks if braces of an imported page are placeholders for lists, or text for visitors. */
export const PlaceholderChoice = ({ placeholders, onDecide, onCancel }: PlaceholderChoiceProps) => {
  const [keeps, setKeeps] = useState(true)
  return (
    <Stack>
      <Text size="sm" style={{ overflowWrap: 'anywhere' }}>
        The page contains {namesInWords(placeholders)}.
      </Text>
      <Radio.Group
        label="Import as"
        value={keeps ? 'keep' : 'text'}
        onChange={(value) => setKeeps(value === 'keep')}
      >
        <Stack gap="xs" mt="xs">
          <Radio
            value="keep"
            label="Keep as placeholders"
            description="The site generator replaces them with values from your lists."
          />
          <Radio value="text" label="Treat as text" description="Visitors see the braces." />
        </Stack>
      </Radio.Group>
      <DialogActions onCancel={onCancel} data-autofocus onClick={() => onDecide(keeps)}>
        Continue
      </DialogActions>
    </Stack>
  )
}
