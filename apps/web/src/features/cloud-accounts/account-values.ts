import { messages, type CloudAccount, type CloudAccountData, type CloudName } from '@web2/contract'

/** The form of a cloud account; keys are write-only, an empty key leaves the stored one as it is. */
export interface AccountValues {
  cloud: CloudName
  label: string
  endpoint: string
  region: string
  accessKey: string
  secretKey: string
}

export const emptyAccount = (cloud: CloudName): AccountValues => ({
  cloud,
  label: '',
  endpoint: '',
  region: 'us-east-1',
  accessKey: '',
  secretKey: '',
})

export const accountValues = ({ cloud, label, endpoint, region }: CloudAccount): AccountValues => ({
  cloud,
  label,
  endpoint,
  region,
  accessKey: '',
  secretKey: '',
})

const required = (text: string): string | null => (text.trim() === '' ? messages.required : null)

const endpointProblem = (text: string): string | null => {
  if (text.trim() === '') return messages.required
  if (!URL.canParse(text.trim()) || !/^https?:\/\//.test(text.trim()))
    return 'Enter the full address, such as https://s3.example.com.'
  return null
}

/** Keys must be given once; afterwards only to change them. */
export const accountRules = (isNew: boolean) => ({
  label: required,
  endpoint: endpointProblem,
  region: required,
  accessKey: isNew ? required : () => null,
  secretKey: isNew ? required : () => null,
})

const trimmed = ({ cloud, label, endpoint, region, accessKey, secretKey }: AccountValues): AccountValues => ({
  cloud,
  label: label.trim(),
  endpoint: endpoint.trim(),
  region: region.trim(),
  accessKey: accessKey.trim(),
  secretKey: secretKey.trim(),
})

export const newAccount = (values: AccountValues): CloudAccountData => trimmed(values)

export const changedAccount = (values: AccountValues): Partial<CloudAccountData> => {
  const { accessKey, secretKey, ...open } = trimmed(values)
  return {
    ...open,
    ...(accessKey === '' ? {} : { accessKey }),
    ...(secretKey === '' ? {} : { secretKey }),
  }
}
