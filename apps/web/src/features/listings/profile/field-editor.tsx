import { Button, Group, Stack, TagsInput, Text, Textarea, TextInput } from '@mantine/core'
import { IconPlus, IconX } from '@tabler/icons-react'
import { profileLimits, type ProfileField, type ProfileValue } from '@web2/contract/listings'
import type { ReactNode } from 'react'
import { IconAction } from '../../../ui/icon-button.tsx'
import { ItemsEditor } from './items-editor.tsx'
import { fieldForms } from './profile-groups.ts'
import { emptyValue, type FormEntry } from './profile-values.ts'
import { EntrySource, type SourceOf } from './source-line.tsx'
import type { ProfileForm } from './use-profile-form.ts'

/** Picks an image; the media library is above listings, so the screen provides it. */
export type ImageSlot = (props: {
  readonly label: string
  readonly value: string
  readonly onChange: (url: string) => void
}) => ReactNode

export interface FieldEditorProps {
  readonly form: ProfileForm
  readonly field: ProfileField
  readonly imageField: ImageSlot
  readonly sourceOf: SourceOf
}

/** Source lines below a field of short words, whose values often share one. */
const mostSources = 5

const wordEntries = (words: readonly string[], entries: readonly FormEntry[]): FormEntry[] =>
  words.map((word) => entries.find(({ value }) => value === word) ?? { value: word })

const Words = ({ form, field, sourceOf }: FieldEditorProps) => {
  const { label, placeholder } = fieldForms[field]
  const entries = form.values[field]
  const words = entries.map(({ value }) => String(value))
  const sources = new Map(entries.map((entry) => [sourceOf(entry)?.line, entry]))
  sources.delete(undefined)
  return (
    <Stack gap={6}>
      <TagsInput
        label={label}
        {...(words.length === 0 && placeholder !== undefined && { placeholder })}
        maxTags={profileLimits[field]}
        acceptValueOnBlur
        value={words}
        error={form.errors[field]}
        onChange={(typed) => form.setFieldValue(field, wordEntries(typed, entries))}
      />
      {[...sources.values()].slice(0, mostSources).map((entry) => (
        <EntrySource key={entry.id} entry={entry} sourceOf={sourceOf} />
      ))}
    </Stack>
  )
}

const Lines = ({ form, field, sourceOf }: FieldEditorProps) => {
  const { label } = fieldForms[field]
  return (
    <Stack gap="xs" role="group" aria-label={label}>
      {form.values[field].map((entry, at) => (
        <Stack key={at} gap={6}>
          <Group gap="xs" wrap="nowrap">
            <TextInput
              flex={1}
              aria-label={`${label} ${at + 1}`}
              {...form.getInputProps(`${field}.${at}.value`)}
            />
            <IconAction
              tip="Remove"
              name={`Remove ${label.toLowerCase()} ${at + 1}`}
              onClick={() => form.removeListItem(field, at)}
            >
              <IconX size={16} />
            </IconAction>
          </Group>
          <EntrySource entry={entry} sourceOf={sourceOf} />
        </Stack>
      ))}
      <Group>
        <Button
          size="xs"
          variant="default"
          leftSection={<IconPlus size={14} aria-hidden />}
          onClick={() => form.insertListItem(field, { value: '' })}
        >
          Add promise
        </Button>
      </Group>
    </Stack>
  )
}

/** Sets the value of a field that has one; a new one keeps the id of the old. */
const setOne = (form: ProfileForm, field: ProfileField, value: unknown): void => {
  const [entry] = form.values[field]
  form.setFieldValue(field, [{ ...entry, value }])
}

const One = ({ form, field }: FieldEditorProps) => {
  const { kind, label, placeholder } = fieldForms[field]
  const props = {
    label,
    placeholder,
    value: String(form.values[field][0]?.value ?? ''),
    error: form.errors[`${field}.0.value`],
    'data-path': `${field}.0.value`,
    onChange: (event: { readonly currentTarget: { readonly value: string } }) =>
      setOne(form, field, event.currentTarget.value),
  }
  if (kind === 'text') return <Textarea autosize minRows={2} maxRows={8} {...props} />
  if (kind === 'url') return <TextInput inputMode="url" {...props} />
  return <TextInput {...(kind === 'year' && { inputMode: 'numeric', maxLength: 4 })} {...props} />
}

const Tone = ({ form, field }: FieldEditorProps) => {
  const tone = (form.values[field][0]?.value ?? emptyValue('tone')) as ProfileValue<'tone'>
  const set = (change: Partial<ProfileValue<'tone'>>) => setOne(form, field, { ...tone, ...change })
  return (
    <Stack gap="sm" role="group" aria-label="Tone">
      <TagsInput
        label="Tone"
        {...(tone.adjectives.length === 0 && { placeholder: 'calm, direct, friendly' })}
        maxTags={8}
        acceptValueOnBlur
        value={tone.adjectives}
        onChange={(adjectives) => set({ adjectives })}
      />
      {tone.examples.map((text, at) => (
        <Group key={at} gap="xs" wrap="nowrap" align="flex-start">
          <Textarea
            flex={1}
            label={`Example text ${at + 1}`}
            autosize
            minRows={2}
            maxRows={8}
            error={form.errors[`${field}.0.value.examples.${at}`]}
            value={text}
            onChange={(event) => set({ examples: tone.examples.with(at, event.currentTarget.value) })}
          />
          <IconAction
            tip="Remove"
            name={`Remove example text ${at + 1}`}
            mt={28}
            onClick={() => set({ examples: tone.examples.toSpliced(at, 1) })}
          >
            <IconX size={16} />
          </IconAction>
        </Group>
      ))}
      {tone.examples.length < 5 && (
        <Group>
          <Button
            size="xs"
            variant="default"
            leftSection={<IconPlus size={14} aria-hidden />}
            onClick={() => set({ examples: [...tone.examples, ''] })}
          >
            Add example text
          </Button>
        </Group>
      )}
    </Stack>
  )
}

const Picture = ({ form, field, imageField }: FieldEditorProps) => {
  const { label } = fieldForms[field]
  const value = form.values[field][0]?.value as ProfileValue<'logo'> | undefined
  return imageField({
    label,
    value: value?.url ?? '',
    onChange: (url) => setOne(form, field, { alt: '', ...value, url }),
  })
}

const WithSource = (props: FieldEditorProps) => (
  <Stack gap={6}>
    {fieldForms[props.field].kind === 'tone' ? <Tone {...props} /> : <One {...props} />}
    <EntrySource entry={props.form.values[props.field][0]} sourceOf={props.sourceOf} />
  </Stack>
)

/** The inputs of one field, by its kind, each value with the line it came from. */
export const FieldEditor = (props: FieldEditorProps) => {
  const { kind, label, help } = fieldForms[props.field]
  switch (kind) {
    case 'items':
    case 'lines':
      return (
        <Stack gap="xs">
          <div>
            <Text size="sm" fw={500}>
              {label}
            </Text>
            {help !== undefined && (
              <Text size="xs" c="dimmed">
                {help}
              </Text>
            )}
          </div>
          {kind === 'items' ? <ItemsEditor {...props} /> : <Lines {...props} />}
        </Stack>
      )
    case 'words':
      return <Words {...props} />
    case 'image':
      return <Picture {...props} />
    default:
      return <WithSource {...props} />
  }
}
