import { Checkbox, SegmentedControl, Select, Stack, Text } from '@mantine/core'
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
  /** Its place among the rules, as problems count them. */
  readonly place: number
  readonly rule: TurboRule
  readonly onChange: (write: Write | undefined) => void
}

const ways = [
  { value: 'prompt', label: 'By a prompt' },
  { value: 'stacker', label: 'By a prompt stacker' },
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
      description="Its last step becomes the text of the block. Placeholders of the row work in its prompts."
      searchable
      data={(stackers.data ?? []).map(({ _id, name }) => ({ value: _id, label: name }))}
      nothingFoundMessage={stackers.isPending ? 'Loading…' : 'No prompt stacker of this name'}
      error={stackers.isError ? sentenceFor(stackers.error) : null}
      value={write.stackerId ?? null}
      onChange={(stackerId) => stackerId !== null && onChange({ stackerId })}
    />
  )
}

/** Whether the text of the block is written by AI, once for each page. */
export const WriteRule = ({ place, rule: { write }, onChange }: WriteRuleProps) => {
  // what is shown; stored when something of it has been chosen
  const [way, setWay] = useState(write?.stackerId === undefined ? 'prompt' : 'stacker')
  return (
    <div>
      <Checkbox
        label="Have AI write its text for each page"
        checked={write !== undefined}
        onChange={(event) =>
          onChange(
            event.currentTarget.checked ? { prompt: '', generateTextBy: defaultTextGenerator } : undefined,
          )
        }
      />
      {write !== undefined && (
        <Stack gap="sm" mt="xs" ml={{ base: 0, sm: 32 }}>
          <SegmentedControl
            aria-label="How the text is written"
            size="xs"
            data={ways}
            value={way}
            onChange={setWay}
            style={{ alignSelf: 'flex-start' }}
          />
          {way === 'prompt' ? (
            <>
              <PlaceholderField
                field={`rules.${place}.write.prompt`}
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
            Each page takes one text, of those that your tier has in a month. What is written once is kept.
          </Text>
        </Stack>
      )}
    </div>
  )
}
