/** List state in the URL, so that back and reload show the same list. */
export const listSearchNames = ['q', 'page', 'size', 'sort', 'status', 'filter'] as const
export type ListSearch = { [Name in (typeof listSearchNames)[number]]?: string }
