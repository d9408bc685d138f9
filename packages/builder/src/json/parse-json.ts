export type ParsedJson =
  { readonly ok: true; readonly value: unknown } | { readonly ok: false; readonly detail: string }

/** Parses text that came from outside. */
export const parseJson = (text: string): ParsedJson => {
  try {
    return { ok: true, value: JSON.parse(text) as unknown }
  } catch (error) {
    return { ok: false, detail: error instanceof Error ? error.message : 'The text is not JSON.' }
  }
}
