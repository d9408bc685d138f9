/** What the bar of an editor or preview shows: the larger name, and the smaller one below it. */
export interface ScreenNames {
  readonly title: string
  readonly subtitle: string
  /** Which of the two is the document that is open; the browser's tab begins with it. */
  readonly open?: 'title' | 'subtitle'
}

/** The names for the browser's tab, the most particular one first. */
export const tabOf = ({ title, subtitle, open = 'title' }: ScreenNames): readonly [string, string] =>
  open === 'title' ? [title, subtitle] : [subtitle, title]
