import { TextInput } from '@mantine/core'
import type { ArticleBrief } from '@web2/contract/articles'
import { EntryRows } from '../steps/entry-rows.tsx'
import { linkProblem } from './brief-values.ts'
import classes from './brief.module.css'

type Link = ArticleBrief['linksTo'][number]

interface LinkRowsProps {
  readonly label: string
  readonly description: string
  readonly noun: string
  readonly links: readonly Link[]
  readonly most: number
  readonly canWrite: boolean
  readonly onChange: (links: Link[]) => void
}

const blank: Link = { url: '', why: '' }

/** Links of the brief: URL and reason. */
export const LinkRows = ({ links, ...rows }: LinkRowsProps) => (
  <EntryRows {...rows} rows={links} blank={blank}>
    {(link, change, name) => (
      <div className={classes.link}>
        <TextInput
          aria-label={`URL of ${name.toLowerCase()}`}
          placeholder="https://www.example.com/page"
          maxLength={2_000}
          readOnly={!rows.canWrite}
          value={link.url}
          error={linkProblem(link)}
          onChange={(event) => change({ ...link, url: event.currentTarget.value })}
        />
        <TextInput
          aria-label={`Reason for ${name.toLowerCase()}`}
          placeholder="Why it helps the reader"
          maxLength={300}
          readOnly={!rows.canWrite}
          value={link.why}
          onChange={(event) => change({ ...link, why: event.currentTarget.value })}
        />
      </div>
    )}
  </EntryRows>
)
