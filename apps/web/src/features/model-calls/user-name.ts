import type { AiSpending } from '@web2/contract/model-calls'

/** The name of a user who called a model. */
export const userName = (users: AiSpending['byUser'], id: string | null): string =>
  id === null ? 'Automatic' : users.find(({ userId }) => userId === id)?.name || 'Former user'
