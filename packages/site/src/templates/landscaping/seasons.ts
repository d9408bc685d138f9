import type { SectionContent, SectionItem } from '../../library/section-content.ts'

const pruning: SectionItem = {
  name: 'Winter pruning',
  label: 'January–March',
  note: 'Bare branches show their shape. Not in hard frost.',
}
const soil: SectionItem = {
  name: 'Soil and seed',
  label: 'March–April',
  note: 'Compost on the beds, seed on the bare patches.',
}
const planting: SectionItem = {
  name: 'Planting',
  label: 'March–May, September–November',
  note: 'Moist soil and mild sun: roots are ready before the leaves.',
}
const mowing: SectionItem = {
  name: 'Mowing',
  label: 'April–October',
  note: 'By growth, and never more than a third of the height.',
}
const watering: SectionItem = {
  name: 'Watering',
  label: 'June–August',
  note: 'Seldom and deep, early in the day.',
}
const hedges: SectionItem = {
  name: 'Light hedge trim',
  label: 'August–September',
  note: 'After the nests are empty, before the last growth hardens.',
}
const leaves: SectionItem = {
  name: 'Leaves',
  label: 'October–December',
  note: 'Off the lawn and the paths, onto the beds.',
}
const protection: SectionItem = {
  name: 'Protection',
  label: 'November–February',
  note: 'Mulch, fleece, and lines drained before the first hard night.',
}

const year = { pruning, soil, planting, mowing, watering, hedges, leaves, protection } as const

/** Task of the garden year. */
export type Season = keyof typeof year

/** The garden year: what is done when. */
export const gardenYear: Partial<SectionContent> = {
  title: 'The garden year',
  lead: 'Every task has its weeks. Ask early for the ones in spring and fall. Climate shifts all of them.',
  items: Object.values(year),
  isSample: false,
}

/** Returns the part of the garden year that these tasks are. */
export const yearOf = (title: string, tasks: readonly Season[]): Partial<SectionContent> => ({
  title,
  lead: 'Climate shifts it: a mild coast is weeks ahead, a high valley weeks behind.',
  items: tasks.map((task) => year[task]),
  isSample: false,
})
