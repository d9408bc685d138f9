import type { Nap } from '@web2/contract/listings'

type Place = Pick<Nap, 'address1' | 'city' | 'phone' | 'phoneNational'>

/** Returns a line that distinguishes listings of one name: '1 Elm Street, Springfield · (217) 555-0142'. */
export const listingPlace = ({ address1, city, phone, phoneNational }: Place): string =>
  [[address1, city].filter(Boolean).join(', '), phoneNational || phone].filter(Boolean).join(' · ')
