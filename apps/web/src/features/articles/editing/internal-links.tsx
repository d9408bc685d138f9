import { Button, Group, Stack, Text } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { IconLinkPlus } from '@tabler/icons-react'
import { useEditorState, type Editor } from '@tiptap/react'
import { useDeferredValue, useMemo } from 'react'
import { sentenceFor } from '../../../lib/api/errors.ts'
import { livePages } from '../linkable-pages.ts'
import { suggestLinks, type LinkSuggestion } from './link-suggestions.ts'

/** Links the first occurrence of the words that is not linked yet. */
const link = (editor: Editor, { page, words }: LinkSuggestion) => {
  let place: number | null = null
  editor.state.doc.descendants((node, at) => {
    if (place !== null || !node.isText || node.marks.some(({ type }) => type.name === 'link')) return
    const found = (node.text ?? '').indexOf(words)
    if (found >= 0) place = at + found
  })
  if (place === null) return
  editor
    .chain()
    .focus()
    .setTextSelection({ from: place, to: place + words.length })
    .setLink({ href: page.url })
    .run()
}

/** Published pages of the account that the text mentions, each linkable with a click. */
export const InternalLinks = ({ editor }: { editor: Editor }) => {
  const pages = useQuery(livePages)
  const { text, links } = useEditorState({
    editor,
    selector: ({ editor: { state } }) => {
      const found: string[] = []
      const free: string[] = []
      state.doc.descendants((node) => {
        const href = node.marks.find(({ type }) => type.name === 'link')?.attrs.href
        if (typeof href === 'string') found.push(href)
        else if (node.isText) free.push(node.text ?? '')
      })
      return { text: free.join('\n'), links: found.join('\n') }
    },
  })
  // they may follow the typing a little later
  const settled = useDeferredValue(text)
  const suggestions = useMemo(
    () => suggestLinks(settled, pages.data?.data ?? [], new Set(links.split('\n'))),
    [settled, links, pages.data],
  )
  if (pages.isError)
    return (
      <Text size="sm" role="alert">
        {sentenceFor(pages.error)}
      </Text>
    )
  if (suggestions.length === 0)
    return (
      <Text size="sm" c="dimmed">
        {pages.data?.total === 0
          ? 'After you publish pages, the ones your text mentions are suggested here.'
          : 'No suggestions. The text mentions none of your other published pages.'}
      </Text>
    )
  return (
    <Stack gap="xs">
      {suggestions.map((suggestion) => (
        <Group key={suggestion.page._id} justify="space-between" wrap="nowrap" gap="xs">
          <div style={{ minWidth: 0 }}>
            <Text size="sm" fw={500} truncate title={suggestion.words}>
              {suggestion.words}
            </Text>
            <Text size="xs" c="dimmed" truncate title={suggestion.page.url}>
              {suggestion.page.siteName} › {suggestion.page.name}
            </Text>
          </div>
          <Button
            size="compact-sm"
            variant="default"
            leftSection={<IconLinkPlus size={14} aria-hidden />}
            aria-label={`Link ${suggestion.words}`}
            onClick={() => link(editor, suggestion)}
          >
            Link
          </Button>
        </Group>
      ))}
    </Stack>
  )
}
