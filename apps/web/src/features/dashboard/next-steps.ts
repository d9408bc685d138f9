import { linkOptions } from '@tanstack/react-router'
import type { Dashboard } from '@web2/contract/dashboard'
import { sumOf } from './attention-items.ts'

/** Step of a new account, in the order of the work. */
export type Step = ReturnType<typeof stepsOf>[number]

const stepsOf = ({ counts, campaigns }: Pick<Dashboard, 'counts' | 'campaigns'>) => [
  {
    key: 'nap',
    title: 'Add your business',
    text: 'Enter name, address and phone once and use them on every page.',
    action: 'Add NAP',
    link: linkOptions({ to: '/nap-databases/add-nap' }),
    done: counts.listings > 0,
  },
  {
    key: 'site',
    title: 'Build a site',
    text: 'Pick a template. We fill in your business details.',
    action: 'Build site',
    link: linkOptions({ to: '/site-builder/build-site' }),
    done: sumOf(counts.sites) > 0,
  },
  {
    key: 'publish',
    title: 'Publish it',
    text: 'Go live on built-in hosting or your own cloud.',
    action: 'Go to sites',
    link: linkOptions({ to: '/site-builder' }),
    done: (counts.sites['published'] ?? 0) > 0,
  },
  {
    key: 'article',
    title: 'Write an article',
    text: 'Write it yourself or with AI, and see its SEO score as you type.',
    action: 'Add article',
    link: linkOptions({ to: '/articles/add-article' }),
    done: sumOf(counts.articles) > 0,
  },
  {
    key: 'property',
    title: 'Connect a blog',
    text: 'WordPress, Tumblr, Weebly or Google Sites.',
    action: 'Add property',
    link: linkOptions({ to: '/properties/add-property' }),
    done: (counts.properties['verified'] ?? 0) > 0,
  },
  {
    key: 'campaign',
    title: 'Schedule a campaign',
    text: 'Publish articles to your blogs on a schedule. You approve every plan.',
    action: 'Create campaign',
    link: linkOptions({ to: '/campaigns/new-campaign' }),
    done: campaigns.total > 0 || sumOf(counts.posts) > 0,
  },
]

/** Steps shown at once. */
const mostShown = 3

/**
 * Returns the steps to show: the three to a first live site until there is one, then the next of what is left. Empty
 * once all is done.
 */
export const nextSteps = (stand: Pick<Dashboard, 'counts' | 'campaigns'>): readonly Step[] => {
  const steps = stepsOf(stand)
  const launch = steps.slice(0, mostShown)
  if (launch.some(({ done }) => !done)) return launch
  return steps.filter(({ done }) => !done).slice(0, mostShown)
}

/** True while the account has no live site. */
export const isLaunching = (steps: readonly Step[]): boolean => steps.some(({ key }) => key === 'nap')
