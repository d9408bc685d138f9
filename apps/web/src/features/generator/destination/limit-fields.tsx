import { NumberInput, Select, Switch } from '@mantine/core'
import { turboLimits, type ProjectLimits } from '@web2/contract/generator'
import classes from '../generator.module.css'
import { useWizard } from '../wizard/wizard-context.ts'

const zones = Intl.supportedValuesOf('timeZone')

/** Returns the number in a field; null if it is empty. */
const numberOf = (value: string | number): number | null =>
  value === '' || !Number.isFinite(Number(value)) ? null : Number(value)

const useLimits = () => {
  const { values, change } = useWizard()
  const { brakes } = values
  return { brakes, set: (part: Partial<ProjectLimits>) => change({ brakes: { ...brakes, ...part } }) }
}

/** Pages per day, indexing, and the limits on errors, cost and similarity. */
export const LimitFields = () => {
  const { problem } = useWizard()
  const { brakes, set } = useLimits()
  return (
    <>
      <div className={classes.fields}>
        <NumberInput
          label="Pages per day"
          description="Empty: all at once"
          placeholder="All at once"
          min={1}
          max={turboLimits.pages}
          allowDecimal={false}
          thousandSeparator=","
          data-field="brakes.perDay"
          value={brakes.perDay ?? ''}
          error={problem('brakes.perDay')}
          onChange={(value) => set({ perDay: numberOf(value) === 0 ? 1 : numberOf(value) })}
        />
        <NumberInput
          label="Cost limit"
          description="Pauses the project; empty: no limit"
          placeholder="No limit"
          min={0}
          prefix="$"
          decimalScale={2}
          data-field="brakes.stopAtCost"
          value={brakes.stopAtCost ?? ''}
          error={problem('brakes.stopAtCost')}
          onChange={(value) => set({ stopAtCost: numberOf(value) })}
        />
        <NumberInput
          label="Block pages more similar than"
          description="Approving them requires a reason"
          min={10}
          max={100}
          allowDecimal={false}
          suffix="%"
          data-field="brakes.similarFrom"
          value={Math.round(brakes.similarFrom * 100)}
          error={problem('brakes.similarFrom')}
          onChange={(value) => set({ similarFrom: Math.min(100, Math.max(10, numberOf(value) ?? 60)) / 100 })}
        />
        <NumberInput
          label="Error limit"
          description="Pauses when more AI texts fail"
          min={1}
          max={100}
          allowDecimal={false}
          suffix="%"
          data-field="brakes.stopAtErrors"
          value={brakes.stopAtErrors}
          error={problem('brakes.stopAtErrors')}
          onChange={(value) => set({ stopAtErrors: Math.min(100, Math.max(1, numberOf(value) ?? 1)) })}
        />
      </div>
      <Switch
        label="Hide pages from search engines at first"
        description="Pages are published with noindex until you allow indexing"
        checked={brakes.noindex}
        onChange={(event) => set({ noindex: event.currentTarget.checked })}
      />
    </>
  )
}

/** Size of the sample, and the time zone in which days begin. */
export const DayFields = () => {
  const { problem } = useWizard()
  const { brakes, set } = useLimits()
  return (
    <div className={classes.fields}>
      <NumberInput
        label="Sample pages"
        description="Generated first for your review"
        min={1}
        max={20}
        allowDecimal={false}
        data-field="brakes.sample"
        value={brakes.sample}
        error={problem('brakes.sample')}
        onChange={(value) => set({ sample: Math.min(20, Math.max(1, numberOf(value) ?? 1)) })}
      />
      <Select
        label="Time zone"
        description="For pages per day"
        searchable
        allowDeselect={false}
        data-field="brakes.timeZone"
        data={zones.includes(brakes.timeZone) ? zones : [brakes.timeZone, ...zones]}
        value={brakes.timeZone}
        error={problem('brakes.timeZone')}
        onChange={(timeZone) => timeZone !== null && set({ timeZone })}
      />
    </div>
  )
}
