import { Button, Checkbox, Group, Stack, Text, TextInput } from '@mantine/core'
import { IconSearch } from '@tabler/icons-react'
import type { ReactNode } from 'react'
import { counted } from '../../../lib/text/counted.ts'
import classes from '../campaigns.module.css'

interface Choice {
  readonly _id: string
  readonly label: string
  readonly note: string
  /** Why it cannot be chosen; empty when it can. */
  readonly refusal: string
}

export interface ChoiceGroup {
  readonly key: string
  /** Empty: without a heading. */
  readonly title: string
  /** Picture before the title. */
  readonly mark?: ReactNode
  readonly choices: readonly Choice[]
}

interface ChoiceListProps {
  readonly label: string
  readonly searchLabel: string
  readonly noun: { readonly one: string; readonly many: string }
  readonly words: string
  readonly onWords: (words: string) => void
  readonly groups: readonly ChoiceGroup[]
  readonly chosen: readonly string[]
  readonly onChange: (chosen: string[]) => void
  /** Message without results. */
  readonly empty: ReactNode
}

/** Many of many: searched on the server, chosen by boxes, in the order they were chosen. */
export const ChoiceList = (props: ChoiceListProps) => {
  const { groups, chosen, onChange, noun } = props
  const there = new Set(chosen)
  const open = groups.flatMap(({ choices }) => choices).filter(({ refusal }) => refusal === '')
  const toggle = (id: string, on: boolean) =>
    onChange(on ? [...chosen, id] : chosen.filter((one) => one !== id))
  const count = `${counted(chosen.length, noun.one, noun.many)} selected`
  return (
    <Stack gap="xs">
      <Group justify="space-between" gap="xs">
        <TextInput
          aria-label={props.searchLabel}
          placeholder={props.searchLabel}
          leftSection={<IconSearch size={16} aria-hidden />}
          value={props.words}
          onChange={(event) => props.onWords(event.currentTarget.value)}
          flex="1 1 220px"
          maw="var(--app-field)"
        />
        <Group gap="xs">
          <Text size="sm" role="status">
            {count}
          </Text>
          <Button
            size="compact-sm"
            variant="default"
            disabled={open.every(({ _id }) => there.has(_id))}
            onClick={() => onChange([...chosen, ...open.flatMap(({ _id }) => (there.has(_id) ? [] : _id))])}
          >
            Select all shown
          </Button>
          <Button
            size="compact-sm"
            variant="subtle"
            disabled={chosen.length === 0}
            onClick={() => onChange([])}
          >
            Clear
          </Button>
        </Group>
      </Group>
      <div className={classes.choices} role="group" aria-label={props.label} tabIndex={0}>
        {groups.length === 0 && (
          <Text size="sm" c="dimmed" component="div">
            {props.empty}
          </Text>
        )}
        <Stack gap="md">
          {groups.map(({ key, title, mark, choices }) => (
            <Stack key={key} gap={6} role="group" {...(title === '' ? {} : { 'aria-label': title })}>
              {title !== '' && (
                <Group gap="xs" wrap="nowrap">
                  {mark}
                  <Text size="xs" c="dimmed" fw={600}>
                    {title}
                  </Text>
                </Group>
              )}
              {choices.map(({ _id, label, note, refusal }) => (
                <Checkbox
                  key={_id}
                  label={label}
                  description={refusal === '' ? note : refusal}
                  // what was chosen can be given up even so
                  disabled={refusal !== '' && !there.has(_id)}
                  checked={there.has(_id)}
                  onChange={(event) => toggle(_id, event.currentTarget.checked)}
                  styles={{ label: { overflowWrap: 'anywhere' }, description: { overflowWrap: 'anywhere' } }}
                />
              ))}
            </Stack>
          ))}
        </Stack>
      </div>
    </Stack>
  )
}
