import { Button, Group, Input, Stack, Text } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { IconPlus } from '@tabler/icons-react'
import type { CloudSetting } from '@web2/contract/clouds'
import { messages } from '@web2/contract/core'
import { useState } from 'react'
import { Failure } from '../../../ui/failure.tsx'
import { bucketList } from './site-choices.ts'
import {
  accountOf,
  withBucketAdded,
  withBucketToggled,
  type CloudSection,
  type SectionBucket,
} from './cloud-section.ts'
import { siteFailure } from '../builder-refusal.ts'
import { BucketDialog, type BucketQuestion } from './bucket-dialog.tsx'
import { BucketList } from './bucket-list.tsx'
import { FetchLoader } from '../../../ui/loading-indicators.tsx'

interface BucketChoiceProps {
  section: CloudSection
  setting: CloudSetting
  accountLabel: string
  problem: string | undefined
  namesTakePlaceholders: boolean
  onChange: (section: CloudSection) => void
}

const capital = (words: string) => words.charAt(0).toUpperCase() + words.slice(1)

/** The buckets of a section's account: those of the cloud's list, new ones, and others by their names. */
export const BucketChoice = (props: BucketChoiceProps) => {
  const { section, setting, accountLabel, problem, onChange } = props
  const { capabilities, cloud } = setting
  const noun = capabilities.bucketNoun
  const plural = noun.endsWith('y') ? `${noun.slice(0, -1)}ies` : `${noun}s`
  const [asking, setAsking] = useState<BucketQuestion | null>(null)
  /** The question that was answered just now: the dialog around this gives its button the focus again. */
  const [answered, setAnswered] = useState<BucketQuestion | null>(null)
  const opener = (question: BucketQuestion) => ({
    ...(answered === question && { 'data-autofocus': true }),
    onBlur: () => setAnswered(null),
    onClick: () => setAsking(question),
  })
  const buckets = useQuery(bucketList(cloud, accountLabel, section.storageId ?? undefined))
  const listed = buckets.data && new Set(buckets.data.map(({ name }) => name))
  // new entries come first; at the end of a long list the user would not see them
  const offered: SectionBucket[] = [
    ...section.added.filter(({ name }) => !listed?.has(name)),
    ...(buckets.data ?? []).map(({ name, region }) => ({ name, region })),
  ]
  const names = offered.map(({ name }) => name)
  const storage = accountOf(setting, accountLabel)?.objectStorages.find(
    ({ _id }) => _id === section.storageId,
  )
  const isEmpty = buckets.isSuccess && offered.length === 0

  return (
    <Input.Wrapper
      label={capital(plural)}
      labelElement="div"
      withAsterisk
      mt="sm"
      error={isEmpty && problem !== undefined ? messages.bucketListEmpty : problem}
    >
      <Stack gap={8} mt={4}>
        {buckets.isPending && <FetchLoader size="xs" aria-label={`Loading ${plural} of ${accountLabel}`} />}
        {buckets.isError && (
          <Failure message={siteFailure(buckets.error)} onRetry={() => void buckets.refetch()} />
        )}
        {isEmpty && problem === undefined && (
          <Text size="sm" c="dimmed">
            {messages.bucketListEmpty}
          </Text>
        )}
        {offered.length > 0 && (
          <BucketList
            label={`${capital(plural)} of ${accountLabel}`}
            offered={offered}
            chosen={section.buckets}
            listed={listed}
            problem={problem}
            onToggle={(bucket) => onChange(withBucketToggled(section, bucket))}
          />
        )}
        <Group gap="xs">
          {capabilities.createBucket && (
            <Button
              size="xs"
              variant="default"
              leftSection={<IconPlus size={14} aria-hidden />}
              {...opener('new')}
            >
              Create {noun}
            </Button>
          )}
          <Button size="xs" variant="subtle" {...opener('known')}>
            Add by name
          </Button>
        </Group>
      </Stack>
      <BucketDialog
        question={asking}
        stackId={`bucket ${section.id}`}
        capabilities={capabilities}
        regions={storage === undefined ? capabilities.regions : [{ id: storage.region, name: storage.name }]}
        present={names}
        takesPlaceholders={props.namesTakePlaceholders}
        onAdd={(bucket) => onChange(withBucketAdded(section, bucket))}
        onClose={() => {
          setAnswered(asking)
          setAsking(null)
        }}
      />
    </Input.Wrapper>
  )
}
