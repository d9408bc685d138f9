import type { GenerationCard } from '@web2/contract/articles'

/** One text to be generated, before its generation exists. */
export type NewCard = Pick<
  GenerationCard,
  | 'parentId'
  | 'position'
  | 'title'
  | 'type'
  | 'heading'
  | 'section'
  | 'prompt'
  | 'promptSource'
  | 'generateTextBy'
  | 'generateImageBy'
> & { readonly id: string }
