import type { Config } from '../../../platform/config/config.ts'

/** Where platforms send people back to. It never varies: OAuth2 compares it letter by letter with what was registered. */
export const returnAddress = ({ publicUrl }: Pick<Config, 'publicUrl'>): string =>
  `${publicUrl}/properties/approved`
