import { Text } from '@mantine/core'
import { useDebouncedValue } from '@mantine/hooks'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { sentenceFor } from '../../../lib/api/errors.ts'
import { articleStatusLabel } from '../../articles/article-status.tsx'
import { Failure } from '../../../ui/failure.tsx'
import { counted } from '../../../lib/text/counted.ts'
import { ButtonLink } from '../../../ui/links.tsx'
import { articlesFound, deletedArticles } from '../campaigns-api.ts'
import { ChoiceList } from './choice-list.tsx'
import { EmptyChoice } from './empty-choice.tsx'

interface ArticlesChoiceProps {
  readonly chosen: readonly string[]
  readonly onChange: (articleIds: string[]) => void
}

const pause = 200

const goneSentence = (gone: number): string =>
  `${counted(gone, 'selected article was', 'selected articles were')} deleted.`

/** Choice of single articles, published in the order of choice. */
export const ArticlesChoice = ({ chosen, onChange }: ArticlesChoiceProps) => {
  const [words, setWords] = useState('')
  const [asked] = useDebouncedValue(words.trim(), pause)
  const articles = useQuery(articlesFound(asked))
  const { data: deleted } = useQuery(deletedArticles(chosen))
  if (articles.isError)
    return <Failure message={sentenceFor(articles.error)} onRetry={() => void articles.refetch()} />
  const found = articles.data?.data ?? []
  const there = chosen.filter((id) => !deleted?.has(id))
  const gone = chosen.length - there.length
  if (articles.isSuccess && asked === '' && words === '' && found.length === 0 && there.length === 0)
    return (
      <EmptyChoice
        title="No articles to publish yet"
        text={
          gone === 0
            ? 'Write or generate an article, then select it here.'
            : `${goneSentence(gone)} Write or generate another one, then select it here.`
        }
      >
        <ButtonLink to="/articles/add-article">Create article</ButtonLink>
      </EmptyChoice>
    )
  return (
    <>
      {gone > 0 && (
        <Text size="sm" c="dimmed">
          {goneSentence(gone)}
        </Text>
      )}
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
        chosen={there}
        onChange={onChange}
        empty={
          articles.isPending
            ? 'Loading…'
            : asked === ''
              ? 'No other articles'
              : `No articles match “${asked}”`
        }
      />
    </>
  )
}
