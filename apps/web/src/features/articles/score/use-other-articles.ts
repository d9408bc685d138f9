import { useDebouncedValue } from '@mantine/hooks'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import type { OtherArticle } from '@web2/writing'
import { articles } from '../resources.ts'

/** Delay in ms between typing and the request. */
const pause = 400
const most = 50

/** Returns other articles whose keyword starts like this one's; undefined until known. */
export const useOtherArticles = (
  keyword: string,
  id: string | undefined,
): readonly OtherArticle[] | undefined => {
  const [words] = useDebouncedValue(keyword.trim(), pause)
  // one character less, because the score compares plurals and endings
  const stem = words.replace(/.$/u, '')
  const { data } = useQuery({
    queryKey: [articles.path, 'find', 'same keyword', stem],
    queryFn: () => articles.find({ keyword: { $search: stem }, $limit: most, $select: ['title', 'keyword'] }),
    enabled: stem !== '',
    placeholderData: keepPreviousData,
  })
  return words === '' ? undefined : data?.data.filter(({ _id }) => _id !== id)
}
