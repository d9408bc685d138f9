import { Select } from '@mantine/core'
import { useNavigate, useSearch } from '@tanstack/react-router'
import { useMemo } from 'react'
import { promptStackers } from '../resources.ts'
import { queryClient } from '../../../lib/query/query-client.ts'
import { showSuccess } from '../../../lib/snackbar.ts'
import { PageHeader } from '../../../ui/page-header.tsx'
import { builtInStacker, builtInStackers } from './built-in-stackers.ts'
import { emptyStacker, stackerValues } from './stacker-values.ts'
import { StackerForm } from './stacker-form.tsx'
import { StackerHelp } from './help-dialog.tsx'

const empty = 'empty'
const starts = [
  { value: empty, label: 'Blank' },
  ...builtInStackers.map(({ key, stacker }) => ({ value: key, label: stacker.name })),
]

/** Page for a new prompt stacker, empty or from a built-in one. */
export const AddStackerPage = () => {
  const navigate = useNavigate()
  const { start } = useSearch({ from: '/default/prompt-stacker/add-prompt-stacker' })
  const chosen = builtInStacker(start)
  const initial = useMemo(() => (chosen ? stackerValues(chosen) : emptyStacker()), [chosen])
  const known = chosen === undefined ? empty : start

  return (
    <>
      <PageHeader title="Add prompt stacker" description="Chain prompts and run them on any keyword.">
        <StackerHelp />
      </PageHeader>
      <Select
        label="Start from"
        mb="md"
        maw="var(--app-field)"
        allowDeselect={false}
        data={starts}
        value={known ?? empty}
        onChange={(key) =>
          void navigate({
            to: '/prompt-stacker/add-prompt-stacker',
            search: key === null || key === empty ? {} : { start: key },
          })
        }
      />
      <StackerForm
        key={known}
        draftKey={`prompt-stacker.new.${known}`}
        initial={initial}
        save={(data) => promptStackers.create(data)}
        onSaved={(stacker) => {
          showSuccess(`${stacker.name} was added.`)
          void queryClient.invalidateQueries({ queryKey: [promptStackers.path] })
          void navigate({ to: '/prompt-stacker' })
        }}
        onCancel={() => void navigate({ to: '/prompt-stacker' })}
      />
    </>
  )
}
