/** Names in the bar of an editor or preview: the larger one, and the smaller one below it. */
export interface ScreenNames {
  readonly title: string
  readonly subtitle: string
  /** The name of the open document, which the browser's tab title begins with. */
  readonly open?: 'title' | 'subtitle'
}

/** Returns the names for the browser's tab title, the most specific one first. */
export const tabOf = ({ title, subtitle, open = 'title' }: ScreenNames): readonly [string, string] =>
  open === 'title' ? [title, subtitle] : [subtitle, title]
