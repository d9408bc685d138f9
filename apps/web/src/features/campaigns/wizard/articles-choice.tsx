import { useDebouncedValue } from '@mantine/hooks'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { sentenceFor } from '../../../lib/api/errors.ts'
import { articleStatusLabel } from '../../articles/article-status.tsx'
import { Failure } from '../../../ui/failure.tsx'
import { articlesFound } from '../campaigns-api.ts'
import { ChoiceList } from './choice-list.tsx'

interface ArticlesChoiceProps {
  readonly chosen: readonly string[]
  readonly onChange: (articleIds: string[]) => void
}

const pause = 200

/** Choice of single articles, published in the order of choice. */
export const ArticlesChoice = ({ chosen, onChange }: ArticlesChoiceProps) => {
  const [words, setWords] = useState('')
  const [asked] = useDebouncedValue(words.trim(), pause)
  const articles = useQuery(articlesFound(asked))
  if (articles.isError)
    return <Failure message={sentenceFor(articles.error)} onRetry={() => void articles.refetch()} />
  const found = articles.data?.data ?? []
  return (
    <ChoiceList
      label="Articles"
      searchLabel="Search articles by title or keyword"
      noun={{ one: 'article', many: 'articles' }}
      words={words}
      onWords={setWords}
      groups={
        found.length === 0
          ? []
          : [
              {
                key: 'articles',
                title: '',
                choices: found.map(({ _id, title, status, words: length }) => ({
                  _id,
                  label: title === '' ? 'Untitled' : title,
                  note: `${articleStatusLabel(status)}, ${length.toLocaleString('en')} words`,
                  refusal: length === 0 ? 'No text yet' : '',
                })),
              },
            ]
      }
      chosen={chosen}
      onChange={onChange}
      empty={
        articles.isPending
          ? 'Loading…'
          : asked === ''
            ? 'No articles yet. Create one under Articles.'
            : `No articles match “${asked}”`
      }
    />
  )
}
