import { Button, Group, TextInput } from '@mantine/core'
import { useState } from 'react'
import { messages } from '@web2/contract'
import { bucketProblem } from '../../publish-targets.ts'

interface NewBucketProps {
  present: readonly string[]
  onAdd: (name: string, region: string) => void
  onCancel: () => void
}

const usualRegion = 'us-east-1'

/** A bucket that is made when the site is published. */
export const NewBucket = ({ present, onAdd, onCancel }: NewBucketProps) => {
  const [name, setName] = useState('')
  const [region, setRegion] = useState(usualRegion)
  const [tried, setTried] = useState(false)
  const problem = bucketProblem(name, present)
  const regionProblem = region.trim() === '' ? messages.required : null
  const add = () => {
    setTried(true)
    if (problem === null && regionProblem === null) onAdd(name.trim(), region.trim())
  }
  const onEnter = (key: string) => key === 'Enter' && add()

  return (
    <Group align="flex-start" gap="xs">
      <TextInput
        label="New bucket name"
        size="xs"
        flex="2 1 160px"
        autoFocus
        value={name}
        onChange={(event) => setName(event.currentTarget.value)}
        onKeyDown={(event) => onEnter(event.key)}
        error={tried || name !== '' ? problem : null}
      />
      <TextInput
        label="Region"
        size="xs"
        flex="1 1 100px"
        value={region}
        onChange={(event) => setRegion(event.currentTarget.value)}
        onKeyDown={(event) => onEnter(event.key)}
        error={tried ? regionProblem : null}
      />
      <Group gap="xs" mt={22}>
        <Button size="xs" onClick={add}>
          Add bucket
        </Button>
        <Button size="xs" variant="default" onClick={onCancel}>
          Cancel
        </Button>
      </Group>
    </Group>
  )
}
