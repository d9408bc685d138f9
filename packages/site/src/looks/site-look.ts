/** Colors of a look by their role on the page, as '#rrggbb'. */
export interface Palette {
  /** Dark bands with white text, and headings on light ones. */
  readonly dark: string
  /** Middle tone, for illustrations. */
  readonly primary: string
  /** Light band. */
  readonly tint: string
  /** Background of the page. */
  readonly page: string
  readonly sand: string
  /** Buttons, with white text. */
  readonly accent: string
  /** Text, and secondary text. */
  readonly ink: string
  readonly soft: string
  /** Borders on light bands. */
  readonly line: string
}

/** Fonts that devices have, so that a page loads none. */
export interface FontPairing {
  /** CSS font-family lists. */
  readonly heading: string
  readonly body: string
  readonly headingWeight: 'normal' | 'bold'
}

/** Colors and fonts for the pages of a built-in template. */
export interface SiteLook {
  readonly id: string
  readonly name: string
  readonly palette: Palette
  readonly fonts: FontPairing
}
