/** No script puts so many marks on one letter. */
const longRow = /\p{M}{64}/u
const piece = /\P{M}*\p{M}{0,64}/gu

/**
 * Runs `String.normalize` in linear time. Sorting a run of combining marks takes the square of its length, so
 * a run longer than real text contains is normalized in pieces.
 */
export const normalized = (text: string, form: 'NFC' | 'NFD' | 'NFKC' | 'NFKD'): string =>
  longRow.test(text) ? text.replace(piece, (part) => part.normalize(form)) : text.normalize(form)
