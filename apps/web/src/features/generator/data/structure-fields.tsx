import { Alert, Button, Checkbox, Group, NumberInput, Select, Stack, Switch, Text } from '@mantine/core'
import { IconSitemap } from '@tabler/icons-react'
import { currentEdition, type Turbo, type TurboStructure } from '@web2/contract/generator'
import { ButtonLink } from '../../../ui/links.tsx'
import { HubTextFields } from './hub-text-fields.tsx'
import { useWizard } from '../wizard/wizard-context.ts'

const mostLinks = 12

const whole = (value: string | number): number =>
  Math.min(mostLinks, Math.max(0, Math.round(Number(value) || 0)))

/** Offers the current rules to a project made with earlier ones. */
const EarlierRules = ({ onUse }: { readonly onUse: () => void }) => (
  <Alert color="blue" variant="light" title="New rules for hub pages and links">
    <Stack gap="sm" align="flex-start">
      <Text size="sm">
        Links between places always have a target, and hub pages get a title, description, text and sections
        of their own. Published pages change only after you approve the project again.
      </Text>
      <Button size="xs" onClick={onUse}>
        Use the new rules
      </Button>
    </Stack>
  </Alert>
)

/** Hub pages and the links between pages. */
export const StructureFields = ({ turbo }: { readonly turbo: Turbo | null }) => {
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
        description="A page per value that links to all pages of that value"
        value={structure.hubs.filter((hub) => names.includes(hub))}
        error={problem('structure.hubs')}
        onChange={(hubs) => set({ hubs })}
      >
        <Group mt="xs" gap="lg">
          {names.map((name) => (
            <Checkbox key={name} value={name} label={`One per ${name}`} />
          ))}
        </Group>
      </Checkbox.Group>
      <Switch
        label="Show breadcrumbs"
        checked={structure.breadcrumb}
        onChange={(event) => set({ breadcrumb: event.currentTarget.checked })}
      />
      <Group align="flex-start" grow preventGrowOverflow={false}>
        <NumberInput
          label="Nearby links"
          description={check?.notes['structure.nearby'] ?? 'By coordinates, otherwise by list order'}
          min={0}
          max={mostLinks}
          miw={220}
          value={structure.nearby}
          error={problem('structure.nearby')}
          onChange={(nearby) => set({ nearby: whole(nearby) })}
        />
        <NumberInput
          label="Related links"
          description={check?.notes['structure.related'] ?? 'To other pages for the same place'}
          min={0}
          max={mostLinks}
          miw={220}
          value={structure.related}
          error={problem('structure.related')}
          onChange={(related) => set({ related: whole(related) })}
        />
        <Select
          label="List of places"
          description="Used for nearby links"
          placeholder="None"
          allowDeselect={false}
          miw={220}
          data={[...new Set(names)]}
          value={places}
          error={problem('structure.placeList')}
          onChange={(placeList) => set({ placeList })}
        />
      </Group>
      <Text size="sm" c="dimmed">
        Links appear at the end of each page, or in its “Page links” block. Navigation blocks list the home page
        and hub pages.
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
            View diagram
          </ButtonLink>
        </div>
      )}
    </Stack>
  )
}
