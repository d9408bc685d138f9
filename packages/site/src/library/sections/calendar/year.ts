import type { WireNode } from '@web2/builder'
import { box, element, span as words } from '../../../templates/nodes.ts'
import type { PlainStyle } from '../../../templates/template.ts'
import { band } from '../../parts/band.ts'
import { hairline, rule } from '../../parts/lines.ts'
import { sampleMark } from '../../parts/sample-mark.ts'
import { cellTitle, label, lead, note, title } from '../../parts/texts.ts'
import type { LibrarySection } from '../../library-section.ts'
import type { SectionContent, SectionItem } from '../../section-content.ts'
import { yearOfTasks } from './calendar-content.ts'
import { busiestMonth, monthNames, partsOfYear, readSpans } from './read-months.ts'

/** On phones a row of the table is a block: its name above twelve narrow columns. */
const phoneRow: PlainStyle = { display: 'grid', 'grid-template-columns': 'repeat(12, minmax(0, 1fr))' }

/** Bars are backgrounds, which browsers leave out on paper by default. */
const printed: PlainStyle = { 'print-color-adjust': 'exact' }

const inverse: PlainStyle = {
  ...printed,
  'background-color': 'var(--tone-text)',
  color: 'var(--tone-bg)',
}

const monthHead = (name: string, isBusiest: boolean): WireNode =>
  element(
    'th',
    {
      name,
      style: {
        padding: 'var(--s2) 0',
        'text-align': 'center',
        'font-family': 'var(--f-figure)',
        'font-weight': 'var(--figure-weight)',
        'font-size': 'var(--t--2)',
        ...(isBusiest && inverse),
      },
    },
    [words(name.slice(0, 1)), words(name.slice(1, 3), { tablet: { display: 'none' } })],
    { scope: 'col', 'aria-label': name },
  )

const empty = (count: number): WireNode[] =>
  count > 0
    ? [
        element('td', { name: 'No work', mobile: { 'grid-column': `span ${count}` } }, [], {
          colspan: String(count),
        }),
      ]
    : []

const bar = (from: number, through: number): WireNode =>
  element(
    'td',
    {
      name: 'Months',
      style: { padding: '0 2px', 'vertical-align': 'middle' },
      mobile: { 'grid-column': `span ${through - from + 1}` },
    },
    [
      element(
        'div',
        {
          name: 'Bar',
          style: {
            ...printed,
            height: '1.5rem',
            'background-color': 'var(--c-mark)',
            'border-radius': 'var(--r-s)',
          },
          mobile: { height: '0.75rem' },
        },
        [],
        { role: 'img', 'aria-label': `${monthNames[from - 1]} to ${monthNames[through - 1]}` },
      ),
    ],
    { colspan: String(through - from + 1) },
  )

const cells = (item: SectionItem): WireNode[] => {
  const parts = readSpans(item.label)
    .flatMap(partsOfYear)
    .toSorted((one, other) => one.from - other.from)
  const bars = parts.flatMap(({ from, through }, at) => [
    ...empty(from - 1 - (parts[at - 1]?.through ?? 0)),
    bar(from, through),
  ])
  return [...bars, ...empty(12 - (parts.at(-1)?.through ?? 0))]
}

const task = (content: SectionContent, item: SectionItem): WireNode =>
  element(
    'tr',
    {
      name: 'Task',
      ...sampleMark(content),
      style: { 'border-top': hairline },
      mobile: { ...phoneRow, 'padding-block': 'var(--s4)' },
    },
    [
      element(
        'th',
        {
          name: 'Name',
          style: {
            'padding-block': 'var(--row)',
            'padding-inline': '0 var(--s5)',
            'text-align': 'start',
            'vertical-align': 'top',
            'font-weight': 'inherit',
          },
          mobile: { 'grid-column': '1 / -1', padding: '0 0 var(--s3)' },
        },
        [
          ...(item.label ? [label(item.label, { style: { 'margin-bottom': 'var(--s1)' } })] : []),
          cellTitle(2, item.name),
          ...(item.note ? [note(item.note, { style: { 'margin-top': 'var(--s2)' } })] : []),
        ],
        { scope: 'row' },
      ),
      ...cells(item),
    ],
  )

/** Tasks as bars over the months of a year, in a table. */
export const year: LibrarySection = {
  id: 'calendar/year',
  kind: 'calendar',
  name: 'Bars over the year',
  tones: ['paper', 'tint', 'deep'],
  content: yearOfTasks,
  make: (content, look) => {
    const spans = content.items.flatMap((item) => readSpans(item.label))
    const busiest = busiestMonth(spans)
    return band({ name: 'Calendar', ...look }, [
      box('div', { name: 'Heading', style: { 'margin-bottom': 'var(--s7)' } }, [
        title('h2', 4, content.title, { style: { 'max-width': '48rem' } }),
        ...(content.lead
          ? [lead(content.lead, { ...sampleMark(content), style: { 'margin-top': 'var(--s4)' } })]
          : []),
      ]),
      element(
        'table',
        {
          name: 'Year',
          ...sampleMark(content),
          style: {
            width: '100%',
            'table-layout': 'fixed',
            'border-collapse': 'collapse',
            'border-bottom': hairline,
          },
          mobile: { display: 'block' },
        },
        [
          element('thead', { name: 'Months', mobile: { display: 'block' } }, [
            element('tr', { name: 'Months', style: { 'border-bottom': rule }, mobile: phoneRow }, [
              element('td', { name: 'Tasks', style: { width: '34%' }, mobile: { display: 'none' } }, []),
              ...monthNames.map((name, at) => monthHead(name, at + 1 === busiest)),
            ]),
          ]),
          element(
            'tbody',
            { name: 'Tasks', mobile: { display: 'block' } },
            content.items.map((item) => task(content, item)),
          ),
        ],
      ),
    ])
  },
}
