/** The steps of the wizard, in their order. */
export const steps = ['targets', 'content', 'links', 'schedule', 'plan'] as const
export type Step = (typeof steps)[number]

export const stepTitles: Record<Step, string> = {
  targets: 'Blogs',
  content: 'Articles',
  links: 'Links',
  schedule: 'Schedule',
  plan: 'Plan',
}

/** The step of an address; the first for one that makes no sense. */
export const stepOf = (text: string | undefined): Step => steps.find((step) => step === text) ?? 'targets'
