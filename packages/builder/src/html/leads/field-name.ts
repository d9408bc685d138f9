import { leadDefinitionLimits } from './lead-definition.ts'

const control = /[\u0000-\u001f\u007f]/

/**
 * Returns true for a name that a form can send as it is. Names that begin with an underscore are of the form itself, and
 * control characters don't arrive.
 */
export const isOwnName = (name: string): boolean =>
  name !== '' &&
  !name.startsWith('_') &&
  name.length <= leadDefinitionLimits.nameLength &&
  !control.test(name)

const longestMade = 40

const slug = (label: string): string =>
  label
    .normalize('NFD')
    .replace(/\p{M}+/gu, '')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, '-')
    .replace(/^-|-$/g, '')
    .slice(0, longestMade)
    .replace(/-$/, '')

/** Returns a name made of a field's label that is not `taken`, and takes it. Equal inputs give equal names. */
export const nameFromLabel = (label: string, taken: Set<string>): string => {
  const base = slug(label) || 'field'
  let name = base
  for (let count = 2; taken.has(name); count += 1) name = `${base}-${count}`
  taken.add(name)
  return name
}
