import { Alert, Button, Switch, Text } from '@mantine/core'
import { IconSparkles } from '@tabler/icons-react'
import { useMutation } from '@tanstack/react-query'
import { defaultTextGenerator, usedWriter, type TextGenerator } from '@web2/contract/ai'
import { estimatePlan, type Generation, type GenerationStart } from '@web2/contract/articles'
import { useEffect, useState } from 'react'
import { fieldErrors, sentenceFor } from '../../../../../lib/api/errors.ts'
import { formatDay } from '../../../../../lib/dates.ts'
import { formDraft } from '../../../../../lib/forms/form-draft.ts'
import { storeDraft, type KeptDraft } from '../../../../../lib/forms/stored-draft.ts'
import { counted } from '../../../../../lib/text/counted.ts'
import { Failure } from '../../../../../ui/failure.tsx'
import { FormBar } from '../../../../../ui/form/form-bar.tsx'
import { Cell, FormSection } from '../../../../../ui/form/form-section.tsx'
import { MissingKeys, useMissingKeys } from '../../../../ai/missing-keys.tsx'
import { ModelSelect } from '../../../../ai/model-select.tsx'
import { pricesAsOf, usePrices } from '../../../../ai/prices/use-prices.ts'
import { useSwitchedOffNotes, useUsedWriter } from '../../../../ai/used-writer.ts'
import { generatorOf } from '../../../../ai/writer.ts'
import { dollars } from '../../../../../lib/text/dollars.ts'
import { generations } from '../../../resources.ts'
import { SubjectFields, type Subject } from '../../subject-fields.tsx'
import { OrderFields } from './order-fields.tsx'
import {
  firstPlanValues,
  planProblem,
  planStart,
  refusedSource,
  sourceCharacters,
  type PlanValues,
} from './plan-values.ts'
import { SameKeyword } from './same-keyword.tsx'
import { SourceFields } from './source-fields.tsx'
import { useUsualLanguage } from './use-usual-language.ts'
import classes from '../../generation.module.css'

interface PlanSetupProps {
  readonly subject: Subject
  readonly onSubject: (part: Partial<Subject>) => void
  readonly onBegun: (generation: Generation) => void
}

const draft = formDraft<KeptDraft<PlanValues>>('article-plan')
const keep = (values: PlanValues) => storeDraft(draft, { values, upon: null, sending: null })

/** Returns the model that takes the place of a retired one. */
const livingWriter = (writer: TextGenerator): TextGenerator =>
  usedWriter(writer, { hasKey: () => true, defaultWriter: null }, new Date().toISOString().slice(0, 10))
    ?.writer ?? writer

/** Setup of an article with a brief and an outline: its subject, its reader and its sources. */
export const PlanSetup = ({ subject, onSubject, onBegun }: PlanSetupProps) => {
  const [values, setValues] = useState<PlanValues>(() => ({ ...firstPlanValues(), ...draft.read()?.values }))
  const [isTried, setTried] = useState(false)
  const change = (part: Partial<PlanValues>) => setValues((known) => ({ ...known, ...part }))
  useEffect(() => void keep(values), [values])
  const { keyword, categoryId, napId, napAtEnd } = subject
  const usual = useUsualLanguage(napId)
  const chosen = values.writer === '' ? null : generatorOf(values.writer)
  const writer = chosen ?? defaultTextGenerator
  const missing = useMissingKeys([writer])
  const used = useUsedWriter()
  const prices = usePrices()
  const notes = useSwitchedOffNotes(chosen ? [chosen] : [])
  const { sections, cost } = estimatePlan(
    { words: values.words, sourceCharacters: sourceCharacters(values.sources) },
    used?.(chosen)?.writer ?? livingWriter(writer),
    prices,
  )
  const begin = useMutation({
    mutationFn: (start: GenerationStart) => generations.create(start),
    onSuccess: (generation) => {
      // sources belong to one article, the other choices to the next one as well
      keep({ ...values, sources: [] })
      onBegun(generation)
    },
  })
  const refusals = begin.isError ? fieldErrors(begin.error) : {}
  const bySource = new Map(
    Object.entries(refusals).flatMap(([field, sentence]) => {
      const at = refusedSource(field)
      return at === null ? [] : [[at, sentence] as const]
    }),
  )
  const isReady = keyword.trim() !== '' && planProblem(values) === null

  return (
    <form
      noValidate
      onSubmit={(event) => {
        event.preventDefault()
        setTried(true)
        if (isReady)
          begin.mutate({
            keyword: keyword.trim(),
            categoryId,
            napId,
            napAtEnd: napId !== null && napAtEnd,
            plan: planStart({ ...values, language: values.language || usual }),
          })
      }}
    >
      <div className={classes.before}>
        <MissingKeys providers={missing} />
      </div>
      <div className="card">
        <FormSection title="Subject">
          <SubjectFields subject={subject} isTried={isTried} refusal={refusals.keyword} onChange={onSubject}>
            <SameKeyword keyword={keyword} />
          </SubjectFields>
          {napId === null && (
            <Cell span={6}>
              <Alert variant="light" color="gray" role="note" p="sm">
                <Text size="sm">
                  Choose a business listing to write from its confirmed facts. Without one, the article names
                  no business.
                </Text>
              </Alert>
            </Cell>
          )}
        </FormSection>
        <FormSection title="Reader and length">
          <OrderFields values={values} usual={usual} onChange={change} />
        </FormSection>
        <FormSection
          title="Sources"
          text="Facts come from these sources and the business listing. Each stays tied to its source."
        >
          <Cell span={6}>
            <SourceFields
              sources={values.sources}
              refusals={bySource}
              onChange={(sources) => {
                begin.reset()
                change({ sources })
              }}
            />
          </Cell>
        </FormSection>
        <FormSection title="Generation">
          <Cell>
            <ModelSelect
              none="Account default"
              value={values.writer}
              onChange={(next) => change({ writer: next })}
            />
          </Cell>
          <Cell span={6}>
            <Switch
              label="Write without stopping"
              description="Skips the checks of brief and outline. You can edit both afterwards."
              checked={values.runThrough}
              onChange={(event) => change({ runThrough: event.currentTarget.checked })}
            />
          </Cell>
        </FormSection>
      </div>
      <div className={classes.notices}>
        {begin.isError && <Failure message={Object.values(refusals)[0] ?? sentenceFor(begin.error)} />}
      </div>
      <FormBar justify="space-between">
        <div>
          <Text size="sm" fw={600}>
            About {counted(sections, 'section')}, {cost === null ? 'price unknown' : `about ${dollars(cost)}`}
          </Text>
          <Text size="xs" c="dimmed">
            {cost !== null && `Estimate based on prices as of ${formatDay(pricesAsOf(prices))}. `}
            Uses 1 of your monthly articles when the sections start. {notes.join(' ')}
          </Text>
        </div>
        <Button
          type="submit"
          ml="auto"
          leftSection={<IconSparkles size={18} aria-hidden />}
          loading={begin.isPending}
          disabled={missing.length > 0}
        >
          {values.runThrough ? 'Write article' : 'Write brief'}
        </Button>
      </FormBar>
    </form>
  )
}
