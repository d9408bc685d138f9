import type { SectionItem } from '../../library/section-content.ts'

/** Questions people ask about heating, cooling and air, by subject. */
export const questions: readonly SectionItem[] = [
  {
    name: 'When is the best time for service?',
    text: 'Cooling in spring, heating in early fall, before the first hot or cold week.',
    group: 'Heating',
  },
  {
    name: 'Do heat pumps work in winter?',
    text: 'Yes, modern ones do well below freezing; output falls with temperature, so sizing matters.',
    group: 'Heating',
  },
  {
    name: 'The AC runs but does not cool. What now?',
    text: 'Check the filter and that the outdoor unit is clear. Ice on the coil means: switch it off and let it thaw before anyone measures it.',
    group: 'Cooling',
  },
  {
    name: 'What size do I need?',
    text: 'That follows from a load calculation: floor area, windows, insulation and climate. Too large cycles and wears out faster.',
    group: 'Cooling',
  },
  {
    name: 'How often should filters be changed?',
    text: 'Check monthly, change when gray; for most homes that is every one to three months.',
    group: 'Air',
  },
  {
    name: 'Why is one room always colder?',
    text: 'Often it is air balance, insulation, or a closed damper rather than the unit itself.',
    group: 'Air',
  },
]
