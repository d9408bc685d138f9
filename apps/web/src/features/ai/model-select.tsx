import { Select, Text, type SelectProps } from '@mantine/core'
import { useQueries, useQuery } from '@tanstack/react-query'
import { textProviders, type TextProvider } from '@web2/contract/ai'
import { useState } from 'react'
import { sentenceFor } from '../../lib/api/errors.ts'
import { hasKey, keySettings, liveModels, modelFacts, modelGroups } from './models.ts'

interface ModelSelectProps {
  /** 'openai:gpt-4'; '' for none. */
  readonly value: string
  readonly onChange: (writer: string) => void
  readonly label?: string
  readonly description?: string
  readonly placeholder?: string
  /** First entry, which chooses no model of its own: 'Same as default'. */
  readonly none?: string
  readonly disabled?: boolean
}

/** Value of the entry `none`; a model's begins with its service. */
const noModel = 'none'

const mostShown = 200

/**
 * Select of a text model: built-in entries, and after opening the models that the account's services offer.
 */
export const ModelSelect = ({
  value,
  onChange,
  label = 'Model',
  description,
  placeholder,
  none,
  disabled,
}: ModelSelectProps) => {
  const [opened, setOpened] = useState(false)
  const setting = useQuery({ ...keySettings, enabled: opened })
  const record = setting.data
  const isUsable = (provider: TextProvider) => !record || hasKey(record, provider)
  const lists = useQueries({
    queries: textProviders.map((provider) => ({
      ...liveModels(provider),
      enabled: opened && !!record && hasKey(record, provider),
    })),
  })
  // other selects share the lists
  const failure = opened ? lists.find(({ isError }) => isError)?.error : undefined
  const live = Object.fromEntries(
    textProviders.flatMap((provider, at) => {
      const models = lists[at]?.data
      return models ? [[provider, models]] : []
    }),
  )
  const chosen = modelFacts(live, value)
  const hint = failure ? `Could not load the models: ${sentenceFor(failure)}` : description
  const groups = modelGroups(live, value, isUsable)
  const renderOption: NonNullable<SelectProps['renderOption']> = ({ option }) => {
    const facts = option.value === noModel ? '' : modelFacts(live, option.value)
    return (
      <div style={{ minWidth: 0, overflowWrap: 'anywhere' }}>
        {option.label}
        {facts !== '' && (
          <Text size="xs" c="dimmed">
            {facts}
          </Text>
        )}
      </div>
    )
  }
  const select = (
    <Select
      label={label}
      searchable
      allowDeselect={false}
      limit={mostShown}
      maxDropdownHeight={320}
      nothingFoundMessage="No matching model"
      data={none === undefined ? groups : [{ value: noModel, label: none }, ...groups]}
      value={value !== '' ? value : none === undefined ? null : noModel}
      renderOption={renderOption}
      {...(disabled === undefined ? {} : { disabled })}
      {...(placeholder === undefined ? {} : { placeholder })}
      {...(hint === undefined ? {} : { description: hint })}
      onDropdownOpen={() => setOpened(true)}
      onChange={(writer) => {
        if (writer !== null) onChange(writer === noModel ? '' : writer)
      }}
    />
  )
  return (
    <div>
      {select}
      {chosen !== '' && (
        <Text size="xs" c="dimmed" mt={4}>
          {chosen}
        </Text>
      )}
    </div>
  )
}
