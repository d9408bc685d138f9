import { SegmentedControl, Stack, Text, TextInput } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { sentenceFor } from '../../../lib/api/errors.ts'
import { blankTemplate, templateList } from '../../sites/targets/site-choices.ts'
import { Failure } from '../../../ui/failure.tsx'
import { TemplateChoice } from '../../sites/templates/template-choice.tsx'
import { SourcePagePicker } from './own-page.tsx'
import { SourceNotice } from './source-notice.tsx'
import { useWizard } from './wizard-context.ts'

const ways = [
  { value: 'template', label: 'A template' },
  { value: 'page', label: 'A page of your own' },
]

/** The name of the generation, and the page that all of its pages are made from. */
export const StartStep = () => {
  const { values, change, problem } = useWizard()
  const { source } = values
  const templates = useQuery(templateList)
  // what is shown; stored once something of it is chosen
  const [way, setWay] = useState('pageId' in source ? 'page' : 'template')
  return (
    <Stack gap="lg">
      <TextInput
        label="Name"
        placeholder="What you will know it by"
        maxLength={120}
        maw="var(--app-field)"
        value={values.name}
        error={problem('name')}
        onChange={(event) => change({ name: event.currentTarget.value })}
      />
      <SegmentedControl
        aria-label="What pages are made from"
        data={ways}
        value={way}
        onChange={setWay}
        style={{ alignSelf: 'flex-start' }}
      />
      <SourceNotice />
      {problem('source') !== undefined && (
        <Text size="sm" c="var(--mantine-color-error)" role="alert">
          {problem('source')}
        </Text>
      )}
      {way === 'page' && (
        <SourcePagePicker
          pageId={'pageId' in source ? source.pageId : null}
          onChange={(pageId) =>
            change({ source: pageId === null ? { templateId: blankTemplate } : { pageId } })
          }
        />
      )}
      {way === 'template' &&
        (templates.isError ? (
          <Failure message={sentenceFor(templates.error)} onRetry={() => void templates.refetch()} />
        ) : (
          <TemplateChoice
            templates={templates.data}
            value={'templateId' in source ? source.templateId : ''}
            onChange={(templateId) => change({ source: { templateId } })}
            data={{
              nap: null,
              site: { name: values.siteName },
              email: values.email,
              year: new Date().getFullYear(),
            }}
          />
        ))}
    </Stack>
  )
}
