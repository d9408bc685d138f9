import { Group, SegmentedControl, Stack, Text, Textarea, TextInput } from '@mantine/core'
import { IconTrash } from '@tabler/icons-react'
import { turboLimits } from '@web2/contract/generator'
import { counted } from '../../../lib/text/counted.ts'
import { IconAction } from '../../../ui/icon-button.tsx'
import { mergedSentence } from '../check/check-sentences.ts'
import { linesOf, listNameProblem, placeholderName, type TypedList } from './typed-list.ts'
import classes from '../generator.module.css'
import { useWizard } from '../wizard/wizard-context.ts'
import { CategoryNames } from './category-names.tsx'
import { DataFile } from './data-file.tsx'

interface ListCardProps {
  readonly list: TypedList
  /** Index of the list, by which errors name it. */
  readonly at: number
  readonly onChange: (part: Partial<TypedList>) => void
  /** undefined for the only list. */
  readonly onRemove: (() => void) | undefined
}

const sources = [
  { value: 'typed', label: 'Type or paste' },
  { value: 'data', label: 'From a file' },
]

/** A list: its name, and its values or its file. */
export const ListCard = ({ list, at, onChange, onRemove }: ListCardProps) => {
  const { values, check, problem } = useWizard()
  const { name, from, typed } = list
  const merged = from === 'typed' ? check?.merged.find(({ list: own }) => own === name) : undefined
  const count = linesOf(typed).length
  const tooMany =
    count > turboLimits.listValues
      ? `You can type up to ${turboLimits.listValues.toLocaleString('en')} values. Upload a file for more.`
      : undefined
  const dataProblem = problem(`lists.${at}.dataId`) ?? problem(`lists.${at}.column`)
  return (
    <div className={classes.panel} role="group" aria-label={`List ${name}`}>
      <Stack gap="sm">
        <Group align="flex-end" gap="xs" wrap="nowrap">
          <TextInput
            label="List name"
            data-field={`lists.${at}.name`}
            flex={1}
            value={name}
            maxLength={40}
            autoCapitalize="off"
            autoComplete="off"
            spellCheck={false}
            error={listNameProblem(values.lists, list) ?? problem(`lists.${at}.name`)}
            onChange={(event) => onChange({ name: placeholderName(event.currentTarget.value) })}
          />
          {onRemove !== undefined && (
            <IconAction tip="Remove list" name={`Remove list ${name}`} size={36} onClick={onRemove}>
              <IconTrash size={18} />
            </IconAction>
          )}
        </Group>
        <SegmentedControl
          aria-label={`Source of ${name}`}
          size="xs"
          fullWidth
          data={sources}
          value={from}
          onChange={(next) => onChange({ from: next as TypedList['from'] })}
        />
        {from === 'typed' ? (
          <>
          <Textarea
            label="Values"
            description="One per line"
            data-field={`lists.${at}.values`}
            autosize
            minRows={5}
            maxRows={12}
            value={typed}
            error={tooMany ?? problem(`lists.${at}.values`) ?? problem(`lists.${at}`)}
            onChange={(event) => onChange({ typed: event.currentTarget.value })}
          />
          <CategoryNames typed={typed} onChange={(next) => onChange({ typed: next })} />
          </>
        ) : (
          <DataFile list={list} at={at} problem={dataProblem ?? problem(`lists.${at}`)} onChange={onChange} />
        )}
        {merged !== undefined && (
          <Text size="xs" role="status" style={{ overflowWrap: 'anywhere' }}>
            {mergedSentence(merged)}
          </Text>
        )}
        <Text size="xs" c="dimmed" role="status">
          {from === 'typed' && `${counted(count, 'value')} · `}Placeholder{' '}
          <span className={classes.code}>{`{${name}}`}</span>
        </Text>
      </Stack>
    </div>
  )
}
