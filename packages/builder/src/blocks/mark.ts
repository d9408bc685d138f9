import type { Attributes, Json, Props } from '../tree/record.ts'
import type { Mark } from './block-type.ts'

/** Reads a prop from an attribute, and deletes it there. */
export type Take = (rest: Record<string, string>) => Json | undefined

/** Takes the text of an attribute. */
export const taken =
  (attribute: string): Take =>
  (rest) => {
    const value = rest[attribute]
    delete rest[attribute]
    return value
  }

/** Takes an attribute that is present or not. */
export const takenFlag =
  (attribute: string): Take =>
  (rest) => {
    const isSet = rest[attribute] !== undefined
    delete rest[attribute]
    return isSet || undefined
  }

/** Returns a class attribute without a class; the white space between the others stays as it is. */
export const withoutClass = (classes: string, name: string): string => {
  const at = ` ${classes} `.search(new RegExp(`\\s${name}\\s`))
  if (at < 0) return classes
  return classes.slice(0, at) + classes.slice(at + name.length + 1)
}

/** Takes a class that starts with this prefix, and returns the rest of it. */
export const takenClass =
  (prefix: string): Take =>
  (rest) => {
    const classes = rest.class ?? ''
    const found = classes.split(/\s+/).find((name) => /^[\w-]+$/.test(name) && name.startsWith(prefix))
    if (found === undefined) return undefined
    rest.class = withoutClass(classes, found)
    return found.slice(prefix.length)
  }

const without = (attributes: Attributes, className: string): Record<string, string> => ({
  ...attributes,
  class: withoutClass(attributes.class ?? '', className),
})

/** Returns a mark whose props are read from attributes; constant ones that the block writes are left out. */
export const markOf = (
  className: string,
  takes: Readonly<Record<string, Take>> = {},
  constant: readonly string[] = [],
): Mark => ({
  className,
  read: (attributes) => {
    const rest = without(attributes, className)
    const props: Record<string, Json> = {}
    for (const [prop, take] of Object.entries(takes)) {
      const value = take(rest)
      if (value !== undefined) props[prop] = value
    }
    for (const name of constant) delete rest[name]
    if (rest.class === '') delete rest.class
    return { props: props as Props, rest }
  },
})
