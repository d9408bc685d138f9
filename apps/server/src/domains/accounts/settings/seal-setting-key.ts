import type { SettingKeyName } from '@web2/contract/accounts'
import { messages } from '@web2/contract/core'
import { badInput } from '../../../platform/errors.ts'
import { withoutEnds } from '../../../platform/text/trim-text.ts'
import type { SecretContext } from '../../../platform/secrets/seal.ts'

/** Returns the context that a settings key is sealed for. */
export const settingKeyContext = (name: SettingKeyName, accountId: string): SecretContext => ({
  table: 'setting_keys',
  column: name,
  accountId,
})

/** Characters that come along with pasted text: white space, line breaks and zero-width characters. */
const around = /[\s\u200b\u2060\ufeff]/
const longest = 4_000
const printable = /^[\x21-\x7e]+$/
/** A Discord id, a snowflake: a 64-bit number in decimal. */
const snowflake = /^\d{15,20}$/

const isDiscordId = (name: SettingKeyName) =>
  name === 'midjourney.discordServerId' || name === 'midjourney.discordChannelId'

/** Returns a pasted key in the form it is stored. Throws 400 for the field if it can't be a key. */
export const checkedKey = (name: SettingKeyName, pasted: string): string => {
  const key = withoutEnds(pasted, around)
  if (key === '') throw badInput({ [name]: messages.required })
  if (key.length > longest) throw badInput({ [name]: 'This is too long to be a key. Copy only the key.' })
  if (/\s/.test(key))
    throw badInput({
      [name]: 'The key contains a space or line break. Copy it again.',
    })
  if (!printable.test(key))
    throw badInput({ [name]: 'The key contains an invalid character. Copy it again from the service.' })
  if (isDiscordId(name) && !snowflake.test(key))
    throw badInput({ [name]: 'Discord IDs are numbers of 17 to 20 digits.' })
  return key
}
