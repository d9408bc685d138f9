/** Returns a text with a mark where it was cut. */
export const cut = (text: string, most: number): string =>
  text.length > most ? `${text.slice(0, most - 2).toWellFormed()} …` : text
