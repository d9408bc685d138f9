import { Button, Checkbox, Group, Loader, Stack, Text } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { IconCloud, IconPlus } from '@tabler/icons-react'
import { messages, type CloudName } from '@web2/contract'
import { useState } from 'react'
import { Failure } from '../../../../ui/failure.tsx'
import { bucketList } from '../../api/sites-api.ts'
import { siteFailure } from '../../failure-sentence.ts'
import { targetKey, toggled, type Target } from '../../publish-targets.ts'
import { NewBucket } from './new-bucket.tsx'
import classes from './targets.module.css'

interface AccountBucketsProps {
  cloud: CloudName
  /** The cloud's name for people. */
  cloudName: string
  accountLabel: string
  targets: readonly Target[]
  onChange: (targets: Target[]) => void
}

/** The buckets of one cloud account, to be ticked, and new ones. */
export const AccountBuckets = ({
  cloud,
  cloudName,
  accountLabel,
  targets,
  onChange,
}: AccountBucketsProps) => {
  const buckets = useQuery(bucketList(cloud, accountLabel))
  const [adding, setAdding] = useState(false)
  const own = targets.filter((target) => target.cloud === cloud && target.accountLabel === accountLabel)
  const known = buckets.data?.map(({ name }) => name) ?? []
  const added = own.flatMap(({ bucket, newBucket }) =>
    bucket !== null && newBucket !== undefined ? [bucket] : [],
  )
  // A bucket the site went to before stays on offer, even when the list cannot be read right now.
  const before = own.flatMap(({ bucket, newBucket }) =>
    bucket !== null && newBucket === undefined && !known.includes(bucket) ? [bucket] : [],
  )
  const row = (bucket: string, note?: string) => {
    const target: Target = own.find((other) => other.bucket === bucket) ?? { cloud, accountLabel, bucket }
    return (
      <Checkbox
        key={bucket}
        label={
          <>
            {bucket}
            {note !== undefined && (
              <Text span size="xs" c="dimmed" ml={8}>
                {note}
              </Text>
            )}
          </>
        }
        checked={own.some((other) => targetKey(other) === targetKey(target))}
        onChange={() => onChange(toggled(targets, target))}
      />
    )
  }

  return (
    <div className={classes.place} role="group" aria-label={`${accountLabel}, ${cloudName}`}>
      <Group gap="xs" mb="xs">
        <IconCloud size={18} aria-hidden />
        <Text size="sm" fw={600}>
          {accountLabel}
        </Text>
        <Text size="sm" c="dimmed">
          {cloudName}
        </Text>
      </Group>
      {buckets.isPending && <Loader size="xs" aria-label={`Loading the buckets of ${accountLabel}`} />}
      {buckets.isError && (
        <Failure message={siteFailure(buckets.error)} onRetry={() => void buckets.refetch()} />
      )}
      <Stack gap={8} mt={buckets.isError ? 'sm' : 0}>
        {buckets.isSuccess && known.length + added.length + before.length === 0 && (
          <Text size="sm" c="dimmed">
            {messages.bucketListEmpty}
          </Text>
        )}
        {before.map((bucket) => row(bucket, 'published there before'))}
        {(buckets.data ?? []).map(({ name, region }) => row(name, region ?? undefined))}
        {added.map((bucket) => row(bucket, 'new, made when publishing'))}
        {adding ? (
          <NewBucket
            present={[...known, ...added, ...before]}
            onCancel={() => setAdding(false)}
            onAdd={(bucket, region) => {
              onChange([...targets, { cloud, accountLabel, bucket, newBucket: { region } }])
              setAdding(false)
            }}
          />
        ) : (
          <div>
            <Button
              variant="subtle"
              size="compact-sm"
              leftSection={<IconPlus size={14} aria-hidden />}
              onClick={() => setAdding(true)}
              disabled={!buckets.isSuccess}
            >
              New bucket
            </Button>
          </div>
        )}
      </Stack>
    </div>
  )
}
