import type { Config } from '../../../platform/config/config.ts'

/**
 * Returns the OAuth redirect URL. It never varies, because platforms compare it exactly with the registered
 * one.
 */
export const returnAddress = ({ publicUrl }: Pick<Config, 'publicUrl'>): string =>
  `${publicUrl}/properties/approved`
