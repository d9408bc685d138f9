import { SegmentedControl, Text } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import type { TurboSource } from '@web2/contract/generator'
import { useState } from 'react'
import { sentenceFor } from '../../../lib/api/errors.ts'
import { loadChunk } from '../../../lib/chunks/load-chunk.ts'
import { Failure } from '../../../ui/failure.tsx'
import { Waiting } from '../../../ui/waiting.tsx'
import { templateList } from '../../sites/targets/site-choices.ts'
import { TemplateChoice } from '../../sites/templates/template-choice.tsx'
import { StepSection } from '../wizard/step-section.tsx'
import { useWizard } from '../wizard/wizard-context.ts'
import { PageCards } from './page-cards.tsx'
import { SourceNotice } from './source-notice.tsx'
import { TemplatePageChoice } from './template-page-choice.tsx'

const ways = [
  { value: 'template', label: 'Templates' },
  { value: 'page', label: 'My pages' },
]

/** The pages of all templates, and the values that follow from the choice of one. */
const suggestionsQuery = {
  queryKey: ['page-suggestions'],
  queryFn: () => loadChunk(() => import('./page-suggestions.ts')),
  staleTime: Number.POSITIVE_INFINITY,
  gcTime: Number.POSITIVE_INFINITY,
}

/** The template or page that all pages are generated from. */
export const SourceChoice = () => {
  const { values, change, problem } = useWizard()
  const { source } = values
  const templates = useQuery(templateList)
  const suggestions = useQuery(suggestionsQuery)
  // only shown; stored once a card is chosen
  const [way, setWay] = useState('pageId' in source ? 'page' : 'template')
  const choose = (next: TurboSource) =>
    suggestions.data && change(suggestions.data.withPageSuggestions(values, { source: next }))
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
      {suggestions.isError && (
        <Failure message={sentenceFor(suggestions.error)} onRetry={() => void suggestions.refetch()} />
      )}
      {suggestions.isPending && <Waiting />}
      {suggestions.data && way === 'page' && (
        <PageCards
          pageId={'pageId' in source ? source.pageId : null}
          onChange={(pageId) => choose({ pageId })}
        />
      )}
      {suggestions.data &&
        way === 'template' &&
        (templates.isError ? (
          <Failure message={sentenceFor(templates.error)} onRetry={() => void templates.refetch()} />
        ) : (
          <TemplateChoice
            compact
            templates={templates.data}
            value={'templateId' in source ? source.templateId : ''}
            onChange={(templateId) => choose(suggestions.data.sourceOfTemplate(templateId))}
            data={{
              nap: null,
              site: { name: values.siteName },
              email: values.email,
              year: new Date().getFullYear(),
            }}
          />
        ))}
      {suggestions.data && way === 'template' && 'templateId' in source && (
        <TemplatePageChoice
          template={suggestions.data.pagesOfTemplate(source.templateId)}
          page={source.page}
          onChange={(page) => choose({ templateId: source.templateId, ...(page !== undefined && { page }) })}
        />
      )}
    </StepSection>
  )
}
