/**
 * Tokens of the first looks that ready themes lack, each with its replacement when a ready theme replaces the theme of
 * such a look, so that every text stays readable. Stored sites have them.
 */
export const standIns: Readonly<Record<string, string>> = {
  'c-title': 'var(--c-ink)',
  // a drawing is lighter than the dark surface, so quiet text would be faint on it
  'c-on-drawing': 'var(--c-deep-ink)',
  'c-sand': 'var(--c-tint)',
  'c-tint-line': 'var(--c-line)',
  'c-deep-edge': 'var(--c-deep-muted)',
  'c-action-hover': 'color-mix(in oklab, var(--c-action) 85%, var(--c-ink))',
}
