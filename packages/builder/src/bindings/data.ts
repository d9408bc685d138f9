export interface WeekdayHours {
  readonly name: string
  /** Display text, for example `9:00 am - 5:00 pm`. */
  readonly value?: string
  readonly start?: string
  readonly end?: string
}

/** The fields of a business listing that blocks and placeholders read. */
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
  readonly aboutUsBlurb?: string
  readonly youtube?: string
  readonly facebook?: string
  readonly linkedin?: string
  readonly tiktok?: string
  readonly instagram?: string
  readonly twitter?: string
  readonly weekdays?: readonly WeekdayHours[]
  readonly additionalSocials?: readonly { readonly name: string; readonly value: string }[]
}

/** What placeholders stand for: `{nap.phone}`, `{site.name}`, `{email}`, `{year}`, and `{name}` for each of `values`. */
export interface BindingData {
  readonly nap?: NapData | null
  readonly site?: { readonly name?: string }
  readonly email?: string
  readonly year?: string | number
  readonly values?: Readonly<Record<string, string>>
}
