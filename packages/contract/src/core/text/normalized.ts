/** No script uses this many combining marks on one letter. */
const longRow = /\p{M}{64}/u
const piece = /\P{M}*\p{M}{0,64}/gu

/**
 * `String.normalize` in linear time. Sorting a run of combining marks takes quadratic time, so
 * unrealistically long runs are normalized in chunks.
 */
export const normalized = (text: string, form: 'NFC' | 'NFD' | 'NFKC' | 'NFKD'): string =>
  longRow.test(text) ? text.replace(piece, (part) => part.normalize(form)) : text.normalize(form)
