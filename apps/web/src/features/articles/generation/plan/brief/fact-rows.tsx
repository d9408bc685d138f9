import { NativeSelect, Textarea } from '@mantine/core'
import type { ArticleBrief, GenerationSource } from '@web2/contract/articles'
import { enteredByUser, sourceOptions } from '../source-names.ts'
import { EntryRows } from '../steps/entry-rows.tsx'
import classes from './brief.module.css'

type Fact = ArticleBrief['facts'][number]

interface FactRowsProps {
  readonly facts: readonly Fact[]
  readonly sources: readonly GenerationSource[]
  readonly canWrite: boolean
  readonly onChange: (facts: Fact[]) => void
}

const blank: Fact = { text: '', source: null }

/** Facts of the brief, each with its source. */
export const FactRows = ({ facts, sources, canWrite, onChange }: FactRowsProps) => (
  <EntryRows
    label="Facts"
    description="Statements the article may make, each with its source"
    noun="fact"
    rows={facts}
    blank={blank}
    most={60}
    canWrite={canWrite}
    onChange={onChange}
  >
    {(fact, change, name) => (
      <div className={classes.fact}>
        <Textarea
          aria-label={name}
          autosize
          minRows={1}
          maxRows={6}
          maxLength={600}
          readOnly={!canWrite}
          value={fact.text}
          onChange={(event) => change({ ...fact, text: event.currentTarget.value.replace(/\n/g, ' ') })}
        />
        <NativeSelect
          aria-label={`Source of ${name.toLowerCase()}`}
          data={[...sourceOptions(fact.source, sources)]}
          disabled={!canWrite}
          value={fact.source ?? enteredByUser}
          onChange={({ currentTarget: { value } }) =>
            change({ ...fact, source: value === enteredByUser ? null : value })
          }
        />
      </div>
    )}
  </EntryRows>
)
