import { SegmentedControl, Select, Stack, Text } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { defaultTextGenerator } from '@web2/contract/ai'
import type { TurboRule } from '@web2/contract/generator'
import { useState } from 'react'
import { sentenceFor } from '../../../lib/api/errors.ts'
import { generatorOf, writerOf } from '../../ai/writer.ts'
import { ModelSelect } from '../../ai/model-select.tsx'
import { stackersFound } from '../api/source-api.ts'
import { PlaceholderField } from '../wizard/placeholder-field.tsx'

type Write = NonNullable<TurboRule['write']>

interface WriteRuleProps {
  /** Index of the rule, by which errors name it. */
  readonly place: number
  readonly write: Write
  readonly onChange: (write: Write) => void
}

const ways = [
  { value: 'prompt', label: 'Prompt' },
  { value: 'stacker', label: 'Prompt stacker' },
]

const Stacker = ({
  write,
  onChange,
}: {
  readonly write: Write
  readonly onChange: (write: Write) => void
}) => {
  const stackers = useQuery(stackersFound)
  return (
    <Select
      label="Prompt stacker"
      description="The result of its last step becomes the text. Its prompts can use placeholders."
      searchable
      data={(stackers.data ?? []).map(({ _id, name }) => ({ value: _id, label: name }))}
      nothingFoundMessage={stackers.isPending ? 'Loading…' : 'No matching prompt stacker'}
      error={stackers.isError ? sentenceFor(stackers.error) : null}
      value={write.stackerId ?? null}
      onChange={(stackerId) => stackerId !== null && onChange({ stackerId })}
    />
  )
}

/** Prompt or prompt stacker that generates the text of a block, once per page. */
export const WriteRule = ({ place, write, onChange }: WriteRuleProps) => {
  // only shown; stored once something is chosen
  const [way, setWay] = useState(write.stackerId === undefined ? 'prompt' : 'stacker')
  return (
    <Stack gap="sm">
      <SegmentedControl
        aria-label="Generate with"
        size="xs"
        data={ways}
        value={way}
        onChange={setWay}
        style={{ alignSelf: 'flex-start' }}
      />
      {way === 'prompt' ? (
        <>
          <PlaceholderField
            field={`rules.${place}.write`}
            label="Prompt"
            placeholder="Write two sentences about {service} in {city} for a garden business."
            isLong
            maxLength={20_000}
            value={write.prompt ?? ''}
            onChange={(prompt) =>
              onChange({ prompt, generateTextBy: write.generateTextBy ?? defaultTextGenerator })
            }
          />
          <ModelSelect
            value={writerOf(write.generateTextBy ?? defaultTextGenerator)}
            onChange={(writer) =>
              onChange({ prompt: write.prompt ?? '', generateTextBy: generatorOf(writer) })
            }
          />
        </>
      ) : (
        <Stacker write={write} onChange={onChange} />
      )}
      <Text size="xs" c="dimmed">
        Uses 1 article of your plan per page. A text is generated once and kept.
      </Text>
    </Stack>
  )
}
