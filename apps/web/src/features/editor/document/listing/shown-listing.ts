import type { BindingData } from '@web2/builder'
import type { Nap } from '@web2/contract/listings'
import { businessProfiles, naps } from '../../../listings/resources.ts'

/** Parts of a listing's business profile that blocks show. */
type Logo = Pick<NonNullable<BindingData['nap']>, 'logo' | 'logoLight' | 'logoAlt'>

const logoOf = async (napId: string): Promise<Logo> => {
  // a page can be edited without its logo
  const found = await businessProfiles.find({ napId, $limit: 1 }).catch(() => undefined)
  const { logo: [logo] = [], logoLight: [light] = [] } = found?.data[0]?.confirmed ?? {}
  const alt = logo?.value.alt || light?.value.alt
  return {
    ...(logo && { logo: logo.value.url }),
    ...(light && { logoLight: light.value.url }),
    ...(alt && { logoAlt: alt }),
  }
}

/** Returns a listing with the logo of its business profile. */
export const withLogo = async (nap: Nap): Promise<Nap & Logo> => ({ ...nap, ...(await logoOf(nap._id)) })

/** Loads a listing as pages show it, with the logo of its business profile. */
export const shownListing = async (napId: string): Promise<Nap & Logo> => {
  const [nap, logo] = await Promise.all([naps.get(napId), logoOf(napId)])
  return { ...nap, ...logo }
}
