/**
 * Characters that readers don't see, which can hide orders to a model: zero-width spaces, word joiners, variation
 * selectors (Unicode 16, chapter 23), tag characters (U+E0000 to U+E007F) and other format characters. The joiners
 * U+200C and U+200D remain where letters or emoji need them.
 */
const unseen =
  /[\u00AD\u061C\u180E\u200B\u200E\u200F\u202A-\u202E\u2060-\u206F\uFE00-\uFE0E\uFEFF\u{E0000}-\u{E007F}\u{E0100}-\u{E01EF}]/gu

/** A joiner that stands neither in a word of a script that needs it nor in an emoji. */
const looseJoiner =
  /(?<![\p{Extended_Pictographic}\p{Emoji_Modifier}\uFE0F\p{Script=Arabic}\p{Script=Devanagari}\p{Script=Bengali}\p{Script=Tamil}\p{Script=Telugu}\p{Script=Kannada}\p{Script=Malayalam}\p{Script=Gujarati}\p{Script=Gurmukhi}\p{Script=Oriya}\p{Script=Sinhala}\p{Script=Khmer}\p{Script=Myanmar}])[\u200C\u200D]/gu

/** Removes characters that readers of the text don't see, and lone surrogates. */
export const visibleText = (text: string): string =>
  text.toWellFormed().replace(unseen, '').replace(looseJoiner, '')
