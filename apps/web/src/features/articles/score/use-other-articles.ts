import { useDebouncedValue } from '@mantine/hooks'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import type { OtherArticle } from '@web2/writing'
import { articles } from '../resources.ts'

/** Waits (ms) for the next key before it asks. */
const pause = 400
const most = 50

/** Other articles whose keyword begins like this one's; undefined until it is known. */
export const useOtherArticles = (
  keyword: string,
  id: string | undefined,
): readonly OtherArticle[] | undefined => {
  const [words] = useDebouncedValue(keyword.trim(), pause)
  // one word fewer than all: plurals and endings are compared by the score
  const stem = words.replace(/.$/u, '')
  const { data } = useQuery({
    queryKey: [articles.path, 'find', 'same keyword', stem],
    queryFn: () => articles.find({ keyword: { $search: stem }, $limit: most, $select: ['title', 'keyword'] }),
    enabled: stem !== '',
    placeholderData: keepPreviousData,
  })
  return words === '' ? undefined : data?.data.filter(({ _id }) => _id !== id)
}
