import type { Generated } from 'kysely'
import type { NapData } from '@web2/contract'

type Texts = 'country' | 'address2' | 'city' | 'state' | 'zip' | 'plus4' | 'mapEmbedCode' | 'fax' | 'website'
type MoreTexts = 'latitude' | 'longitude' | 'aboutUsBlurb' | 'youtube' | 'facebook' | 'linkedin' | 'tiktok'

/** Business listings. `KGMID` of the resource is the column `kgmid`. */
export type NapsTable = {
  id: string
  accountId: string
  createdBy: string | null
  createdAt: Generated<string>
  updatedAt: Generated<string>
  businessName: string
  address1: string
  phone: string
  kgmid: Generated<string>
  weekdays: Generated<NonNullable<NapData['weekdays']>>
  additionalSocials: Generated<NonNullable<NapData['additionalSocials']>>
} & Record<Texts | MoreTexts | 'instagram' | 'twitter', Generated<string>>
