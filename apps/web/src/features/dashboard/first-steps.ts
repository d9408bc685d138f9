export interface Step {
  readonly key: 'nap' | 'site' | 'publish'
  readonly title: string
  readonly text: string
  readonly done: boolean
  /** The first step that is not done. */
  readonly next: boolean
}

interface Facts {
  naps: number
  sites: number
  published: number
}

/** The way from nothing to a live page, with what is done of it. */
export const firstSteps = ({ naps, sites, published }: Facts): Step[] => {
  const steps = [
    {
      key: 'nap' as const,
      title: 'Add a business',
      text: 'Name, address and phone, entered once for every page.',
      done: naps > 0,
    },
    {
      key: 'site' as const,
      title: 'Build a site',
      text: 'Choose a template; it fills itself with the business.',
      done: sites > 0,
    },
    {
      key: 'publish' as const,
      title: 'Publish it',
      text: 'To the built-in host or to a bucket of yours.',
      done: published > 0,
    },
  ]
  const first = steps.find(({ done }) => !done)
  return steps.map((step) => ({ ...step, next: step === first }))
}
