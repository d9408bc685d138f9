import { Modal, NativeSelect, Stack, Text, TextInput } from '@mantine/core'
import { useForm, type GetInputPropsReturnType } from '@mantine/form'
import type { CloudCapabilities, CloudRegion } from '@web2/contract/clouds'
import type { SubmitEvent } from 'react'
import { asksRegion, emptyBucket, knownBucketProblems, newBucketProblems } from './bucket-values.ts'
import type { SectionBucket } from './cloud-section.ts'
import { DialogActions } from '../../../ui/dialogs/dialog-actions.tsx'

/** A bucket to be made, or one that is there although the list does not show it. */
export type BucketQuestion = 'new' | 'known'

interface BucketFormProps {
  question: BucketQuestion
  capabilities: CloudCapabilities
  /** Where it can be made; empty: the cloud asks for no region, or takes any. */
  regions: readonly CloudRegion[]
  /** Names that are taken in the account. */
  present: readonly string[]
  /** The name may hold placeholders, such as {city}. */
  takesPlaceholders: boolean
  onAdd: (bucket: SectionBucket) => void
  onClose: () => void
}

/** The name with a word for each placeholder: only what stands around them can be wrong already. */
const withExamples = (name: string): string => name.replace(/\{[A-Za-z][\w.:]*\}/g, 'example')

interface RegionFieldProps extends GetInputPropsReturnType {
  regions: readonly CloudRegion[]
}

const RegionField = ({ regions, ...field }: RegionFieldProps) =>
  regions.length > 0 ? (
    <NativeSelect
      label="Region"
      withAsterisk
      data={regions.map(({ id, name }) => ({ value: id, label: `${name} (${id})` }))}
      {...field}
    />
  ) : (
    <TextInput
      label="Region"
      description="Use your provider’s region ID"
      withAsterisk
      autoComplete="off"
      {...field}
    />
  )

const BucketForm = (props: BucketFormProps) => {
  const { question, capabilities, regions, present, takesPlaceholders, onAdd, onClose } = props
  const { bucketNoun: noun, bucketNames } = capabilities
  const isNew = question === 'new'
  const form = useForm({
    initialValues: emptyBucket(capabilities, regions),
    validate: (typed) => {
      const values = takesPlaceholders ? { ...typed, name: withExamples(typed.name) } : typed
      return isNew
        ? newBucketProblems(values, capabilities, regions, present)
        : knownBucketProblems(values, present)
    },
  })
  const submit = form.onSubmit(({ name, region }) => {
    onAdd(
      isNew
        ? { name: name.trim(), region: region.trim() || null, newBucket: true }
        : { name: name.trim(), region: null },
    )
    onClose()
  })
  const name = form.getInputProps('name')
  return (
    <form
      noValidate
      onSubmit={(event: SubmitEvent<HTMLFormElement>) => {
        // a form that this dialog was opened from is not what is sent
        event.stopPropagation()
        submit(event)
      }}
    >
      <Stack>
        <TextInput
          label="Name"
          description={isNew && name.error !== bucketNames.rule ? bucketNames.rule : undefined}
          withAsterisk
          data-autofocus
          autoComplete="off"
          autoCapitalize="off"
          spellCheck={false}
          {...name}
        />
        {isNew && asksRegion(capabilities, regions) && (
          <RegionField regions={regions} {...form.getInputProps('region')} />
        )}
        <Text size="sm" c="dimmed">
          {isNew
            ? `Created with public read access when you publish.${takesPlaceholders ? ' Placeholders such as {city} are replaced with each site’s values.' : ''}`
            : `Not in the list? Enter the name of an existing ${noun} that your key can’t list.`}
        </Text>
        <DialogActions onCancel={onClose} type="submit">
          {isNew ? 'Create' : 'Add'}
        </DialogActions>
      </Stack>
    </form>
  )
}

interface BucketDialogProps extends Omit<BucketFormProps, 'question'> {
  /** null: closed. */
  question: BucketQuestion | null
  /** Distinguishes the dialogs of several sections. */
  stackId: string
}

/** Create Bucket, and the same for a bucket that is there. */
export const BucketDialog = ({ question, stackId, ...form }: BucketDialogProps) => {
  const noun = form.capabilities.bucketNoun
  return (
    <Modal
      opened={question !== null}
      onClose={form.onClose}
      stackId={stackId}
      title={question === 'known' ? `Add ${noun} by name` : `Create ${noun}`}
    >
      {question !== null && <BucketForm question={question} {...form} />}
    </Modal>
  )
}
