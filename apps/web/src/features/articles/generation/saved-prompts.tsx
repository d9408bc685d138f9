import { Button, Menu } from '@mantine/core'
import { IconBookmark, IconChevronDown, IconTrash } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import type { CardType } from '@web2/contract/articles'
import { useState } from 'react'
import { sentenceFor } from '../../../lib/api/errors.ts'
import { articlePrompts } from '../resources.ts'
import { queryClient } from '../../../lib/query/query-client.ts'
import { showSuccess, showError } from '../../../lib/snackbar.ts'
import { confirmRemoval } from '../../../ui/dialogs/confirm-removal.tsx'
import { NameDialog } from '../../../ui/dialogs/name-dialog.tsx'
import { allPrompts } from './generation-api.ts'

interface KeptPromptsProps {
  readonly type: CardType
  readonly prompt: string
  readonly onTake: (prompt: string) => void
}

const refresh = () => queryClient.invalidateQueries({ queryKey: [articlePrompts.path] })

/** Saved prompts for cards of a type: load one, or save the present one. */
export const KeptPrompts = ({ type, prompt, onTake }: KeptPromptsProps) => {
  const [naming, setNaming] = useState(false)
  const prompts = useQuery(allPrompts)
  const own = (prompts.data ?? []).filter((each) => each.type === type)
  const askToRemove = (id: string, name: string) =>
    confirmRemoval({
      title: 'Delete this prompt?',
      names: [name],
      consequence: 'Sections that use it keep their prompt.',
      confirmLabel: 'Delete',
      onConfirm: () => {
        articlePrompts.remove(id).then(
          () => {
            showSuccess(`${name} was deleted.`)
            void refresh()
          },
          (error: unknown) => showError(sentenceFor(error)),
        )
      },
    })
  return (
    <>
      {own.length > 0 && (
        <Menu position="bottom-start">
          <Menu.Target>
            <Button
              size="compact-sm"
              variant="default"
              rightSection={<IconChevronDown size={14} aria-hidden />}
            >
              Use saved prompt
            </Button>
          </Menu.Target>
          <Menu.Dropdown>
            {own.map(({ _id, name, text }) => (
              <Menu.Item key={_id} onClick={() => onTake(text)}>
                {name}
              </Menu.Item>
            ))}
            <Menu.Divider />
            {own.map(({ _id, name }) => (
              <Menu.Item
                key={_id}
                color="var(--mantine-color-error)"
                leftSection={<IconTrash size={14} aria-hidden />}
                onClick={() => askToRemove(_id, name)}
              >
                Delete {name}
              </Menu.Item>
            ))}
          </Menu.Dropdown>
        </Menu>
      )}
      {prompt.trim() !== '' && (
        <Button
          size="compact-sm"
          variant="default"
          leftSection={<IconBookmark size={14} aria-hidden />}
          onClick={() => setNaming(true)}
        >
          Save prompt
        </Button>
      )}
      {naming && (
        <NameDialog
          title="Save prompt"
          confirm="Save"
          empty="This field is required"
          store={async (name) => {
            await articlePrompts.create({ type, name, text: prompt.trim() })
            showSuccess(`${name} was saved.`)
            await refresh()
          }}
          onClose={() => setNaming(false)}
        />
      )}
    </>
  )
}
