/** No script puts so many marks on one letter. */
const longRow = /\p{M}{64}/u
const piece = /\P{M}*\p{M}{0,64}/gu

/**
 * `String.normalize` in time that grows with the text. To put a row of marks in its order takes the square of its length,
 * so a row that nobody writes is put in order piece by piece.
 */
export const normalized = (text: string, form: 'NFC' | 'NFD' | 'NFKC' | 'NFKD'): string =>
  longRow.test(text) ? text.replace(piece, (part) => part.normalize(form)) : text.normalize(form)
