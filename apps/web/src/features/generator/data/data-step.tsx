import { Button, NumberInput, Stack } from '@mantine/core'
import { IconPlus } from '@tabler/icons-react'
import { turboLimits, type Turbo } from '@web2/contract/generator'
import { Failure } from '../../../ui/failure.tsx'
import { withListRenamed } from '../content/hub-texts.ts'
import { PlaceholderList } from '../content/placeholder-list.tsx'
import classes from '../generator.module.css'
import { withList } from './typed-list.ts'
import { Advanced } from '../wizard/advanced.tsx'
import { StepSection } from '../wizard/step-section.tsx'
import { useWizard } from '../wizard/wizard-context.ts'
import { FirstRows } from './first-rows.tsx'
import { ListCard } from './list-card.tsx'
import { ListingFields } from './listing-fields.tsx'
import { ModeFields } from './mode-fields.tsx'
import { StructureFields } from './structure-fields.tsx'

const largestSeed = 0xffff_ffff

/** Seed of random choices: the rows of a random sample and the words of spintax. */
const SeedField = () => {
  const { values, change, problem } = useWizard()
  return (
    <NumberInput
      label="Random seed"
      description="The same seed picks the same combinations and words again"
      w={220}
      min={0}
      max={largestSeed}
      allowDecimal={false}
      allowNegative={false}
      data-field="seed"
      value={values.seed}
      error={problem('seed')}
      onChange={(value) => change({ seed: Math.min(largestSeed, Math.max(0, Number(value) || 0)) })}
    />
  )
}

const Lists = () => {
  const { values, change, problem } = useWizard()
  const { lists } = values
  return (
    <StepSection title="Lists">
      <div className={classes.lists}>
        {lists.map((list, at) => (
          <ListCard
            key={list.id}
            list={list}
            at={at}
            onChange={(part) =>
              change({
                lists: lists.map((other) => (other.id === list.id ? { ...other, ...part } : other)),
                // settings of a list follow its new name
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
          size="xs"
          variant="default"
          leftSection={<IconPlus size={14} aria-hidden />}
          disabled={lists.length >= turboLimits.lists}
          onClick={() => change({ lists: withList(lists) })}
        >
          Add list
        </Button>
      </div>
    </StepSection>
  )
}

/** Lists that pages are generated for, their combinations, and the business shown on the pages. */
export const DataStep = ({ turbo }: { readonly turbo: Turbo | null }) => (
  <Stack gap="xl">
    <Lists />
    <StepSection title="Combinations">
      <ModeFields />
      <FirstRows />
    </StepSection>
    <StepSection
      title="Business listing"
      text={<>Fills {'{nap.businessName}'}, {'{nap.phone}'} and business blocks.</>}
    >
      <ListingFields />
    </StepSection>
    <PlaceholderList />
    <Advanced label="Advanced: hub pages, links and seed" fields={['structure', 'seed']}>
      <StructureFields turbo={turbo} />
      <SeedField />
    </Advanced>
  </Stack>
)
