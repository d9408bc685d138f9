import { Button, FileButton, Group, Text, TextInput } from '@mantine/core'
import {
  IconArticle,
  IconFileText,
  IconLink,
  IconNote,
  IconPencil,
  IconSearch,
  IconTrash,
  IconUpload,
} from '@tabler/icons-react'
import { mostFoundPages, mostSources, sourceTextLength } from '@web2/contract/articles'
import { useRef, useState } from 'react'
import { counted } from '../../../../../lib/text/counted.ts'
import { linkAddress } from '../../../../../lib/text/link-address.ts'
import { IconAction } from '../../../../../ui/icon-button.tsx'
import { ArticlesDialog } from './articles-dialog.tsx'
import { NoteDialog } from './note-dialog.tsx'
import type { PlanSource } from './plan-values.ts'
import { noteFileTypes, readNoteFile } from './read-note-file.ts'
import { SearchChoice } from './search-choice.tsx'
import classes from './setup.module.css'

interface SourceFieldsProps {
  readonly sources: readonly PlanSource[]
  /** Why the server refused a source, by its position. */
  readonly refusals: ReadonlyMap<number, string>
  readonly onChange: (sources: readonly PlanSource[]) => void
}

const nameOf = (source: PlanSource): string => {
  if (source.kind === 'search') return 'Search results'
  return source.kind === 'url' ? source.url : source.title
}

const sizeOf = (source: PlanSource): string => {
  switch (source.kind) {
    case 'note':
      return counted(source.text.length, 'character')
    case 'url':
      return 'Read when the brief is written'
    case 'search':
      return `Brave Search, first ${mostFoundPages} pages, when the brief is written`
    case 'article':
      return counted(source.words, 'word')
  }
}

const icons = { note: IconNote, url: IconLink, article: IconArticle, search: IconSearch }

type Note = Extract<PlanSource, { kind: 'note' }>

const key = () => crypto.randomUUID()

const noteOf = ({ title, text }: Omit<Note, 'key' | 'kind'>): Note => ({
  key: key(),
  kind: 'note',
  title,
  text,
})

/** Sources of a planned article: notes, files, URLs, own articles and search results. */
export const SourceFields = ({ sources, refusals, onChange }: SourceFieldsProps) => {
  const [dialog, setDialog] = useState<'articles' | 'new' | Note | null>(null)
  const [url, setUrl] = useState('')
  const [problem, setProblem] = useState<string | null>(null)
  const [note, setNote] = useState('')
  const reset = useRef<() => void>(null)
  const room = mostSources - sources.length
  const add = (added: readonly PlanSource[]) => {
    onChange([...sources, ...added.slice(0, room)])
    setProblem(added.length > room ? `An article has at most ${mostSources} sources.` : null)
  }

  const addUrl = () => {
    const checked = linkAddress(url)
    const href = checked.ok ? checked.href : ''
    if (!/^https?:\/\//i.test(href))
      return setProblem(checked.ok ? 'Enter a web page, such as https://www.example.com.' : checked.message)
    if (sources.some((source) => source.kind === 'url' && source.url === href))
      return setProblem('This URL is in the list already.')
    add([{ key: key(), kind: 'url', url: href }])
    setUrl('')
  }
  const addFiles = async (files: readonly File[]) => {
    const read = await Promise.all(files.map(readNoteFile))
    reset.current?.()
    add(read.flatMap((each) => (each.ok ? [noteOf(each)] : [])))
    const cut = read.flatMap((each) => (each.ok && each.isCut ? [`“${each.title}”`] : []))
    setNote(
      cut.length === 0
        ? ''
        : `Only the first ${sourceTextLength.toLocaleString('en-US')} characters of ${cut.join(', ')} are used.`,
    )
    const refused = read.flatMap((each) => (each.ok ? [] : [each.problem]))
    if (refused.length > 0) setProblem(refused.join(' '))
  }

  return (
    <div
      className={classes.sources}
      onDragOver={(event) => event.preventDefault()}
      onDrop={(event) => {
        event.preventDefault()
        if (event.dataTransfer.files.length > 0) void addFiles([...event.dataTransfer.files])
      }}
    >
      {sources.length > 0 && (
        <ul className={classes.list} aria-label="Sources">
          {sources.map((source, at) => {
            const Icon = icons[source.kind]
            const name = nameOf(source)
            const refusal = refusals.get(at)
            return (
              <li key={source.key} className={classes.source}>
                <Icon size={18} aria-hidden className={classes.icon} />
                <div className={classes.name}>
                  <Text size="sm" lineClamp={2} title={name} style={{ overflowWrap: 'anywhere' }}>
                    {name}
                  </Text>
                  <Text size="xs" c={refusal === undefined ? 'dimmed' : 'var(--mantine-color-error)'}>
                    {refusal ?? sizeOf(source)}
                  </Text>
                </div>
                {source.kind === 'note' && (
                  <IconAction tip="Edit" name={`Edit ${name}`} onClick={() => setDialog(source)}>
                    <IconPencil size={18} />
                  </IconAction>
                )}
                <IconAction
                  tip="Remove"
                  name={`Remove ${name}`}
                  onClick={() => onChange(sources.filter((each) => each !== source))}
                >
                  <IconTrash size={18} />
                </IconAction>
              </li>
            )
          })}
        </ul>
      )}
      {room > 0 && (
        <>
          <Group gap="xs" align="flex-end" wrap="nowrap">
            <TextInput
              label="Web page"
              placeholder="https://www.example.com/prices"
              maxLength={2_000}
              flex={1}
              value={url}
              onChange={(event) => setUrl(event.currentTarget.value)}
              onKeyDown={(event) => {
                if (event.key !== 'Enter') return
                // the form starts the article otherwise
                event.preventDefault()
                addUrl()
              }}
            />
            <Button variant="default" disabled={url.trim() === ''} onClick={addUrl}>
              Add page
            </Button>
          </Group>
          <Group gap="xs">
            <Button
              size="xs"
              variant="default"
              leftSection={<IconFileText size={16} aria-hidden />}
              onClick={() => setDialog('new')}
            >
              Add note
            </Button>
            <FileButton
              multiple
              resetRef={reset}
              accept={noteFileTypes}
              inputProps={{ 'aria-label': 'Files with sources' }}
              onChange={(files) => {
                if (files.length > 0) void addFiles(files)
              }}
            >
              {(props) => (
                <Button
                  {...props}
                  size="xs"
                  variant="default"
                  leftSection={<IconUpload size={16} aria-hidden />}
                >
                  Add files
                </Button>
              )}
            </FileButton>
            <Button
              size="xs"
              variant="default"
              leftSection={<IconArticle size={16} aria-hidden />}
              onClick={() => setDialog('articles')}
            >
              Add my articles
            </Button>
            <SearchChoice
              isChosen={sources.some(({ kind }) => kind === 'search')}
              onChoose={() => add([{ key: key(), kind: 'search' }])}
            />
          </Group>
        </>
      )}
      {problem !== null && (
        <Text size="sm" c="var(--mantine-color-error)" role="alert" style={{ overflowWrap: 'anywhere' }}>
          {problem}
        </Text>
      )}
      {note !== '' && (
        <Text size="sm" c="dimmed" role="status">
          {note}
        </Text>
      )}
      {dialog === 'articles' && (
        <ArticlesDialog
          known={sources.flatMap((source) => (source.kind === 'article' ? source.articleId : []))}
          most={room}
          onAdd={(chosen) => {
            add(
              chosen.map(({ _id, title, keyword, words }) => ({
                ...({ key: key(), kind: 'article', articleId: _id, words } as const),
                title: title || keyword || 'Untitled',
              })),
            )
            setDialog(null)
          }}
          onClose={() => setDialog(null)}
        />
      )}
      {dialog !== null && dialog !== 'articles' && (
        <NoteDialog
          note={dialog === 'new' ? null : dialog}
          onStore={({ title, text }) => {
            if (dialog === 'new') add([noteOf({ title, text })])
            else onChange(sources.map((each) => (each === dialog ? { ...dialog, title, text } : each)))
            setDialog(null)
          }}
          onClose={() => setDialog(null)}
        />
      )}
    </div>
  )
}
