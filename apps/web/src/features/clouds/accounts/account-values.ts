import {
  cloudKeyNames,
  type CloudAccount,
  type CloudAccountData,
  type CloudCapabilities,
  type CloudFieldName,
  type CloudKeyName,
  type CloudSetting,
} from '@web2/contract/clouds'
import { messages, type CloudName } from '@web2/contract/core'
import { isPlainAddress } from '../../../lib/plain-http.ts'

/** The form of a cloud account; keys are write-only, an empty key leaves the stored one as it is. */
export interface AccountValues extends Record<CloudFieldName, string> {
  cloud: CloudName
  label: string
  /** The keys may be used over http. */
  allowsHttp: boolean
}

export const isKey = (name: CloudFieldName): name is CloudKeyName =>
  (cloudKeyNames as readonly string[]).includes(name)

const blank = {
  accessKey: '',
  secretKey: '',
  apiToken: '',
  accountName: '',
  website: '',
  region: '',
  endpoint: '',
  allowsHttp: false,
}

/** A new account at a cloud, in its usual region. */
export const emptyAccount = ({ cloud, capabilities }: CloudSetting, label = ''): AccountValues => ({
  ...blank,
  cloud,
  label,
  region: capabilities.regions[0]?.id ?? (capabilities.anyRegion ? 'us-east-1' : ''),
})

export const accountValues = ({
  cloud,
  label,
  accountName,
  website,
  region,
  endpoint,
}: CloudAccount): AccountValues => ({ ...blank, cloud, label, accountName, website, region, endpoint })

const required = (text: string): string | null => (text.trim() === '' ? messages.required : null)

const addressProblem = (text: string): string | null => {
  if (text.trim() === '') return null
  if (!URL.canParse(text.trim()) || !/^https?:\/\//.test(text.trim()))
    return 'Enter a full URL, such as https://s3.example.com.'
  return null
}

/** Returns a message for each invalid field. Keys are required once, later only to change them. */
export const accountProblems = (
  values: AccountValues,
  { fields }: CloudCapabilities,
  isNew: boolean,
): Partial<Record<keyof AccountValues, string>> => {
  const problems: Partial<Record<keyof AccountValues, string>> = {}
  const note = (name: keyof AccountValues, problem: string | null) => {
    if (problem !== null) problems[name] = problem
  }
  note('label', required(values.label))
  for (const { name, required: isRequired } of fields) {
    if (name === 'endpoint' || name === 'website') note(name, addressProblem(values[name]))
    if (isRequired && (isNew || !isKey(name))) note(name, required(values[name]))
  }
  return problems
}

/** Returns the request: the cloud's fields, with keys only if entered. */
export const accountData = (values: AccountValues, { fields }: CloudCapabilities): CloudAccountData => ({
  cloud: values.cloud,
  label: values.label.trim(),
  ...Object.fromEntries(
    fields
      .map(({ name }) => [name, values[name].trim()] as const)
      .filter(([name, value]) => value !== '' || !isKey(name)),
  ),
  ...(isPlainAddress(values.endpoint) && values.allowsHttp && { allowsHttp: true }),
})
