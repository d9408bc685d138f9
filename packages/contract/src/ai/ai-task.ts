/**
 * Kinds of work for models, for each of which an account may choose a model. outline: briefs and outlines. draft: texts.
 * edit: reviews and changes of a text. alt-text: descriptions of images. extraction: facts from pages and listings.
 */
export const aiTasks = ['outline', 'draft', 'edit', 'alt-text', 'extraction'] as const
export type AiTask = (typeof aiTasks)[number]

/** Kinds of paid calls: those of text models, and generated images. */
export const paidTasks = [...aiTasks, 'image'] as const
export type PaidTask = (typeof paidTasks)[number]
