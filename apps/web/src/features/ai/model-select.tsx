import { Select } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import type { TextProvider } from '@web2/contract/ai'
import { useState } from 'react'
import { sentenceFor } from '../../lib/api/errors.ts'
import { hasKey, keySettings, liveModels, modelGroups } from './models.ts'

interface ModelSelectProps {
  /** 'openai:gpt-4' */
  readonly value: string
  readonly onChange: (writer: string) => void
  readonly label?: string
  readonly description?: string
  readonly placeholder?: string
}

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
}: ModelSelectProps) => {
  const [opened, setOpened] = useState(false)
  const setting = useQuery({ ...keySettings, enabled: opened })
  const record = setting.data
  const isUsable = (provider: TextProvider) => !record || hasKey(record, provider)
  const isAsked = (provider: TextProvider) => opened && !!record && hasKey(record, provider)
  const openai = useQuery({ ...liveModels('openai'), enabled: isAsked('openai') })
  const poe = useQuery({ ...liveModels('poe'), enabled: isAsked('poe') })
  const own = useQuery({ ...liveModels('openai-compatible'), enabled: isAsked('openai-compatible') })
  const failure = [openai, poe, own].find(({ isError }) => isError)?.error
  const live = {
    ...(openai.data && { openai: openai.data }),
    ...(poe.data && { poe: poe.data }),
    ...(own.data && { 'openai-compatible': own.data }),
  }
  const hint = failure ? `Could not load the models: ${sentenceFor(failure)}` : description
  return (
    <Select
      label={label}
      searchable
      allowDeselect={false}
      limit={mostShown}
      maxDropdownHeight={320}
      nothingFoundMessage="No matching model"
      data={modelGroups(live, value, isUsable)}
      value={value === '' ? null : value}
      {...(placeholder === undefined ? {} : { placeholder })}
      {...(hint === undefined ? {} : { description: hint })}
      onDropdownOpen={() => setOpened(true)}
      onChange={(writer) => {
        if (writer !== null) onChange(writer)
      }}
    />
  )
}
