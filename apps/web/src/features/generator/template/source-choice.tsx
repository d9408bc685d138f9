import { SegmentedControl, Text } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { sentenceFor } from '../../../lib/api/errors.ts'
import { Failure } from '../../../ui/failure.tsx'
import { templateList } from '../../sites/targets/site-choices.ts'
import { TemplateChoice } from '../../sites/templates/template-choice.tsx'
import { StepSection } from '../wizard/step-section.tsx'
import { useWizard } from '../wizard/wizard-context.ts'
import { PageCards } from './page-cards.tsx'
import { sourceOfTemplate } from './page-suggestions.ts'
import { SourceNotice } from './source-notice.tsx'
import { TemplatePageChoice } from './template-page-choice.tsx'

const ways = [
  { value: 'template', label: 'Templates' },
  { value: 'page', label: 'My pages' },
]

/** The template or page that all pages are generated from. */
export const SourceChoice = () => {
  const { values, change, problem } = useWizard()
  const { source } = values
  const templates = useQuery(templateList)
  // only shown; stored once a card is chosen
  const [way, setWay] = useState('pageId' in source ? 'page' : 'template')
  return (
    <StepSection title="Source">
      <SegmentedControl
        aria-label="Source of the template"
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
        <PageCards
          pageId={'pageId' in source ? source.pageId : null}
          onChange={(pageId) => change({ source: { pageId } })}
        />
      )}
      {way === 'template' &&
        (templates.isError ? (
          <Failure message={sentenceFor(templates.error)} onRetry={() => void templates.refetch()} />
        ) : (
          <TemplateChoice
            compact
            templates={templates.data}
            value={'templateId' in source ? source.templateId : ''}
            onChange={(templateId) => change({ source: sourceOfTemplate(templateId) })}
            data={{
              nap: null,
              site: { name: values.siteName },
              email: values.email,
              year: new Date().getFullYear(),
            }}
          />
        ))}
      {way === 'template' && 'templateId' in source && (
        <TemplatePageChoice
          templateId={source.templateId}
          page={source.page}
          onChange={(page) =>
            change({ source: { templateId: source.templateId, ...(page !== undefined && { page }) } })
          }
        />
      )}
    </StepSection>
  )
}
