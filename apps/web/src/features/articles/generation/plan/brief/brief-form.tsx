import { NativeSelect, TagsInput, Textarea, TextInput } from '@mantine/core'
import { searchIntents, type ArticleBrief, type GenerationSource } from '@web2/contract/articles'
import { Cell, FormSection } from '../../../../../ui/form/form-section.tsx'
import { LineRows } from '../steps/line-rows.tsx'
import { WordRangeField } from '../steps/word-range-field.tsx'
import { withoutMissing } from './brief-values.ts'
import { FactRows } from './fact-rows.tsx'
import { LinkRows } from './link-rows.tsx'
import { MissingFacts } from './missing-facts.tsx'
import { SourceList } from './source-list.tsx'

const intents: Readonly<Record<ArticleBrief['intent'], string>> = {
  informational: 'Informational: wants to know',
  commercial: 'Commercial: compares offers',
  transactional: 'Transactional: wants to buy or book',
  navigational: 'Navigational: looks for a certain page',
  local: 'Local: looks for a business nearby',
}

interface BriefFormProps {
  readonly brief: ArticleBrief
  readonly sources: readonly GenerationSource[]
  readonly canWrite: boolean
  readonly isTried: boolean
  readonly onChange: (part: Partial<ArticleBrief>) => void
}

/** All fields of a brief. */
export const BriefForm = ({ brief, sources, canWrite, isTried, onChange }: BriefFormProps) => {
  const set = <Name extends keyof ArticleBrief>(name: Name, value: ArticleBrief[Name]) =>
    onChange({ [name]: value } as Pick<ArticleBrief, Name>)
  const area = (name: 'audience' | 'job' | 'angle', label: string, description?: string) => (
    <Cell span={6}>
      <Textarea
        label={label}
        {...(description === undefined ? {} : { description })}
        autosize
        minRows={1}
        maxRows={8}
        maxLength={600}
        readOnly={!canWrite}
        value={brief[name]}
        onChange={(event) => set(name, event.currentTarget.value)}
      />
    </Cell>
  )
  const field = (name: 'format' | 'tone' | 'successCriterion', label: string, placeholder: string) => (
    <TextInput
      label={label}
      placeholder={placeholder}
      maxLength={300}
      readOnly={!canWrite}
      value={brief[name]}
      onChange={(event) => set(name, event.currentTarget.value)}
    />
  )
  const tags = (name: 'secondaryKeywords' | 'entities', label: string, most: number) => (
    <Cell span={6}>
      <TagsInput
        label={label}
        description="Press Enter to add one"
        acceptValueOnBlur
        maxTags={most}
        maxLength={300}
        readOnly={!canWrite}
        value={brief[name]}
        onChange={(next) => set(name, next)}
      />
    </Cell>
  )
  const rows = (name: 'questions' | 'proof' | 'avoid', label: string, noun: string, description: string) => (
    <Cell span={6}>
      <LineRows
        label={label}
        description={description}
        noun={noun}
        lines={brief[name]}
        most={20}
        maxLength={300}
        canWrite={canWrite}
        onChange={(next) => set(name, next)}
      />
    </Cell>
  )
  return (
    <div className="card">
      {brief.missing.length > 0 && (
        <FormSection
          title="Missing facts"
          text="The article needs these facts, and no source has them. Enter the ones you know."
        >
          <Cell span={6}>
            <MissingFacts
              missing={brief.missing}
              canWrite={canWrite}
              onSettle={(at, text) => onChange(withoutMissing(brief, at, text))}
            />
          </Cell>
        </FormSection>
      )}
      <FormSection title="Search">
        <Cell>
          <TextInput
            label="Keyword"
            withAsterisk
            maxLength={200}
            readOnly={!canWrite}
            value={brief.keyword}
            error={isTried && brief.keyword.trim() === '' ? 'Enter a keyword.' : null}
            onChange={(event) => onChange({ keyword: event.currentTarget.value })}
          />
        </Cell>
        <Cell>
          <NativeSelect
            label="Search intent"
            data={searchIntents.map((value) => ({ value, label: intents[value] }))}
            disabled={!canWrite}
            value={brief.intent}
            onChange={(event) => onChange({ intent: event.currentTarget.value as ArticleBrief['intent'] })}
          />
        </Cell>
        {tags('secondaryKeywords', 'Secondary keywords', 10)}
      </FormSection>
      <FormSection title="Reader">
        {area('audience', 'Audience')}
        {area('job', 'Reader’s goal')}
        {rows('questions', 'Questions', 'question', 'The article answers each of them')}
      </FormSection>
      <FormSection title="Content">
        {area('angle', 'Angle', 'The point that other articles on this keyword don’t make')}
        <Cell span={6}>
          <FactRows
            facts={brief.facts}
            sources={sources}
            canWrite={canWrite}
            onChange={(facts) => onChange({ facts })}
          />
        </Cell>
        {rows('proof', 'Proof', 'proof', 'Licenses, years, numbers and cases of the business')}
        {tags('entities', 'Terms to mention', 40)}
      </FormSection>
      <FormSection title="Style">
        <Cell>{field('format', 'Format', 'Step-by-step guide')}</Cell>
        <Cell>{field('tone', 'Tone', 'Calm and practical')}</Cell>
        <Cell>
          <WordRangeField
            label="Length"
            value={brief.words}
            readOnly={!canWrite}
            onChange={(words) => onChange({ words })}
          />
        </Cell>
        <Cell>{field('successCriterion', 'Measure of success', 'Readers book a visit')}</Cell>
        {rows('avoid', 'Leave out', 'entry', 'Statements, words and topics that the article avoids')}
      </FormSection>
      <FormSection title="Links">
        <Cell span={6}>
          <LinkRows
            label="Links from this article"
            description="Your pages that the article links to"
            noun="outgoing link"
            links={brief.linksTo}
            most={5}
            canWrite={canWrite}
            onChange={(linksTo) => onChange({ linksTo })}
          />
        </Cell>
        <Cell span={6}>
          <LinkRows
            label="Links to this article"
            description="Your pages that should link to the article"
            noun="incoming link"
            links={brief.linksFrom}
            most={3}
            canWrite={canWrite}
            onChange={(linksFrom) => onChange({ linksFrom })}
          />
        </Cell>
      </FormSection>
      {sources.length > 0 && (
        <FormSection title="Sources">
          <Cell span={6}>
            <SourceList sources={sources} />
          </Cell>
        </FormSection>
      )}
    </div>
  )
}
