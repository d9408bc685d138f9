import { Button, Stack, Text } from '@mantine/core'
import { modals } from '@mantine/modals'
import { withContainedTheme, type BuilderDocument } from '@web2/builder'
import { showDialog } from '../../../../lib/questions.ts'
import { counted } from '../../../../lib/text/counted.ts'
import type { Builder } from '../session/use-editor.ts'

const modalId = 'theme-scope'

interface ScopeProps {
  readonly others: number
  readonly decide: (isForAll: boolean) => void
}

const Scope = ({ others, decide }: ScopeProps) => (
  <Stack gap="sm">
    <Text size="sm">
      This site has no theme yet. On its other {counted(others, 'page')}, texts, headings, links and
      backgrounds that have no style of their own would follow the theme.
    </Text>
    <Button onClick={() => decide(true)}>Use theme on all pages</Button>
    <Button variant="default" onClick={() => decide(false)}>
      Keep the look of other pages
    </Button>
    <Text size="xs" c="dimmed">
      With the second choice, the site only gets the design tokens. You can undo both.
    </Text>
  </Stack>
)

/**
 * Asks if the theme of a new page becomes that of a whole site that has none. Returns the page as chosen, and null if
 * the question was closed. Asks nothing where no other page would change.
 */
export const askThemeScope = (
  { editor, linkTargets = [] }: Pick<Builder, 'editor' | 'linkTargets'>,
  document: BuilderDocument,
): Promise<BuilderDocument | null> => {
  const { theme } = document.page
  const others = linkTargets.length - 1
  const changesOthers = editor.sharesTheme && !editor.store.document.page.theme && others > 0
  if (!theme || theme.keepsBase || !changesOthers) return Promise.resolve(document)
  const { promise, resolve } = Promise.withResolvers<BuilderDocument | null>()
  const decide = (isForAll: boolean) => {
    resolve(isForAll ? document : withContainedTheme(document))
    modals.close(modalId)
  }
  showDialog({
    modalId,
    title: `Use theme “${theme.name}” on all pages?`,
    children: <Scope others={others} decide={decide} />,
    // after a decision this changes nothing
    onClose: () => resolve(null),
  })
  return promise
}
