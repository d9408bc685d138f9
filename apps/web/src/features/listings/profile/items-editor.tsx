import { Button, Group, Stack, Textarea, TextInput } from '@mantine/core'
import { IconPlus, IconX } from '@tabler/icons-react'
import type { ProfileField } from '@web2/contract/listings'
import { IconAction } from '../../../ui/icon-button.tsx'
import { fieldForms, type Column } from './profile-groups.ts'
import { emptyValue } from './profile-values.ts'
import { EntrySource, type SourceOf } from './source-line.tsx'
import type { ProfileForm } from './use-profile-form.ts'
import classes from './profile.module.css'

interface ItemsEditorProps {
  readonly form: ProfileForm
  readonly field: ProfileField
  readonly sourceOf: SourceOf
}

interface PartProps extends Pick<ItemsEditorProps, 'form'> {
  /** Of the input in the form. */
  readonly path: string
  readonly column: Column
}

const Part = ({ form, path, column }: PartProps) => {
  const { label, kind = 'line', required = false } = column
  const props = { label, withAsterisk: required, ...form.getInputProps(path) }
  if (kind === 'text') return <Textarea autosize minRows={2} maxRows={8} {...props} />
  return <TextInput {...(kind === 'url' && { inputMode: 'url' as const })} {...props} />
}

/** Values with several parts: one block each, with its fields. */
export const ItemsEditor = ({ form, field, sourceOf }: ItemsEditorProps) => {
  const shape = fieldForms[field]
  if (shape.kind !== 'items') return null
  const { label, one, columns } = shape
  return (
    <Stack gap="xs" role="group" aria-label={label}>
      {form.values[field].map((entry, at) => (
        <div key={at} className={classes.item} role="group" aria-label={`${label} ${at + 1}`}>
          <div className={classes.parts}>
            {columns.map((column) => (
              <div key={column.name} data-span={column.span ?? 3}>
                <Part form={form} path={`${field}.${at}.value.${column.name}`} column={column} />
              </div>
            ))}
            <div data-span={6} className={classes.source}>
              <EntrySource entry={entry} sourceOf={sourceOf} />
            </div>
          </div>
          <IconAction
            tip="Remove"
            name={`Remove ${one} ${at + 1}`}
            onClick={() => form.removeListItem(field, at)}
          >
            <IconX size={16} />
          </IconAction>
        </div>
      ))}
      <Group>
        <Button
          size="xs"
          variant="default"
          leftSection={<IconPlus size={14} aria-hidden />}
          onClick={() => form.insertListItem(field, { value: emptyValue(field) })}
        >
          {`Add ${one}`}
        </Button>
      </Group>
    </Stack>
  )
}
