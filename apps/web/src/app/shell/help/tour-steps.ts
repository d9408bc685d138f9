import { IconChartBar, IconLayout2, IconSearch, IconSpeakerphone, type Icon } from '@tabler/icons-react'

interface TourStep {
  readonly title: string
  readonly text: string
  readonly icon: Icon
}

/** Steps of the tour for new users, in the order of their work. */
export const tourSteps: readonly TourStep[] = [
  {
    title: 'Listings and sites',
    text: 'Enter each business once, under NAP databases. A site built from a template fills itself with it, and so does every page that shows it.',
    icon: IconLayout2,
  },
  {
    title: 'Articles and campaigns',
    text: 'Write articles by hand or let them be written. A campaign brings them to the blogs you own, a few a day, and nothing goes out before you have approved its plan.',
    icon: IconSpeakerphone,
  },
  {
    title: 'How things stand',
    text: 'This first screen says what needs you today, what is under way, and what was published. The bell tells what happens meanwhile.',
    icon: IconChartBar,
  },
  {
    title: 'Find anything',
    text: 'Search goes to every screen and to every record by its name, also by Ctrl+K. The question mark key shows all keys; this tour stays in the help menu.',
    icon: IconSearch,
  },
]
