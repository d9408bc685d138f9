import { useDebouncedValue } from '@mantine/hooks'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { keywordKey, type ArticleListed } from '@web2/contract/articles'
import { articles } from '../../../resources.ts'

/** Delay in ms between typing and the request. */
const pause = 400
const most = 200

/** Returns the word of a keyword that tells most, without its ending, which plurals change. */
export const searchedWord = (keyword: string): string => {
  const longest = keyword
    .trim()
    .split(/\s+/)
    .reduce((found, word) => (word.length > found.length ? word : found), '')
  return longest.length > 4 ? longest.slice(0, -1) : longest
}

/** Returns own articles that would answer the same search: their words may be in another order or number. */
export const useSameKeyword = (
  keyword: string,
): readonly Pick<ArticleListed, '_id' | 'title' | 'keyword'>[] => {
  const [typed] = useDebouncedValue(keyword.trim(), pause)
  const word = searchedWord(typed)
  const { data } = useQuery({
    queryKey: [articles.path, 'find', 'same search', word],
    queryFn: () => articles.find({ keyword: { $search: word }, $limit: most, $select: ['title', 'keyword'] }),
    enabled: word !== '',
    placeholderData: keepPreviousData,
  })
  const key = keywordKey(typed)
  return typed === '' ? [] : (data?.data ?? []).filter((article) => keywordKey(article.keyword) === key)
}
