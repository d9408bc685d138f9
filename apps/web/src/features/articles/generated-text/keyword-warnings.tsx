import { List, Text } from '@mantine/core'

/** Keywords left out, with the reasons. */
export const KeywordWarnings = ({ warnings }: { readonly warnings: readonly string[] }) =>
  warnings.length === 0 ? null : (
    <List size="sm" aria-label="Excluded keywords" listStyleType="none">
      {warnings.map((warning) => (
        <List.Item key={warning}>
          <Text size="sm" style={{ overflowWrap: 'anywhere' }}>
            {warning}
          </Text>
        </List.Item>
      ))}
    </List>
  )
