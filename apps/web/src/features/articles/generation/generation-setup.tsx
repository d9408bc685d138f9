import { SegmentedControl, Text } from '@mantine/core'
import type { Generation } from '@web2/contract/articles'
import { useEffect, useState } from 'react'
import { formDraft } from '../../../lib/forms/form-draft.ts'
import { CardsSetup } from './cards-setup.tsx'
import { PlanSetup } from './plan/setup/plan-setup.tsx'
import { WaitingArticles } from './plan/waiting-articles.tsx'
import { noSubject, type Subject } from './subject-fields.tsx'
import classes from './generation.module.css'

/** `plan`: from a brief and an outline. `cards`: from sections of the user's own. */
type Way = 'plan' | 'cards'

const ways: readonly { readonly value: Way; readonly label: string; readonly text: string }[] = [
  {
    value: 'plan',
    label: 'Brief and outline first',
    text: 'Recommended. You check a brief and an outline. Then each section is written from them, reviewed, and completed with title, description, FAQ and links.',
  },
  {
    value: 'cards',
    label: 'My own sections',
    text: 'You set up the sections and their prompts. They are written one after the other.',
  },
]

interface Values extends Subject {
  readonly way: Way
}

const draft = formDraft<Values>('article-generation')

/** Setup of a generation: its subject, and how it is written. */
export const GeneratorSetup = ({ onBegun }: { readonly onBegun: (generation: Generation) => void }) => {
  const [values, setValues] = useState<Values>(() => ({ ...noSubject, way: 'plan', ...draft.read() }))
  const change = (part: Partial<Values>) => setValues((known) => ({ ...known, ...part }))
  useEffect(() => draft.write(values), [values])
  const { way, ...subject } = values
  const setup = {
    subject,
    onSubject: change,
    onBegun: (generation: Generation) => {
      // the next article has another keyword
      draft.write({ ...values, keyword: '' })
      onBegun(generation)
    },
  }
  return (
    <>
      <WaitingArticles />
      <div className={classes.ways}>
        <SegmentedControl
          aria-label="How the article is planned"
          data={ways.map(({ value, label }) => ({ value, label }))}
          value={way}
          onChange={(value) => change({ way: value as Way })}
        />
        <Text size="sm" c="dimmed">
          {ways.find(({ value }) => value === way)?.text}
        </Text>
      </div>
      {way === 'plan' ? <PlanSetup {...setup} /> : <CardsSetup {...setup} />}
    </>
  )
}
