import { slugOf } from './slug.ts'
import type { Modifier } from './text-node.ts'

const capital = (text: string): string => {
  const [first = ''] = text
  return first.toUpperCase() + text.slice(first.length)
}

const changes: Readonly<Record<Modifier, (value: string) => string>> = {
  upper: (value) => value.toUpperCase(),
  lower: (value) => value.toLowerCase(),
  title: (value) => value.replace(/[\p{L}\p{N}][\p{L}\p{N}'’]*/gu, (word) => capital(word.toLowerCase())),
  sentence: (value) => capital(value.toLowerCase()),
  slug: slugOf,
}

/** Applies the modifiers to a value in order. */
export const modify = (value: string, modifiers: readonly Modifier[]): string =>
  modifiers.reduce((text, name) => changes[name](text), value)
