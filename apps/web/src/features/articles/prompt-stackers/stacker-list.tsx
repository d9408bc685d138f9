import { Menu } from '@mantine/core'
import { useMutation } from '@tanstack/react-query'
import { IconCopy, IconFileDownload, IconPencil, IconPlus, IconStack2 } from '@tabler/icons-react'
import type { PromptStacker } from '@web2/contract/articles'
import { useState } from 'react'
import { sentenceFor } from '../../../lib/api/errors.ts'
import { promptStackers } from '../resources.ts'
import { downloadFile } from '../../../lib/files/download.ts'
import { queryClient } from '../../../lib/query/query-client.ts'
import { useCan } from '../../../lib/session/use-user.ts'
import { counted } from '../../../lib/text/counted.ts'
import { showSuccess, showError } from '../../../lib/snackbar.ts'
import { DataList } from '../../../ui/data-list/data-list.tsx'
import { useListScreen } from '../../../ui/data-list/use-list-screen.ts'
import { useRemoval } from '../../../ui/data-list/use-removal.ts'
import { EmptyState } from '../../../ui/empty-state.tsx'
import { Failure } from '../../../ui/failure.tsx'
import { ButtonLink } from '../../../ui/links.tsx'
import { MenuLink } from '../../../ui/menus/menu-link.tsx'
import { PageHeader } from '../../../ui/page-header.tsx'
import { RowMenu } from '../../../ui/menus/row-menu.tsx'
import { stackerList } from './stackers-api.ts'
import { stackerFile } from './stacker-file.ts'
import { StackerHelp } from './help-dialog.tsx'
import { ImportButton } from './import-button.tsx'
import { stackerColumns, stackerFilterable } from './stacker-columns.tsx'

/** Returns the file name: 'Local page' → 'local-page.json'. */
const fileName = (name: string): string =>
  `${
    name
      .toLowerCase()
      .replace(/[^\p{L}\p{N}]+/gu, '-')
      .replace(/^-|-$/g, '') || 'prompt-stacker'
  }.json`

const failed = (error: unknown) => showError(sentenceFor(error))
const refresh = () => queryClient.invalidateQueries({ queryKey: [promptStackers.path] })

/** List of all prompt stackers. */
export const StackerList = () => {
  const { table, all, isEmpty } = useListScreen(stackerList, {
    file: 'prompt-stackers.csv',
    filterable: stackerFilterable,
  })
  const canWrite = useCan('content:write')
  const [refusal, setRefusal] = useState<string | null>(null)

  const askToRemove = useRemoval<PromptStacker>({
    resource: promptStackers,
    counted: (count) => counted(count, 'prompt stacker'),
    nameOf: ({ name }) => name,
    consequence: 'Articles generated with it are kept. You can’t undo this.',
  })
  const copying = useMutation({
    mutationFn: async ({ _id }: PromptStacker) => {
      const { name, description, steps, variables } = await promptStackers.get(_id)
      return promptStackers.create({ name: `${name.slice(0, 115)} copy`, description, steps, variables })
    },
    onSuccess: ({ name }) => showSuccess(`${name} was added.`),
    onError: failed,
    onSettled: refresh,
  })
  const json = useMutation({
    mutationFn: ({ _id }: PromptStacker) => promptStackers.get(_id),
    onSuccess: (stacker) =>
      downloadFile(fileName(stacker.name), new Blob([stackerFile([stacker])], { type: 'application/json' })),
    onError: failed,
  })
  const addButton = (
    <ButtonLink to="/prompt-stacker/add-prompt-stacker" leftSection={<IconPlus size={18} aria-hidden />}>
      Add prompt stacker
    </ButtonLink>
  )

  return (
    <>
      <PageHeader title="Prompt stackers" description="Chain prompts into a reusable workflow.">
        <StackerHelp />
        {canWrite && <ImportButton onRefusal={setRefusal} />}
        {canWrite && !isEmpty && addButton}
      </PageHeader>
      {refusal !== null && (
        <div style={{ marginBottom: 'var(--mantine-spacing-md)' }}>
          <Failure title="Import failed" message={refusal} />
        </div>
      )}
      <DataList
        name="prompt-stackers"
        noun="prompt stackers"
        searchLabel="Search by name or description"
        columns={stackerColumns}
        {...table}
        empty={
          <EmptyState
            motif="generator"
            icon={IconStack2}
            title="No prompt stackers yet"
            text="Start from a built-in prompt stacker and adapt it."
          >
            {canWrite && addButton}
          </EmptyState>
        }
        labelOf={({ name }) => name}
        actionsWidth={56}
        rowActions={(stacker) => (
          <RowMenu name={stacker.name} onRemove={canWrite ? () => askToRemove([stacker]) : undefined}>
            {canWrite && (
              <MenuLink
                to="/prompt-stacker/edit-prompt-stacker"
                search={{ id: stacker._id }}
                leftSection={<IconPencil size={16} />}
              >
                Edit
              </MenuLink>
            )}
            {canWrite && (
              <Menu.Item leftSection={<IconCopy size={16} />} onClick={() => copying.mutate(stacker)}>
                Duplicate
              </Menu.Item>
            )}
            <Menu.Item leftSection={<IconFileDownload size={16} />} onClick={() => json.mutate(stacker)}>
              Download as JSON
            </Menu.Item>
          </RowMenu>
        )}
        {...(canWrite ? { onRemove: askToRemove } : {})}
        all={all}
      />
    </>
  )
}
