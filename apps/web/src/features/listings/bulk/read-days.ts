import {
  weekdayNames,
  readDayHours,
  weekdayOf,
  type NapData,
  type WeekdayName,
} from '@web2/contract/listings'
import { remembered } from './remembered.ts'

const dayReaders = Object.fromEntries(
  weekdayNames.map((name) => [name, remembered((text) => readDayHours(name, text))]),
) as Readonly<Record<WeekdayName, ReturnType<typeof remembered<ReturnType<typeof readDayHours>>>>>

type Weekdays = NonNullable<NapData['weekdays']>

interface ReadDays {
  /** The week; undefined when nothing of it is stated. */
  readonly weekdays: Weekdays | undefined
  /** Why the hours of a day could not be read. */
  readonly problems: ReadonlyMap<WeekdayName, string>
}

/** Hours that stand in a column for each day, over those that one column has for the week. */
export const readDays = (
  days: readonly (readonly [name: WeekdayName, text: string])[],
  week: Weekdays | undefined,
): ReadDays => {
  const read = new Map(week?.map((day) => [day.name, day]))
  const problems = new Map<WeekdayName, string>()
  for (const [name, text] of days) {
    const hours = dayReaders[name](text)
    if ('problem' in hours) problems.set(name, hours.problem)
    else read.set(name, weekdayOf(name, hours.value))
  }
  const weekdays =
    read.size === 0 ? undefined : weekdayNames.map((name) => read.get(name) ?? weekdayOf(name, undefined))
  return { weekdays, problems }
}
