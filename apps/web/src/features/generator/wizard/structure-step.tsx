import { Alert, Button, Checkbox, Group, NumberInput, Select, Stack, Switch, Text } from '@mantine/core'
import { IconSitemap } from '@tabler/icons-react'
import { currentEdition, type Turbo, type TurboStructure } from '@web2/contract/generator'
import { ButtonLink } from '../../../ui/links.tsx'
import { HubTextFields } from './hub-text-fields.tsx'
import { useWizard } from './wizard-context.ts'

const mostLinks = 12

const whole = (value: string | number): number =>
  Math.min(mostLinks, Math.max(0, Math.round(Number(value) || 0)))

/** Offers a project that was made before the rules of today. */
const EarlierRules = ({ onUse }: { readonly onUse: () => void }) => (
  <Alert color="blue" variant="light" title="New link and hub rules are available">
    <Stack gap="sm" align="flex-start">
      <Text size="sm">
        Links between places always lead somewhere, and hub pages get a title, a description, text and
        sections of their own. This project keeps its earlier rules until you switch. Published pages change
        only after you estimate, review and approve again.
      </Text>
      <Button size="xs" onClick={onUse}>
        Use the new rules
      </Button>
    </Stack>
  </Alert>
)

/** Hub pages and the links between pages. */
export const StructureStep = ({ turbo }: { readonly turbo: Turbo | null }) => {
  const { values, check, change, problem } = useWizard()
  const { structure, lists } = values
  const set = (part: Partial<TurboStructure>) => change({ structure: { ...structure, ...part } })
  const names = lists.map(({ name }) => name)
  const isEarlier = (structure.edition ?? 1) < currentEdition
  // what is stored, else what the server takes it for; a list of places that was never chosen reads as what it is
  const chosen =
    structure.placeList != null && names.includes(structure.placeList) ? structure.placeList : null
  const places = chosen ?? check?.placeList ?? null
  return (
    <Stack gap="lg">
      {isEarlier && (
        <EarlierRules
          onUse={() => set({ edition: currentEdition, ...(chosen === null && { placeList: null }) })}
        />
      )}
      <Checkbox.Group
        label="Hub pages"
        description="One page for each value of a list, with links to all pages of that value."
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
        description="The path from the first page of the site through its hub pages"
        checked={structure.breadcrumb}
        onChange={(event) => set({ breadcrumb: event.currentTarget.checked })}
      />
      <Group align="flex-start" grow preventGrowOverflow={false}>
        <NumberInput
          label="Links to nearby places"
          description={check?.notes['structure.nearby'] ?? 'Nearest by coordinates, else next in the list'}
          min={0}
          max={mostLinks}
          miw={220}
          value={structure.nearby}
          error={problem('structure.nearby')}
          onChange={(nearby) => set({ nearby: whole(nearby) })}
        />
        <NumberInput
          label="Links to related pages"
          description={check?.notes['structure.related'] ?? 'Other pages for the same place'}
          min={0}
          max={mostLinks}
          miw={220}
          value={structure.related}
          error={problem('structure.related')}
          onChange={(related) => set({ related: whole(related) })}
        />
        <Select
          label="List of places"
          description="The list that “nearby” refers to"
          placeholder="None"
          allowDeselect={false}
          miw={220}
          data={[...new Set(names)]}
          value={places}
          error={problem('structure.placeList')}
          onChange={(placeList) => set({ placeList })}
        />
      </Group>
      <Text size="sm" c="dimmed" maw={680}>
        Links stand at the end of each page, unless the page holds a “Page links” block. Navigation blocks
        show the first page and the hub pages.
      </Text>
      {!isEarlier && <HubTextFields />}
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
