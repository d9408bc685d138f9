import type { CloudField } from '@web2/contract/clouds'

type Hints = Pick<CloudField, 'help' | 'placeholder'>

/** A field that an account cannot do without. */
export const requiredField = (name: CloudField['name'], label: string, hints: Hints = {}): CloudField => ({
  name,
  label,
  required: true,
  ...hints,
})

/** A field that may stay empty; its help says what that means. */
export const optionalField = (
  name: CloudField['name'],
  label: string,
  hints: Hints & Required<Pick<Hints, 'help'>>,
): CloudField => ({ name, label, required: false, ...hints })

/** The two keys of S3, under the names that most vendors give them. */
export const keyPair: readonly CloudField[] = [
  requiredField('accessKey', 'Access key'),
  requiredField('secretKey', 'Secret key'),
]
