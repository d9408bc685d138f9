import { Button, Group, Select } from '@mantine/core'
import { IconBookmark } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { firstCards, type Card, type GeneratorPreset } from '@web2/contract/articles'
import { useState } from 'react'
import { sentenceFor } from '../../../lib/api/errors.ts'
import { generatorPresets } from '../resources.ts'
import { queryClient } from '../../../lib/query/query-client.ts'
import { showSuccess, showError } from '../../../lib/snackbar.ts'
import { confirmRemoval } from '../../../ui/dialogs/confirm-removal.tsx'
import { NameDialog } from '../../../ui/dialogs/name-dialog.tsx'
import { RowMenu } from '../../../ui/menus/row-menu.tsx'
import { allPresets } from './generation-api.ts'
import { Menu } from '@mantine/core'

const standard = 'standard'
const refresh = () => queryClient.invalidateQueries({ queryKey: [generatorPresets.path] })

interface PresetBarProps {
  readonly cards: readonly Card[]
  readonly onTake: (cards: readonly Card[]) => void
}

/** Bar of presets: load one, save this outline as one, change or delete one. */
export const PresetBar = ({ cards, onTake }: PresetBarProps) => {
  const [chosen, setChosen] = useState<string>(standard)
  const [naming, setNaming] = useState(false)
  const presets = useQuery(allPresets)
  const preset = presets.data?.find(({ _id }) => _id === chosen)

  const update = ({ _id, name }: GeneratorPreset) =>
    generatorPresets.patch(_id, { cards }).then(
      () => {
        showSuccess(`${name} was saved.`)
        void refresh()
      },
      (error: unknown) => showError(sentenceFor(error)),
    )
  const askToRemove = ({ _id, name }: GeneratorPreset) =>
    confirmRemoval({
      title: 'Delete this preset?',
      names: [name],
      consequence: 'Articles generated with it are not affected.',
      confirmLabel: 'Delete',
      onConfirm: () => {
        generatorPresets.remove(_id).then(
          () => {
            setChosen(standard)
            showSuccess(`${name} was deleted.`)
            void refresh()
          },
          (error: unknown) => showError(sentenceFor(error)),
        )
      },
    })
  return (
    <Group gap="xs" align="flex-end" mb="md">
      <Select
        label="Preset"
        flex="1 1 220px"
        maw="var(--app-field)"
        allowDeselect={false}
        data={[
          { value: standard, label: 'Title, introduction, 3 sections' },
          ...(presets.data ?? []).map(({ _id, name }) => ({ value: _id, label: name })),
        ]}
        value={preset ? chosen : standard}
        {...(presets.isError ? { error: sentenceFor(presets.error) } : {})}
        onChange={(value) => {
          const found = presets.data?.find(({ _id }) => _id === value)
          setChosen(value ?? standard)
          onTake(found ? found.cards : firstCards())
        }}
      />
      <Button
        variant="default"
        leftSection={<IconBookmark size={16} aria-hidden />}
        onClick={() => setNaming(true)}
      >
        Save as preset
      </Button>
      {preset && (
        <RowMenu name={preset.name} onRemove={() => askToRemove(preset)}>
          <Menu.Item onClick={() => void update(preset)}>Update with this outline</Menu.Item>
        </RowMenu>
      )}
      {naming && (
        <NameDialog
          title="Save as preset"
          confirm="Save"
          empty="This field is required"
          store={async (name) => {
            const made = await generatorPresets.create({ name, cards })
            await refresh()
            setChosen(made._id)
            showSuccess(`${name} was saved.`)
          }}
          onClose={() => setNaming(false)}
        />
      )}
    </Group>
  )
}
