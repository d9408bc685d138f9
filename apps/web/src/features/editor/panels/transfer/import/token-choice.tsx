import { Radio, Stack, Text } from '@mantine/core'
import type { ClashChoice, RootTokens } from '@web2/builder'
import { useState } from 'react'
import { counted } from '../../../../../lib/text/counted.ts'
import { DialogActions } from '../../../../../ui/dialogs/dialog-actions.tsx'

/** Names in a sentence: the first few, and how many more. */
const listed = (names: readonly string[]): string => {
  const first = names.slice(0, 3).map((name) => `--${name}`)
  const more = names.length - first.length
  return more > 0 ? `${first.join(', ')} and ${more.toLocaleString('en-US')} more` : first.join(', ')
}

interface TokenChoiceProps {
  readonly found: RootTokens
  /** The page belongs to a site, whose theme all its pages share. */
  readonly isOfSite: boolean
  /** Null leaves them in the style sheets of the page. */
  readonly onDecide: (choice: ClashChoice | null) => void
  readonly onCancel: () => void
}

/** Asks if custom properties of an imported page become design tokens, and what happens to equal names. */
export const TokenChoice = ({
  found: { tokens, clashes, staying },
  isOfSite,
  onDecide,
  onCancel,
}: TokenChoiceProps) => {
  const [takes, setTakes] = useState(true)
  const [clash, setClash] = useState<ClashChoice>('rename')
  const whose = isOfSite ? 'the site' : 'the page'
  return (
    <Stack>
      <Radio.Group
        label={`The page sets ${counted(tokens.length, 'custom property', 'custom properties')} in its CSS: ${listed(tokens.map(({ name }) => name))}`}
        value={takes ? 'take' : 'leave'}
        onChange={(value) => setTakes(value === 'take')}
      >
        <Stack gap="xs" mt="xs">
          <Radio
            value="take"
            label={`Turn ${counted(tokens.length, 'custom property', 'custom properties')} into design tokens`}
            description={`You change them in the Theme panel of ${whose}.`}
          />
          <Radio value="leave" label="Leave them in the CSS" description="The page looks the same." />
        </Stack>
      </Radio.Group>
      {takes && clashes.length > 0 && (
        <Radio.Group
          label={`${counted(clashes.length, 'name')} already in use with other values: ${listed(clashes)}`}
          value={clash}
          onChange={(value) => setClash(value === 'theme' ? 'theme' : 'rename')}
        >
          <Stack gap="xs" mt="xs">
            <Radio
              value="rename"
              label="Keep both"
              description="The page’s design tokens get new names. The page keeps its look."
            />
            <Radio
              value="theme"
              label={`Use the values of ${whose}`}
              description="The imported page takes these colors and sizes."
            />
          </Stack>
        </Radio.Group>
      )}
      {takes && staying.length > 0 && (
        <Text size="sm" c="dimmed">
          {counted(staying.length, 'custom property', 'custom properties')} stay in the CSS, because other
          rules or unusual values depend on {staying.length === 1 ? 'it' : 'them'}: {listed(staying)}.
        </Text>
      )}
      <DialogActions onCancel={onCancel} data-autofocus onClick={() => onDecide(takes ? clash : null)}>
        Continue
      </DialogActions>
    </Stack>
  )
}
