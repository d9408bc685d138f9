import { Checkbox, Text, TextInput } from '@mantine/core'
import { useState } from 'react'
import type { SectionBucket } from './cloud-section.ts'
import classes from './targets.module.css'

interface BucketListProps {
  /** Accessible name, such as 'Buckets of Backups'. */
  label: string
  offered: readonly SectionBucket[]
  chosen: readonly SectionBucket[]
  /** Names that the cloud itself has listed; undefined while that is not known. */
  listed: ReadonlySet<string> | undefined
  problem: string | undefined
  onToggle: (bucket: SectionBucket) => void
}

/** From so many on, a field helps to find one among them. */
const manyBuckets = 9

const noteOf = (
  { name, region, newBucket, isAddedManually }: SectionBucket,
  listed?: ReadonlySet<string>,
) => {
  const where = region ? ` in ${region}` : ''
  if (listed?.has(name)) return region ?? ''
  if (newBucket) return `new, created${where} when you publish`
  if (isAddedManually) return 'added manually'
  return listed === undefined ? 'used before' : 'used before, no longer listed'
}

/** Buckets to be ticked, several at once. */
export const BucketList = ({ label, offered, chosen, listed, problem, onToggle }: BucketListProps) => {
  const [words, setWords] = useState('')
  const shown = offered.filter(({ name }) => name.toLowerCase().includes(words.trim().toLowerCase()))
  return (
    <>
      {offered.length >= manyBuckets && (
        <TextInput
          size="xs"
          mb={6}
          aria-label="Search by name"
          placeholder="Search by name"
          value={words}
          onChange={(event) => setWords(event.currentTarget.value)}
          // a form around it is not what Enter means here
          onKeyDown={(event) => event.key === 'Enter' && event.preventDefault()}
        />
      )}
      <div
        className={classes.buckets}
        role="group"
        aria-label={label}
        {...(problem === undefined ? {} : { 'data-wrong': true })}
      >
        {shown.map((bucket) => {
          const note = noteOf(bucket, listed)
          return (
            <div key={bucket.name} className={classes.bucket}>
              <Checkbox
                label={
                  <>
                    {bucket.name}
                    {note !== '' && (
                      <Text span size="xs" c="dimmed" ml={8}>
                        {note}
                      </Text>
                    )}
                  </>
                }
                checked={chosen.some(({ name }) => name === bucket.name)}
                onChange={() => onToggle(bucket)}
              />
            </div>
          )
        })}
        {shown.length === 0 && (
          <Text size="sm" c="dimmed" p={10}>
            No results for “{words}”
          </Text>
        )}
      </div>
    </>
  )
}
