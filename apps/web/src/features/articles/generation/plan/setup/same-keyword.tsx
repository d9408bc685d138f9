import { Alert, Text } from '@mantine/core'
import { TextLink } from '../../../../../ui/links.tsx'
import { useSameKeyword } from './use-same-keyword.ts'

/** Articles that are named in the warning. */
const most = 3

/** Warning that own articles target the keyword already, with links to them. */
export const SameKeyword = ({ keyword }: { readonly keyword: string }) => {
  const same = useSameKeyword(keyword)
  if (keyword.trim() === '' || same.length === 0) return null
  return (
    <Alert color="yellow" variant="light" role="status" mt="xs" p="sm">
      <Text size="sm">
        {same.length === 1 ? 'An article targets' : `${same.length} articles target`} this keyword already.
        Two articles on one keyword compete in search results.
      </Text>
      {same.slice(0, most).map(({ _id, title, keyword: own }) => (
        <div key={_id}>
          <TextLink to="/articles/edit-article" search={{ id: _id }} size="sm" underline="always">
            {title || own}
          </TextLink>
        </div>
      ))}
    </Alert>
  )
}
