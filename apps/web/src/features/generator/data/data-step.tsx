import { Button, Stack } from '@mantine/core'
import { IconPlus } from '@tabler/icons-react'
import { turboLimits } from '@web2/contract/generator'
import { Failure } from '../../../ui/failure.tsx'
import { withListRenamed } from '../content/hub-texts.ts'
import { withList } from '../typed-list.ts'
import classes from '../generator.module.css'
import { useWizard } from '../wizard/wizard-context.ts'
import { ListCard } from './list-card.tsx'
import { ListingFields } from './listing-fields.tsx'
import { ModeFields } from './mode-fields.tsx'

/** The lists that pages are made for, how they are combined, and the business that pages show. */
export const DataStep = () => {
  const { values, change, problem } = useWizard()
  const { lists } = values
  return (
    <Stack gap="xl">
      <div className={classes.lists}>
        {lists.map((list, at) => (
          <ListCard
            key={list.id}
            list={list}
            at={at}
            onChange={(part) =>
              change({
                lists: lists.map((other) => (other.id === list.id ? { ...other, ...part } : other)),
                // what was chosen for a list is kept for it by its next name
                ...(part.name !== undefined && {
                  structure: withListRenamed(values.structure, list.name, part.name),
                  ...(values.sitePer === list.name && { sitePer: part.name }),
                }),
              })
            }
            onRemove={
              lists.length > 1 ? () => change({ lists: lists.filter(({ id }) => id !== list.id) }) : undefined
            }
          />
        ))}
      </div>
      {problem('lists') !== undefined && <Failure message={problem('lists') ?? ''} />}
      <div>
        <Button
          variant="default"
          leftSection={<IconPlus size={16} aria-hidden />}
          disabled={lists.length >= turboLimits.lists}
          onClick={() => change({ lists: withList(lists) })}
        >
          Add a list
        </Button>
      </div>
      <ModeFields />
      <ListingFields />
    </Stack>
  )
}
