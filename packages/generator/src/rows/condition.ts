import type { TurboRule } from '@web2/contract/generator'
import type { ValueOf } from '../text/write-text.ts'

export type Condition = NonNullable<TurboRule['when']>

const same = (one: string, other: string): boolean => one.trim().toLowerCase() === other.trim().toLowerCase()

/** Returns true if the condition holds on this page. Ignores case and surrounding blanks. */
export const matchesCondition = ({ name, is, value = '' }: Condition, valueOf: ValueOf): boolean => {
  const found = valueOf(name, 1)
  switch (is) {
    case 'filled':
      return found.trim() !== ''
    case 'empty':
      return found.trim() === ''
    case 'equal':
      return same(found, value)
    case 'not-equal':
      return !same(found, value)
  }
}
