import type { SectionContent } from '../../section-content.ts'

const places = [
  ['A town nearby', 'Near'],
  ['Another town', 'Near'],
  ['Borough', 'Near'],
  ['City center', 'Around'],
  ['District', 'Around'],
  ['Neighborhood', 'Around'],
  ['Suburb', 'Farther'],
  ['Village', 'Farther'],
] as const

/** Places that the owner names; until then a sentence with the city stands alone. */
export const areas: SectionContent = {
  title: 'Where we work',
  lead: '[[We work in {nap.city} and the places around it.]]',
  items: places.map(([name, group], at) => ({
    name,
    group,
    ...(at === 0 && { text: 'What is special about work here, in one sentence.' }),
  })),
  actions: [],
  pictures: [],
  isSample: true,
}
