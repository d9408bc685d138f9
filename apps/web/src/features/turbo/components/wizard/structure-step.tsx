import { Checkbox, Group, NumberInput, Select, Stack, Switch, Text } from '@mantine/core'
import { IconSitemap } from '@tabler/icons-react'
import type { Turbo, TurboStructure } from '@web2/contract/generator'
import { ButtonLink } from '../../../../ui/links.tsx'
import { useWizard } from './wizard-context.ts'

const mostLinks = 12

const whole = (value: string | number): number =>
  Math.min(mostLinks, Math.max(0, Math.round(Number(value) || 0)))

/** Hub pages and the links between pages. */
export const StructureStep = ({ turbo }: { readonly turbo: Turbo | null }) => {
  const { values, change, problem } = useWizard()
  const { structure, lists } = values
  const set = (part: Partial<TurboStructure>) => change({ structure: { ...structure, ...part } })
  const names = lists.map(({ name }) => name)
  const last = names.at(-1) ?? ''
  return (
    <Stack gap="lg">
      <Checkbox.Group
        label="Hub pages"
        description="A page for each value of a list. It names all pages of that value, so that none is left alone."
        value={structure.hubs.filter((hub) => names.includes(hub))}
        error={problem('structure.hubs')}
        onChange={(hubs) => set({ hubs })}
      >
        <Group mt="xs" gap="lg">
          {names.map((name) => (
            <Checkbox key={name} value={name} label={`One for each ${name}`} />
          ))}
        </Group>
      </Checkbox.Group>
      <Switch
        label="Breadcrumb on every page"
        description="The way from the first page of the site, through its hub pages."
        checked={structure.breadcrumb}
        onChange={(event) => set({ breadcrumb: event.currentTarget.checked })}
      />
      <Group align="flex-start" grow preventGrowOverflow={false}>
        <NumberInput
          label="Links to places near by"
          description="The same service there; by coordinates where rows have them"
          min={0}
          max={mostLinks}
          miw={220}
          value={structure.nearby}
          error={problem('structure.nearby')}
          onChange={(nearby) => set({ nearby: whole(nearby) })}
        />
        <NumberInput
          label="Links to related services"
          description="Other pages in the same place"
          min={0}
          max={mostLinks}
          miw={220}
          value={structure.related}
          error={problem('structure.related')}
          onChange={(related) => set({ related: whole(related) })}
        />
        <Select
          label="List of the places"
          description="What “near by” is measured between"
          allowDeselect={false}
          miw={220}
          data={[...new Set(names)]}
          value={structure.placeList ?? last}
          error={problem('structure.placeList')}
          onChange={(placeList) => set({ placeList })}
        />
      </Group>
      <Text size="sm" c="dimmed" maw={680}>
        Pages without a block “Page links” get these links at their end. Put that block into the page where
        they shall stand. Navigation blocks show the hub pages and the first page by themselves.
      </Text>
      {turbo !== null && turbo.plan !== null && (
        <div>
          <ButtonLink
            to="/zoomer-site-builder/structure"
            search={{ id: turbo._id }}
            variant="default"
            leftSection={<IconSitemap size={18} aria-hidden />}
          >
            See the diagram
          </ButtonLink>
        </div>
      )}
    </Stack>
  )
}
