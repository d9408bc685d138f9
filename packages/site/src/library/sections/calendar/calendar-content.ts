import type { SectionContent } from '../../section-content.ts'

/** Tasks of a year to write over; their labels name the months from first to last. */
export const yearOfTasks: SectionContent = {
  title: 'What the year asks for',
  lead: 'When which work is best done, and when it is wise to ask for it.',
  items: [
    { name: 'First task of the year', label: 'January–March', note: 'Why then, and when to call for it.' },
    { name: 'Task of the spring', label: 'April–May', note: 'What happens if it waits.' },
    { name: 'Longest task', label: 'May–September', note: 'How often it comes back.' },
    { name: 'Task before the cold', label: 'September–October', note: 'What it saves later.' },
    {
      name: 'Task of the quiet months',
      label: 'November–December',
      note: 'Easier in a quiet season.',
    },
  ],
  actions: [],
  pictures: [],
  isSample: true,
}

/** Classes of a week to write over, by day; their labels say from when to when. */
export const weekOfClasses: SectionContent = {
  title: 'The week',
  items: [
    { name: 'First class', label: '4:00–5:00 pm', group: 'Monday', note: 'Who leads it' },
    { name: 'Second class', label: '6:00–7:30 pm', group: 'Monday', note: 'Who leads it' },
    { name: 'Third class', label: '5:00–6:00 pm', group: 'Tuesday', note: 'Who leads it' },
    { name: 'First class', label: '4:00–5:00 pm', group: 'Wednesday', note: 'Who leads it' },
    { name: 'Second class', label: '6:00–7:30 pm', group: 'Wednesday', note: 'Who leads it' },
    { name: 'Third class', label: '5:00–6:00 pm', group: 'Thursday', note: 'Who leads it' },
    { name: 'Long class', label: '6:30–8:00 pm', group: 'Thursday', note: 'Who leads it' },
    { name: 'First class', label: '4:00–5:00 pm', group: 'Friday', note: 'Who leads it' },
    { name: 'Open hour', label: '4:30–7:00 pm', group: 'Saturday', note: 'Who is there' },
  ],
  actions: [],
  pictures: [],
  isSample: true,
}
