import { Group, NumberInput, Select, Stack, Switch } from '@mantine/core'
import { turboLimits, type ProjectLimits } from '@web2/contract/generator'
import { useWizard } from './wizard-context.ts'

const zones = Intl.supportedValuesOf('timeZone')

/** The number in a field; null where it is empty. */
const numberOf = (value: string | number): number | null =>
  value === '' || !Number.isFinite(Number(value)) ? null : Number(value)

/** Limits of a project: pages per day, noindex, errors, cost, similarity. */
export const LimitsStep = () => {
  const { values, change, problem } = useWizard()
  const { brakes } = values
  const set = (part: Partial<ProjectLimits>) => change({ brakes: { ...brakes, ...part } })
  return (
    <Stack gap="lg">
      <Switch
        label="Keep pages out of search engines until I approve it"
        description="Pages say noindex. Once you have seen them live, “Let search engines list them” takes it off."
        checked={brakes.noindex}
        onChange={(event) => set({ noindex: event.currentTarget.checked })}
      />
      <Group align="flex-start" grow preventGrowOverflow={false}>
        <NumberInput
          label="New pages a day"
          description="Empty: all at once"
          placeholder="All at once"
          min={1}
          max={turboLimits.pages}
          allowDecimal={false}
          thousandSeparator=","
          miw={200}
          value={brakes.perDay ?? ''}
          error={problem('brakes.perDay')}
          onChange={(value) => set({ perDay: numberOf(value) === 0 ? 1 : numberOf(value) })}
        />
        <Select
          label="Days begin at midnight in"
          description="Matters with pages a day only"
          searchable
          allowDeselect={false}
          miw={200}
          data={zones.includes(brakes.timeZone) ? zones : [brakes.timeZone, ...zones]}
          value={brakes.timeZone}
          error={problem('brakes.timeZone')}
          onChange={(timeZone) => timeZone !== null && set({ timeZone })}
        />
        <NumberInput
          label="Pages of the sample"
          description="Made first, and looked at by you"
          min={1}
          max={20}
          allowDecimal={false}
          miw={200}
          value={brakes.sample}
          error={problem('brakes.sample')}
          onChange={(value) => set({ sample: Math.min(20, Math.max(1, numberOf(value) ?? 1)) })}
        />
      </Group>
      <Group align="flex-start" grow preventGrowOverflow={false}>
        <NumberInput
          label="Stop when so many texts fail"
          description="Of the texts that AI writes"
          min={1}
          max={100}
          allowDecimal={false}
          suffix=" %"
          miw={200}
          value={brakes.stopAtErrors}
          error={problem('brakes.stopAtErrors')}
          onChange={(value) => set({ stopAtErrors: Math.min(100, Math.max(1, numberOf(value) ?? 1)) })}
        />
        <NumberInput
          label="Stop when this was spent"
          description="Empty: no limit but that of your tier"
          placeholder="No limit"
          min={0}
          prefix="$"
          decimalScale={2}
          miw={200}
          value={brakes.stopAtCost ?? ''}
          error={problem('brakes.stopAtCost')}
          onChange={(value) => set({ stopAtCost: numberOf(value) })}
        />
        <NumberInput
          label="Block pages more similar than"
          description="Approving such pages takes a reason"
          min={10}
          max={100}
          allowDecimal={false}
          suffix=" %"
          miw={200}
          value={Math.round(brakes.similarFrom * 100)}
          error={problem('brakes.similarFrom')}
          onChange={(value) => set({ similarFrom: Math.min(100, Math.max(10, numberOf(value) ?? 60)) / 100 })}
        />
      </Group>
    </Stack>
  )
}
