import type { CloudField } from '@web2/contract/clouds'

type Hints = Pick<CloudField, 'help' | 'placeholder'>

/** Defines a required field of an account. */
export const requiredField = (name: CloudField['name'], label: string, hints: Hints = {}): CloudField => ({
  name,
  label,
  required: true,
  ...hints,
})

/** Defines an optional field; its help explains an empty value. */
export const optionalField = (
  name: CloudField['name'],
  label: string,
  hints: Hints & Required<Pick<Hints, 'help'>>,
): CloudField => ({ name, label, required: false, ...hints })

/** The two S3 keys, under the names most vendors use. */
export const keyPair: readonly CloudField[] = [
  requiredField('accessKey', 'Access key'),
  requiredField('secretKey', 'Secret key'),
]
