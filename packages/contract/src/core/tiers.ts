export const meteredResources = ['articles', 'images', 'publishedPages', 'campaignPosts'] as const
export type MeteredResource = (typeof meteredResources)[number]

export const tierTypes = ['bronze', 'silver', 'golden', 'platinum'] as const
export type TierType = (typeof tierTypes)[number]

export const defaultTier: TierType = 'silver'

/** Monthly limits of each tier until an admin changes them. */
export const defaultTierLimits: Record<TierType, Record<MeteredResource, number>> = {
  bronze: { articles: 50, images: 50, publishedPages: 200, campaignPosts: 100 },
  silver: { articles: 250, images: 250, publishedPages: 2_000, campaignPosts: 500 },
  golden: { articles: 1_000, images: 1_000, publishedPages: 20_000, campaignPosts: 2_500 },
  platinum: { articles: 10_000, images: 10_000, publishedPages: 200_000, campaignPosts: 25_000 },
}

/** Returns the highest usage of any resource in whole percent; it can exceed 100. */
export const usedResourcesPercent = (
  used: Record<MeteredResource, number>,
  allowed: Record<MeteredResource, number>,
): number =>
  Math.max(
    ...meteredResources.map((name) =>
      allowed[name] > 0 ? Math.floor((used[name] * 100) / allowed[name]) : 0,
    ),
  )
