import { IconChartBar, IconLayout2, IconSearch, IconSpeakerphone, type Icon } from '@tabler/icons-react'

interface TourStep {
  readonly title: string
  /** `Mod+K` stands for the keys of the user's system. */
  readonly text: string
  /** The text for a screen that is touched, if keys mean nothing there. */
  readonly onTouch?: string
  readonly icon: Icon
}

/** Steps of the tour for new users, in the order of their work. */
export const tourSteps: readonly TourStep[] = [
  {
    title: 'Listings and sites',
    text: 'Enter each business once, under NAP databases (business listings). Templates and pages fill in its details for you.',
    icon: IconLayout2,
  },
  {
    title: 'Articles and campaigns',
    text: 'Write articles yourself or with AI, then schedule them to your blogs. Nothing is published until you approve it.',
    icon: IconSpeakerphone,
  },
  {
    title: 'Your dashboard',
    text: 'See what needs attention, what’s running and what went live. The bell shows your notifications.',
    icon: IconChartBar,
  },
  {
    title: 'Find anything',
    text: 'Press Mod+K to jump to any screen or record. Press ? for all keyboard shortcuts. You’ll find this tour under Help.',
    onTouch: 'Tap the search icon to jump to any screen or record. You’ll find this tour under Help.',
    icon: IconSearch,
  },
]
