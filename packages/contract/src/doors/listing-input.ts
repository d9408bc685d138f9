export { internalNapFields, type NapRowErrors, type WeekdayName } from '../resources/nap.ts'
export {
  alwaysText,
  closedText,
  hoursLine,
  specialLine,
  weekdayOf,
  type OpeningHours,
} from '../hours/opening-hours.ts'
export { weekdayNamed } from '../hours/hours-words.ts'
export { readDayHours, readSpecialHours, readWeekHours, type Reading } from '../hours/read-hours.ts'
export { readCountry } from '../places/read-country.ts'
export { readState, stateText, type State } from '../places/read-state.ts'
