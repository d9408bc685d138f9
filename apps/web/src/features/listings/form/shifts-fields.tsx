import { Checkbox } from '@mantine/core'
import { IconPlus, IconX } from '@tabler/icons-react'
import { IconAction } from '../../../ui/icon-button.tsx'
import { endsBeforeStart, type OpenTimes, type Times } from './opening-hours.ts'
import classes from './hours-fields.module.css'
import { TimesFields } from './times-fields.tsx'

interface ShiftsFieldsProps {
  /** Whose hours these are: 'Monday', '2026-12-24'. */
  readonly name: string
  readonly open: OpenTimes
  readonly wrong: boolean
  readonly onChange: (change: OpenTimes) => void
}

const mostBreaks = 3

/** The hours of a day, those after each break, and whether the last ones end after midnight. */
export const ShiftsFields = ({ name, open, wrong, onChange }: ShiftsFieldsProps) => {
  const { more = [] } = open
  const change = (next: Partial<OpenTimes>) => onChange({ ...open, ...next })
  const changeMore = (at: number, times: Times) =>
    change({ more: more.map((each, index) => (index === at ? times : each)) })
  return (
    <div className={classes.shifts}>
      <TimesFields
        name={name}
        times={open}
        onChange={({ start, end }) => change({ start, end })}
        wrong={wrong}
      >
        {more.length < mostBreaks && (
          <IconAction
            tip="Add hours after a break"
            name={`${name}: add hours after a break`}
            onClick={() => change({ more: [...more, { start: '', end: '' }] })}
          >
            <IconPlus size={16} />
          </IconAction>
        )}
      </TimesFields>
      {more.map((times, at) => (
        <TimesFields
          // Hours have no identity beyond their place.
          key={at}
          name={`${name} after break ${at + 1}`}
          times={times}
          onChange={(changed) => changeMore(at, changed)}
          wrong={wrong}
        >
          <IconAction
            tip="Remove these hours"
            name={`${name}: remove the hours after break ${at + 1}`}
            onClick={() => change({ more: more.filter((_each, index) => index !== at) })}
          >
            <IconX size={16} />
          </IconAction>
        </TimesFields>
      ))}
      {endsBeforeStart(open) && (
        <Checkbox
          size="xs"
          label="Closes the next day"
          aria-label={`${name}: closes the next day`}
          checked={open.overnight === true}
          onChange={(event) => change({ overnight: event.currentTarget.checked })}
        />
      )}
    </div>
  )
}
