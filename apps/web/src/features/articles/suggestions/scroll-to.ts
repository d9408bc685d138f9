/** Height in px of what covers the text at the edges of the window: header and toolbar, and the bar of suggestions. */
const covered = 140

/** Scrolls to a part of the text, unless it is in sight: the text must not move under a double click. */
export const scrollTo = (element: Element): void => {
  const { top, bottom } = element.getBoundingClientRect()
  if (top < covered || bottom > innerHeight - covered) element.scrollIntoView({ block: 'center' })
}
