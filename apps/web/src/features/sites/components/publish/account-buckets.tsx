import { Button, Checkbox, Group, Loader, NativeSelect, Stack, Text } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { IconCloud, IconPlus } from '@tabler/icons-react'
import { messages, type CloudSetting } from '@web2/contract'
import { useState } from 'react'
import { Failure } from '../../../../ui/failure.tsx'
import { bucketList } from '../../api/sites-api.ts'
import { siteFailure } from '../../failure-sentence.ts'
import { targetKey, toggled, type Target } from '../../publish-targets.ts'
import { NewBucket } from './new-bucket.tsx'
import classes from './targets.module.css'

interface AccountBucketsProps {
  setting: CloudSetting
  account: CloudSetting['accounts'][number]
  targets: readonly Target[]
  onChange: (targets: Target[]) => void
}

/** The buckets of one cloud account, to be ticked, and new ones. */
export const AccountBuckets = ({ setting, account, targets, onChange }: AccountBucketsProps) => {
  const { cloud, name: cloudName, capabilities } = setting
  const { label: accountLabel, objectStorages } = account
  const ofAccount = targets.filter((target) => target.cloud === cloud && target.accountLabel === accountLabel)
  const [chosen, setChosen] = useState(ofAccount[0]?.storageId ?? objectStorages[0]?._id ?? null)
  const storage = capabilities.storages ? objectStorages.find(({ _id }) => _id === chosen) : undefined
  const lacksStorage = capabilities.storages && storage === undefined
  const buckets = useQuery({
    ...bucketList(cloud, accountLabel, storage?._id),
    enabled: !lacksStorage,
  })
  const [adding, setAdding] = useState(false)
  const own = ofAccount.filter(({ storageId }) => (storageId ?? null) === (storage?._id ?? null))
  const known = buckets.data?.map(({ name }) => name) ?? []
  const added = own.flatMap(({ bucket, newBucket }) =>
    bucket !== null && newBucket !== undefined ? [bucket] : [],
  )
  // A bucket the site went to before stays on offer, even when the list cannot be read right now.
  const before = own.flatMap(({ bucket, newBucket }) =>
    bucket !== null && newBucket === undefined && !known.includes(bucket) ? [bucket] : [],
  )
  const inStorage = storage === undefined ? {} : { storageId: storage._id }
  const row = (bucket: string, note?: string, region?: string) => {
    const target: Target = own.find((other) => other.bucket === bucket) ?? {
      cloud,
      accountLabel,
      bucket,
      ...inStorage,
      ...(region === undefined ? {} : { region }),
    }
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
      {capabilities.storages && objectStorages.length > 0 && (
        <NativeSelect
          label="Object storage"
          size="xs"
          mb="sm"
          data={objectStorages.map(({ _id, name, region }) => ({ value: _id, label: `${name} (${region})` }))}
          value={chosen ?? ''}
          onChange={(event) => {
            setChosen(event.currentTarget.value)
            setAdding(false)
          }}
        />
      )}
      {capabilities.storages && objectStorages.length === 0 && (
        <Text size="sm" c="dimmed">
          This account has no object storage yet. Add one at {cloudName} first.
        </Text>
      )}
      {buckets.isLoading && <Loader size="xs" aria-label={`Loading the buckets of ${accountLabel}`} />}
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
        {(buckets.data ?? []).map(({ name, region }) => row(name, region ?? undefined, region ?? undefined))}
        {added.map((bucket) => row(bucket, 'new, made when publishing'))}
        {adding ? (
          <NewBucket
            capabilities={capabilities}
            regions={
              storage === undefined ? capabilities.regions : [{ id: storage.region, name: storage.name }]
            }
            present={[...known, ...added, ...before]}
            onCancel={() => setAdding(false)}
            onAdd={(bucket, region) => {
              onChange([...targets, { cloud, accountLabel, bucket, ...inStorage, newBucket: { region } }])
              setAdding(false)
            }}
          />
        ) : (
          capabilities.createBucket && (
            <div>
              <Button
                variant="subtle"
                size="compact-sm"
                leftSection={<IconPlus size={14} aria-hidden />}
                onClick={() => setAdding(true)}
                disabled={!buckets.isSuccess}
              >
                {`New ${capabilities.bucketNoun}`}
              </Button>
            </div>
          )
        )}
      </Stack>
    </div>
  )
}
