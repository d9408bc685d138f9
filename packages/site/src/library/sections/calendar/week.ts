import type { WireNode } from '@web2/builder'
import { box, business, element } from '../../../templates/nodes.ts'
import type { PlainStyle } from '../../../templates/template.ts'
import { band } from '../../parts/band.ts'
import { groupsOf } from '../../parts/groups.ts'
import { hairline, rule } from '../../parts/lines.ts'
import { sampleMark } from '../../parts/sample-mark.ts'
import { figure, figureStyle, note, stepSize, text, title } from '../../parts/texts.ts'
import type { LibrarySection } from '../../library-section.ts'
import type { SectionContent, SectionItem } from '../../section-content.ts'
import { weekOfClasses } from './calendar-content.ts'
import { hourName, readTimes } from './read-times.ts'

/** Height of a quarter of an hour on the wall chart. */
const quarter = '1.5rem'
const headHeight = '3rem'

/** Hours that the chart shows. */
interface Hours {
  readonly first: number
  readonly last: number
}

const hoursOf = (items: readonly SectionItem[]): Hours | null => {
  const times = items.map(({ label }) => readTimes(label))
  if (items.length === 0 || times.some((each) => each === null)) return null
  const known = times.flatMap((each) => each ?? [])
  return {
    first: Math.floor(Math.min(...known.map(({ from }) => from)) / 60),
    last: Math.ceil(Math.max(...known.map(({ to }) => to)) / 60),
  }
}

/** Returns the height of a cell that says how long it takes, such as '60 min', where no hours are known. */
const tallAs = ({ label }: SectionItem): PlainStyle => {
  const [, minutes] = /^(\d+) min$/.exec(label ?? '') ?? []
  return minutes === undefined ? {} : { 'min-height': `calc(${minutes} / 15 * ${quarter})` }
}

/** Place of a class in its day; classes at the same time are next to each other. */
const placeOf = (item: SectionItem, hours: Hours | null): PlainStyle => {
  const times = readTimes(item.label)
  if (!hours || !times) return tallAs(item)
  const line = (minute: number) => Math.round((minute - hours.first * 60) / 15) + 1
  return { 'grid-row': `${line(times.from)} / ${Math.max(line(times.to), line(times.from) + 1)}` }
}

const lesson = (content: SectionContent, item: SectionItem, hours: Hours | null): WireNode =>
  element(
    'li',
    {
      name: 'Class',
      ...sampleMark(content),
      style: {
        ...placeOf(item, hours),
        'background-color': 'var(--tone-bg)',
        border: '1px solid var(--tone-rule)',
        'border-inline-start': '4px solid var(--tone-text)',
        padding: 'var(--s2) var(--s3)',
        'margin-bottom': hours ? '3px' : 'var(--s3)',
        'min-width': 0,
        'box-sizing': 'border-box',
      },
      tablet: { 'margin-bottom': 'var(--s3)' },
    },
    [
      ...(item.label
        ? [figure(item.label, -2, { style: { display: 'block', color: 'var(--tone-quiet)' } })]
        : []),
      text(item.name, {
        style: {
          'font-weight': 'var(--strong-weight)',
          'line-height': '1.2',
          'overflow-wrap': 'break-word',
        },
      }),
      ...(item.note ? [note(item.note, { style: { 'font-size': 'var(--t--2)' } })] : []),
    ],
  )

const rowsOf = ({ first, last }: Hours): string => `repeat(${(last - first) * 4}, ${quarter})`

const day = (
  content: SectionContent,
  head: string | undefined,
  items: readonly SectionItem[],
  hours: Hours | null,
): WireNode =>
  box('div', { name: head ?? 'Classes', ...sampleMark(content), style: { 'min-width': 0 } }, [
    ...(head === undefined
      ? []
      : [
          title('h3', 1, head, {
            style: { height: headHeight, hyphens: 'manual' },
            tablet: { height: 'auto', 'margin-bottom': 'var(--s3)' },
          }),
        ]),
    element(
      'ul',
      {
        name: 'Classes',
        style: {
          'list-style': 'none',
          margin: 0,
          padding: 0,
          ...(hours && {
            display: 'grid',
            'grid-template-rows': rowsOf(hours),
            'grid-auto-columns': 'minmax(0, 1fr)',
            'background-image': `repeating-linear-gradient(to bottom, var(--tone-rule) 0 1px, transparent 1px calc(4 * ${quarter}))`,
          }),
        },
        tablet: { display: 'block', 'background-image': 'none' },
      },
      items.map((item) => lesson(content, item, hours)),
    ),
  ])

const hourLabels = (content: SectionContent, { first, last }: Hours): WireNode =>
  element(
    'div',
    {
      name: 'Hours',
      ...sampleMark(content),
      style: { 'padding-top': headHeight },
      tablet: { display: 'none' },
    },
    Array.from({ length: last - first }, (_none, at) =>
      box('div', { name: 'Hour', style: { height: `calc(4 * ${quarter})`, 'border-top': hairline } }, [
        figure(hourName(first + at), -1, { style: { color: 'var(--tone-quiet)' } }),
      ]),
    ),
    { 'aria-hidden': 'true' },
  )

/** The week as a wall chart, with classes as tall as they are long; below desktop a list by day. */
export const week: LibrarySection = {
  id: 'calendar/week',
  kind: 'calendar',
  name: 'Timetable of the week',
  tones: ['paper', 'tint', 'deep'],
  content: weekOfClasses,
  make: (content, look) => {
    const hours = hoursOf(content.items)
    const days = groupsOf(content.items)
    return band({ name: 'Timetable', ...look }, [
      title('h2', 5, content.title, { style: { 'margin-bottom': 'var(--s6)' } }),
      box(
        'div',
        {
          name: 'Week',
          style: {
            display: 'grid',
            'grid-template-columns': `${hours ? '3.5rem ' : ''}repeat(${Math.max(1, days.length)}, minmax(0, 1fr))`,
            'column-gap': 'var(--s3)',
            'border-top': rule,
            'padding-top': 'var(--s4)',
            'margin-bottom': 'var(--s7)',
          },
          tablet: { 'grid-template-columns': 'repeat(2, minmax(0, 1fr))', gap: 'var(--s6) var(--gap)' },
          mobile: { 'grid-template-columns': 'minmax(0, 1fr)' },
        },
        [
          ...(hours ? [hourLabels(content, hours)] : []),
          ...days.map(({ head, items }) => day(content, head, items, hours)),
        ],
      ),
      box('div', { name: 'Opening hours', style: { 'border-top': rule, 'padding-top': 'var(--s4)' } }, [
        title('h3', 1, 'Open', { style: { 'margin-bottom': 'var(--s3)' } }),
        business('Hours', {
          style: {
            ...figureStyle,
            width: '100%',
            'max-width': '52rem',
            'font-size': `min(${stepSize(3)}, 3.1vw)`,
            'line-height': '1.6',
          },
          tablet: { 'font-size': 'min(var(--t-3), 4.4vw)' },
          mobile: { 'font-size': 'min(4.6vw, 1.35rem)', 'line-height': '1.9' },
        }),
      ]),
    ])
  },
}
