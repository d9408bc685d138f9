import { Button, Select, Text, TextInput } from '@mantine/core'
import { IconSparkles } from '@tabler/icons-react'
import { useMutation, useQuery } from '@tanstack/react-query'
import { defaultTextGenerator, textPricesOf } from '@web2/contract/ai'
import {
  cardProblems,
  defaultImageGenerator,
  estimateCards,
  firstCards,
  planCards,
  type Card,
  type CardEstimate,
  type Generation,
  type GenerationStart,
} from '@web2/contract/articles'
import { messages } from '@web2/contract/core'
import { useEffect, useMemo, useState } from 'react'
import { fieldErrors, sentenceFor } from '../../../lib/api/errors.ts'
import { generations } from '../resources.ts'
import { formatDay } from '../../../lib/dates.ts'
import { formDraft } from '../../../lib/forms/form-draft.ts'
import { counted } from '../../../lib/text/counted.ts'
import { useSwitchedOffNotes, useUsedWriter } from '../../ai/used-writer.ts'
import { dollars } from '../generated-text/generation-records.ts'
import { Failure } from '../../../ui/failure.tsx'
import { Cell, FormSection } from '../../../ui/form/form-section.tsx'
import { FormBar } from '../../../ui/form/form-bar.tsx'
import { ListingAtEnd } from '../../listings/picker/listing-at-end.tsx'
import { ListingField } from '../../listings/picker/listing-field.tsx'
import { MissingKeys, useMissingKeys } from '../../ai/missing-keys.tsx'
import { useMakerReasons } from '../generated-text/use-maker-reasons.ts'
import { allCategories } from './generation-api.ts'
import { CardTreeEditor } from './card-tree.tsx'
import { PresetBar } from './preset-bar.tsx'
import classes from './generation.module.css'

interface Values {
  readonly keyword: string
  readonly categoryId: string | null
  readonly napId: string | null
  readonly napAtEnd: boolean
  readonly cards: readonly Card[]
}

const draft = formDraft<Values>('article-generator')
const begun = (): Values => ({
  ...{ keyword: '', categoryId: null, napId: null, napAtEnd: false, cards: firstCards() },
  ...draft.read(),
})

const estimateText = ({ texts, images, textCost, imageCost, cost }: CardEstimate): string => {
  const priced = [
    { count: counted(texts, 'section'), price: textCost, isThere: texts > 0 || images === 0 },
    { count: counted(images, 'image'), price: imageCost, isThere: images > 0 },
  ].filter(({ isThere }) => isThere)
  if (cost !== null) return `${priced.map(({ count }) => count).join(', ')}, about ${dollars(cost)}`
  return priced
    .map(({ count, price }) =>
      price === null ? `${count}, price unknown` : `${count}, about ${dollars(price)}`,
    )
    .join('; ')
}

/** Setup of a generation: the article's subject and its outline. */
export const GeneratorSetup = ({ onBegun }: { readonly onBegun: (generation: Generation) => void }) => {
  const [values, setValues] = useState(begun)
  const [isTried, setIsTried] = useState(false)
  const categories = useQuery(allCategories)
  const { keyword, categoryId, napId, napAtEnd, cards } = values
  const change = (next: Partial<Values>) => setValues((known) => ({ ...known, ...next }))
  useEffect(() => draft.write(values), [values])

  const problems = useMemo(() => cardProblems(cards), [cards])
  const { writers, makers } = useMemo(() => {
    const planned = planCards(cards)
    const texts = planned.filter(({ type }) => type !== 'image')
    const images = planned.filter(({ type }) => type === 'image')
    return {
      writers: texts.map(({ settings }) => settings.generateTextBy ?? defaultTextGenerator),
      makers: new Set(images.map(({ settings }) => (settings.generateImageBy ?? defaultImageGenerator).name)),
    }
  }, [cards])
  const missing = useMissingKeys(writers)
  const used = useUsedWriter()
  const estimate = estimateCards(cards, (wanted) => used?.(wanted)?.writer ?? wanted)
  const notes = useSwitchedOffNotes(writers)
  const reasonOf = useMakerReasons(makers.size > 0)
  const reasons = [...new Set([...makers].map(reasonOf))].filter((reason) => reason !== '')
  const begin = useMutation({
    mutationFn: (start: GenerationStart) => generations.create(start),
    onSuccess: (generation) => {
      draft.write({ ...values, keyword: '' })
      onBegun(generation)
    },
  })
  const isReady =
    keyword.trim() !== '' &&
    cards.length > 0 &&
    Object.keys(problems).length === 0 &&
    planCards(cards).every(({ title }) => title.trim() !== '')
  const refusals = begin.isError ? fieldErrors(begin.error) : {}

  return (
    <form
      noValidate
      onSubmit={(event) => {
        event.preventDefault()
        setIsTried(true)
        if (isReady)
          begin.mutate({
            keyword: keyword.trim(),
            categoryId,
            napId,
            napAtEnd: napId !== null && napAtEnd,
            cards,
          })
      }}
    >
      <div className={classes.before}>
        <MissingKeys providers={missing} reasons={reasons} />
      </div>
      <div className="card">
        <FormSection title="Subject">
          <Cell span={6}>
            <TextInput
              label="Keyword"
              withAsterisk
              maxLength={200}
              autoComplete="off"
              value={keyword}
              error={isTried && keyword.trim() === '' ? messages.required : (refusals.keyword ?? null)}
              onChange={(event) => change({ keyword: event.currentTarget.value })}
            />
          </Cell>
          <Cell>
            <Select
              label="Category"
              placeholder="None"
              clearable
              searchable
              clearButtonProps={{ 'aria-label': 'No category' }}
              data={(categories.data ?? []).map(({ _id, name }) => ({ value: _id, label: name }))}
              value={categoryId}
              {...(categories.isError ? { error: sentenceFor(categories.error) } : {})}
              onChange={(value) => change({ categoryId: value })}
            />
          </Cell>
          <Cell>
            <ListingField napId={napId} onChange={(value) => change({ napId: value })} />
            {napId !== null && (
              <ListingAtEnd
                label="Add name, address and phone at the end"
                checked={napAtEnd}
                onChange={(checked) => change({ napAtEnd: checked })}
              />
            )}
          </Cell>
        </FormSection>
        <FormSection
          title="Outline"
          text="Sections from top to bottom; each builds on those above it. Name a section “Meta description” to generate the meta description."
        >
          <Cell span={6}>
            <PresetBar cards={cards} onTake={(taken) => change({ cards: taken })} />
            <CardTreeEditor cards={cards} problems={problems} onChange={(next) => change({ cards: next })} />
            {(problems.cards !== undefined || cards.length === 0) && (
              <Text size="sm" c="var(--mantine-color-error)" role="alert" mt="xs">
                {problems.cards ?? 'Add at least one section.'}
              </Text>
            )}
          </Cell>
        </FormSection>
      </div>
      <div className={classes.notices}>
        {begin.isError && <Failure message={Object.values(refusals)[0] ?? sentenceFor(begin.error)} />}
      </div>
      <FormBar justify="space-between">
        <div>
          <Text size="sm" fw={600}>
            {estimateText(estimate)}
          </Text>
          <Text size="xs" c="dimmed">
            {estimate.textCost !== null &&
              estimate.texts > 0 &&
              `Estimate based on OpenAI prices as of ${formatDay(textPricesOf)}. `}
            Uses 1 of your monthly articles. {notes.join(' ')}
          </Text>
        </div>
        <Button
          type="submit"
          ml="auto"
          leftSection={<IconSparkles size={18} aria-hidden />}
          loading={begin.isPending}
          disabled={missing.length > 0 || reasons.length > 0}
        >
          Generate
        </Button>
      </FormBar>
    </form>
  )
}
