import { queryOptions, useQuery } from '@tanstack/react-query'
import { planLanguage, usualPlan } from '@web2/contract/articles'
import { profileOf } from '../../../../listings/profile/profile-api.ts'
import { generations } from '../../../resources.ts'

/** Latest generations among which the last planned article is looked for. */
const latest = 20

/** Query of the language of the account's latest planned article; null without one. */
const lastLanguage = queryOptions({
  queryKey: [generations.path, 'last-language'],
  queryFn: async () => {
    const { data } = await generations.find({ $sort: { createdAt: -1 }, $limit: latest })
    return data.find(({ plan }) => plan !== null)?.plan?.language ?? null
  },
})

/**
 * Returns the language of an article unless the user chooses another one, as the server does: that of the listing's
 * business profile, else that of the latest planned article.
 */
export const useUsualLanguage = (napId: string | null): string => {
  const profile = useQuery({ ...profileOf(napId ?? ''), enabled: napId !== null })
  const last = useQuery(lastLanguage)
  return planLanguage(profile.data?.confirmed.language?.[0]?.value) ?? last.data ?? usualPlan.language
}
