import { Checkbox, Group, Stack, Text } from '@mantine/core'
import type { AccessScope } from '@web2/contract/core'
import type { ReactNode } from 'react'
import { areaTexts, comesWith } from './scope-texts.ts'
import classes from './access-tokens.module.css'

interface ScopeChoiceProps {
  value: readonly AccessScope[]
  onChange: (scopes: AccessScope[]) => void
  error?: ReactNode
}

/** Choice of a token's scopes by subject. */
export const ScopeChoice = ({ value, onChange, error }: ScopeChoiceProps) => {
  const toggle = (scope: AccessScope, isOn: boolean) =>
    onChange(isOn ? [...value, scope] : value.filter((each) => each !== scope))
  return (
    <Stack gap="xs" role="group" aria-label="Permissions">
      <Text size="sm" fw={600} aria-hidden>
        Permissions{' '}
      </Text>
      <div className={classes.areas}>
        {areaTexts.map(({ area, label, text, scopes }) => (
          <div key={area} role="group" aria-label={label} className={classes.area}>
            <div>
              <Text size="sm" fw={600}>
                {label}
              </Text>
              <Text size="xs" c="dimmed">
                {text}
              </Text>
            </div>
            <Group gap="sm">
              {scopes.map((each) => {
                const isImplied = comesWith(each.scope, value)
                return (
                  <Checkbox
                    key={each.scope}
                    label={each.label}
                    checked={isImplied || value.includes(each.scope)}
                    disabled={isImplied}
                    onChange={(event) => toggle(each.scope, event.currentTarget.checked)}
                  />
                )
              })}
            </Group>
          </div>
        ))}
      </div>
      {error !== undefined && error !== null && (
        <Text size="xs" c="var(--mantine-color-error)" role="alert">
          {error}
        </Text>
      )}
    </Stack>
  )
}
