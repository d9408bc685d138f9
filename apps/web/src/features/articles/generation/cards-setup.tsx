import { Button, Text } from '@mantine/core'
import { IconSparkles } from '@tabler/icons-react'
import { useMutation } from '@tanstack/react-query'
import { defaultTextGenerator } from '@web2/contract/ai'
import {
  cardProblems,
  defaultImageGenerator,
  estimateCards,
  firstCards,
  planCards,
  type Card,
  type Generation,
  type GenerationStart,
} from '@web2/contract/articles'
import { useEffect, useMemo, useState } from 'react'
import { fieldErrors, sentenceFor } from '../../../lib/api/errors.ts'
import { generations } from '../resources.ts'
import { formatDay } from '../../../lib/dates.ts'
import { formDraft } from '../../../lib/forms/form-draft.ts'
import { useImagePrices } from '../../ai/prices/use-image-prices.ts'
import { pricesAsOf, usePrices } from '../../ai/prices/use-prices.ts'
import { useSwitchedOffNotes, useUsedWriter } from '../../ai/used-writer.ts'
import { Failure } from '../../../ui/failure.tsx'
import { Cell, FormSection } from '../../../ui/form/form-section.tsx'
import { FormBar } from '../../../ui/form/form-bar.tsx'
import { MissingKeys, useMissingKeys } from '../../ai/missing-keys.tsx'
import { useMakers } from '../generated-text/use-makers.ts'
import { CardTreeEditor } from './card-tree.tsx'
import { estimateText } from './estimate-text.ts'
import { PresetBar } from './preset-bar.tsx'
import { SubjectFields, type Subject } from './subject-fields.tsx'
import classes from './generation.module.css'

const draft = formDraft<{ readonly cards: readonly Card[] }>('article-generator')

interface CardsSetupProps {
  readonly subject: Subject
  readonly onSubject: (part: Partial<Subject>) => void
  readonly onBegun: (generation: Generation) => void
}

/** Setup of an article from sections of the user's own: its subject and its cards. */
export const CardsSetup = ({ subject, onSubject, onBegun }: CardsSetupProps) => {
  const [cards, setCards] = useState(() => draft.read()?.cards ?? firstCards())
  const [isTried, setIsTried] = useState(false)
  const { keyword, categoryId, napId, napAtEnd } = subject
  useEffect(() => draft.write({ cards }), [cards])

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
  const prices = usePrices()
  const imagePrices = useImagePrices()
  const estimate = estimateCards(cards, {
    prices,
    imagePrices,
    used: (wanted) => used?.(wanted)?.writer ?? wanted,
  })
  const notes = useSwitchedOffNotes(writers)
  const { reasonOf, noteOf } = useMakers(makers.size > 0)
  const reasons = [...new Set([...makers].map(reasonOf))].filter((reason) => reason !== '')
  const makerNotes = [...new Set([...makers].map(noteOf))].filter((note) => note !== '')
  const begin = useMutation({
    mutationFn: (start: GenerationStart) => generations.create(start),
    onSuccess: onBegun,
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
          <SubjectFields
            subject={subject}
            isTried={isTried}
            refusal={refusals.keyword}
            onChange={onSubject}
          />
        </FormSection>
        <FormSection
          title="Outline"
          text="Sections from top to bottom; each builds on those above it. Name a section “Meta description” to generate the meta description."
        >
          <Cell span={6}>
            <PresetBar cards={cards} onTake={setCards} />
            <CardTreeEditor cards={cards} problems={problems} onChange={setCards} />
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
              `Estimate based on OpenAI prices as of ${formatDay(pricesAsOf(prices))}. `}
            Uses 1 of your monthly articles. {[...notes, ...makerNotes].join(' ')}
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
