import { Button, Text } from '@mantine/core'
import { IconPlus } from '@tabler/icons-react'
import type { Theme, TokenGroup } from '@web2/builder'
import { useState } from 'react'
import panel from '../inspector/panel.module.css'
import { NewToken } from './new-token.tsx'
import { groupLabels } from './token-labels.ts'
import { TokenRow } from './token-row.tsx'
import styles from './theme.module.css'

interface GroupProps {
  readonly theme: Theme
  readonly group: TokenGroup
  readonly label: string
}

const Group = ({ theme, group, label }: GroupProps) => {
  const [isOpen, setOpen] = useState(group === 'color' || group === 'family')
  const [adding, setAdding] = useState(false)
  const tokens = theme.tokens.filter((token) => token.group === group && !token.isRetired)
  return (
    <details
      className={panel.section}
      open={isOpen}
      onToggle={({ currentTarget }) => setOpen(currentTarget.open)}
    >
      <summary>{label}</summary>
      {isOpen && (
        <div className={panel.fields}>
          {tokens.length === 0 && !adding && (
            <Text size="xs" c="dimmed">
              None yet.
            </Text>
          )}
          {tokens.map((token) => (
            <TokenRow key={token.name} token={token} hasDark={theme.hasDark} />
          ))}
          {adding ? (
            <NewToken theme={theme} group={group} close={() => setAdding(false)} />
          ) : (
            <Button
              size="compact-sm"
              variant="subtle"
              className={styles.add}
              leftSection={<IconPlus size={14} />}
              onClick={() => setAdding(true)}
            >
              Add design token
            </Button>
          )}
        </div>
      )}
    </details>
  )
}

/** Tokens of a theme by group. */
export const TokenGroups = ({ theme }: { readonly theme: Theme }) => (
  <>
    {groupLabels.map(([group, label]) => (
      <Group key={group} theme={theme} group={group} label={label} />
    ))}
  </>
)
