/** Steps of a planned article beside its sections, in their order; each is a card whose text is JSON. */
export const planSteps = ['brief', 'outline', 'review', 'details'] as const
export type PlanStep = (typeof planSteps)[number]

export const isPlanStep = (type: string): type is PlanStep => (planSteps as readonly string[]).includes(type)
