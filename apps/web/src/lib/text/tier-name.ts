import type { TierType } from '@web2/contract/core'

/** 'silver' → 'Silver' */
export const tierName = (tier: TierType): string => tier.charAt(0).toUpperCase() + tier.slice(1)
