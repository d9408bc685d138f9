import type { WeekdayHours } from '../../bindings/data.ts'
import { elementOf, innerElement, text } from '../element.ts'
import type { View } from '../view.ts'
import { businessBlock } from './business-block.ts'

/** Converts `hh:mm am/pm` to 24 hours; returns null for any other text. */
export const clock24 = (time: string): string | null => {
  const [, hours, minutes, half] = /^\s*(\d{1,2}):(\d{2})\s*([ap])\.?m\.?\s*$/i.exec(time) ?? []
  if (!hours || !minutes || !half || Number(hours) > 12 || Number(minutes) > 59) return null
  const base = Number(hours) % 12
  return `${String(half.toLowerCase() === 'p' ? base + 12 : base).padStart(2, '0')}:${minutes}`
}

const timeView = (time: string): View => {
  const datetime = clock24(time)
  return datetime ? innerElement('time', { datetime }, text(time)) : text(time)
}

const opening = (day: WeekdayHours): View[] => {
  const { start, end, value, more = [] } = day
  if (!start || !end || /^open 24 hours$/i.test(value ?? '')) return [text(value ?? '')]
  return [{ start, end }, ...more].flatMap((times, at) => [
    ...(at > 0 ? [text(', ')] : []),
    timeView(times.start),
    text(' – '),
    timeView(times.end),
  ])
}

/** Returns false for a day without hours, which is omitted because it is not known to be closed. */
const isStated = (day: WeekdayHours): boolean => Boolean(day.value?.trim() || (day.start && day.end))

const row = (day: WeekdayHours): View =>
  innerElement(
    'tr',
    {},
    innerElement('th', { scope: 'row' }, text(day.name)),
    innerElement('td', {}, ...opening(day)),
  )

export const businessHours = businessBlock({
  name: 'BusinessHours',
  label: 'Opening hours',
  tag: 'table',
  css:
    '.w2-hours{border-collapse:collapse}.w2-hours th{font-weight:inherit;text-align:start;vertical-align:top;' +
    'padding-block:2px;padding-inline:0 24px}' +
    '.w2-hours td{padding:2px 0;white-space:normal}.w2-hours time{white-space:nowrap}' +
    // times in Latin letters keep their order on pages that are written from the right
    '[dir=rtl] .w2-hours td{unicode-bidi:plaintext;text-align:right}',
  show: (record, { weekdays }) => {
    const stated = (weekdays ?? []).filter(isStated)
    if (stated.length === 0) return null
    const classes = ['w2-hours', record.addition.attributes?.class].filter(Boolean).join(' ')
    return elementOf(record, 'table', { class: classes }, [innerElement('tbody', {}, ...stated.map(row))])
  },
})
