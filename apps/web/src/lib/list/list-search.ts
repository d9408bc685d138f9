/** What a list keeps in its address, so that back and reload bring the same list. */
export const listSearchNames = ['q', 'page', 'size', 'sort', 'status', 'filter'] as const
export type ListSearch = { [Name in (typeof listSearchNames)[number]]?: string }
