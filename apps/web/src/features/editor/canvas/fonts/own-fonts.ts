import { hashKey, queryOptions } from '@tanstack/react-query'
import type { OwnFontFamily } from '@web2/contract/media'
import { resource } from '../../../../lib/api/resource.ts'
import { queryClient } from '../../../../lib/query/query-client.ts'

export const ownFontsResource = resource('own-fonts')

/** Query of the families that the account uploaded, by name. */
export const ownFontsQuery = queryOptions({
  queryKey: [ownFontsResource.path],
  queryFn: () => ownFontsResource.findAll(),
})

const named = / Own [0-9a-f]{8} Stand-in/

/** Returns the uploaded families that a text may name; the list is only asked for if it names any. */
export const ownFamiliesFor = async (text: string): Promise<readonly OwnFontFamily[]> =>
  named.test(text) ? (await queryClient.ensureQueryData(ownFontsQuery)).map(({ family }) => family) : []

/** Calls `changed` with the uploaded families whenever they were loaded again. Returns a function that ends this. */
export const onOwnFontsChange = (changed: (families: readonly OwnFontFamily[]) => void): (() => void) =>
  queryClient.getQueryCache().subscribe(({ type, query }) => {
    if (type !== 'updated' || query.queryHash !== hashKey(ownFontsQuery.queryKey)) return
    const own = queryClient.getQueryData(ownFontsQuery.queryKey)
    if (own && query.state.status === 'success') changed(own.map(({ family }) => family))
  })
