import { Button, Group, NativeSelect, TextInput } from '@mantine/core'
import { useState } from 'react'
import { messages, type CloudCapabilities, type CloudRegion } from '@web2/contract'
import { bucketProblem } from '../../publish-targets.ts'

interface NewBucketProps {
  capabilities: CloudCapabilities
  /** Where it can be made; empty: the cloud asks for no region, or takes any. */
  regions: readonly CloudRegion[]
  present: readonly string[]
  onAdd: (name: string, region: string) => void
  onCancel: () => void
}

const usualRegion = 'us-east-1'

/** A bucket that is made when the site is published. */
export const NewBucket = ({ capabilities, regions, present, onAdd, onCancel }: NewBucketProps) => {
  const { anyRegion, bucketNoun } = capabilities
  const asksRegion = anyRegion || regions.length > 0
  const [name, setName] = useState('')
  const [region, setRegion] = useState(regions[0]?.id ?? (anyRegion ? usualRegion : ''))
  const [tried, setTried] = useState(false)
  const problem = bucketProblem(name, present, !anyRegion && !asksRegion)
  const regionProblem = asksRegion && region.trim() === '' ? messages.required : null
  const add = () => {
    setTried(true)
    if (problem === null && regionProblem === null) onAdd(name.trim(), region.trim())
  }
  const onEnter = (key: string) => key === 'Enter' && add()

  return (
    <Group align="flex-start" gap="xs">
      <TextInput
        label={`New ${bucketNoun} name`}
        size="xs"
        flex="2 1 160px"
        autoFocus
        value={name}
        onChange={(event) => setName(event.currentTarget.value)}
        onKeyDown={(event) => onEnter(event.key)}
        error={tried || name !== '' ? problem : null}
      />
      {regions.length > 0 && (
        <NativeSelect
          label="Region"
          size="xs"
          flex="1 1 140px"
          data={regions.map(({ id, name: title }) => ({ value: id, label: `${title} (${id})` }))}
          value={region}
          onChange={(event) => setRegion(event.currentTarget.value)}
        />
      )}
      {anyRegion && regions.length === 0 && (
        <TextInput
          label="Region"
          size="xs"
          flex="1 1 100px"
          value={region}
          onChange={(event) => setRegion(event.currentTarget.value)}
          onKeyDown={(event) => onEnter(event.key)}
          error={tried ? regionProblem : null}
        />
      )}
      <Group gap="xs" mt={22}>
        <Button size="xs" onClick={add}>
          {`Add ${bucketNoun}`}
        </Button>
        <Button size="xs" variant="default" onClick={onCancel}>
          Cancel
        </Button>
      </Group>
    </Group>
  )
}
