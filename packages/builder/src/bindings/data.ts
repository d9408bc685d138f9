export interface WeekdayHours {
  readonly name: string
  /** Display text, for example `9:00 am - 5:00 pm`. */
  readonly value?: string
  readonly start?: string
  readonly end?: string
  /** Hours after a break. */
  readonly more?: readonly { readonly start: string; readonly end: string }[]
}

/** Date ('2026-12-25') with special hours; closed if it has no times. */
export interface SpecialDayHours {
  readonly date: string
  readonly value?: string
  readonly start?: string
  readonly end?: string
  /** Hours after a break. */
  readonly more?: readonly { readonly start: string; readonly end: string }[]
}

/** Fields of a business listing that blocks and placeholders read. */
export interface NapData {
  readonly businessName?: string
  readonly country?: string
  readonly address1?: string
  readonly address2?: string
  readonly city?: string
  readonly state?: string
  readonly zip?: string
  readonly plus4?: string
  readonly mapEmbedCode?: string
  readonly phone?: string
  readonly fax?: string
  readonly website?: string
  readonly latitude?: string | number
  readonly longitude?: string | number
  readonly KGMID?: string
  readonly cid?: string
  readonly placeId?: string
  readonly aboutUsBlurb?: string
  readonly youtube?: string
  readonly facebook?: string
  readonly linkedin?: string
  readonly tiktok?: string
  readonly instagram?: string
  readonly twitter?: string
  readonly weekdays?: readonly WeekdayHours[]
  readonly specialDays?: readonly SpecialDayHours[]
  readonly additionalSocials?: readonly { readonly name: string; readonly value: string }[]
  /** URL of the logo in the business profile. */
  readonly logo?: string
  /** URL of its version for dark backgrounds. */
  readonly logoLight?: string
  readonly logoAlt?: string
}

/** Page of the site with its child pages, as navigation blocks show them. */
export interface NavigationItem {
  readonly label: string
  /** Relative to the site root: '/', '/about'. */
  readonly href: string
  readonly children: readonly NavigationItem[]
}

/**
 * Values of placeholders: `{nap.phone}`, `{site.name}`, `{email}`, `{year}`, and `{name}` for each of
 * `values`.
 */
export interface BindingData {
  readonly nap?: NapData | null
  readonly site?: { readonly name?: string }
  readonly email?: string
  readonly year?: string | number
  readonly values?: Readonly<Record<string, string>>
  /** The generator may fill the page, and chooses between the variants in its texts: `{Fast|Reliable}`. */
  readonly isTemplate?: boolean
  /** Pages of the site. */
  readonly navigation?: readonly NavigationItem[]
  /** `href` of the page itself in the navigation. */
  readonly current?: string
  /** Links of generated pages, by the name of their list. */
  readonly links?: Readonly<Record<string, readonly NavigationItem[]>>
}
