import type { SectionContent, SectionItem } from '../../library/section-content.ts'

/** A week that a beginner can keep; cells are as tall as the minutes are many. */
export const plainWeek: readonly SectionItem[] = [
  { group: 'Monday', name: 'Lift', label: '60 min' },
  { group: 'Tuesday', name: 'Walk', label: '30 min' },
  { group: 'Wednesday', name: 'Lift', label: '60 min' },
  { group: 'Thursday', name: 'Rest' },
  { group: 'Friday', name: 'Lift', label: '60 min' },
  { group: 'Saturday', name: 'One class', label: '45 min' },
  { group: 'Sunday', name: 'Rest' },
]

/** The first week, day by day. */
export const firstWeek: Partial<SectionContent> = {
  title: 'First week',
  items: [
    { label: 'Day 1', name: 'Learn the room', text: 'Where things are, and how racks adjust.' },
    {
      label: 'Day 2',
      name: 'Six movements',
      text: 'Squat, hinge, push, pull, carry, brace. Light.',
      note: 'Stop two reps before form goes.',
    },
    { label: 'Day 3', name: 'Walk', text: 'Half an hour. Sore is fine, sharp is not.' },
    { label: 'Day 4', name: 'The six again', text: 'A little heavier, if all of it was clean.' },
    { label: 'Day 6', name: 'One class', text: 'Stand where you can see the coach.' },
    { label: 'Day 7', name: 'Write it down', text: 'What you lifted, and how it felt.' },
  ],
}

const lesson = (group: string, label: string, name: string): SectionItem => ({
  group,
  label,
  name,
  note: 'Who leads it',
})

/** Classes as an example; a page of a service shows those with its name. */
export const timetable = (one = 'Strength', two = 'Conditioning', three = 'Mobility'): SectionItem[] => [
  lesson('Monday', '4:00–5:00 pm', one),
  lesson('Monday', '6:00–7:30 pm', two),
  lesson('Tuesday', '5:00–5:45 pm', three),
  lesson('Tuesday', '6:00–7:30 pm', one),
  lesson('Wednesday', '4:00–5:00 pm', two),
  lesson('Wednesday', '7:00–8:00 pm', one),
  lesson('Thursday', '5:00–5:45 pm', three),
  lesson('Thursday', '6:00–7:00 pm', one),
  lesson('Friday', '4:00–5:00 pm', two),
  lesson('Friday', '5:30–7:00 pm', one),
  lesson('Saturday', '4:00–5:30 pm', three),
  lesson('Sunday', '4:30–5:30 pm', two),
]
