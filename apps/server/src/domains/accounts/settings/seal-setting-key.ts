import type { SettingKeyName } from '@web2/contract/accounts'
import { messages } from '@web2/contract/core'
import { badInput } from '../../../platform/errors.ts'
import { withoutEnds } from '../../../platform/text/text-ends.ts'
import type { SecretContext } from '../../../platform/secrets/seal.ts'

/** Where a key of the settings is sealed to. */
export const settingKeyContext = (name: SettingKeyName, accountId: string): SecretContext => ({
  table: 'setting_keys',
  column: name,
  accountId,
})

/** What pasting drags along at both ends: blanks, line breaks, marks without a width. */
const around = /[\s\u200b\u2060\ufeff]/
const longest = 4_000
const printable = /^[\x21-\x7e]+$/
/** Discord's ids are snowflakes: 64-bit numbers, written in decimal. */
const snowflake = /^\d{15,20}$/

const isDiscordId = (name: SettingKeyName) =>
  name === 'midjourney.discordServerId' || name === 'midjourney.discordChannelId'

/** A pasted key as it is stored; throws 400 at its field for one that cannot be a key. */
export const checkedKey = (name: SettingKeyName, pasted: string): string => {
  const key = withoutEnds(pasted, around)
  if (key === '') throw badInput({ [name]: messages.required })
  if (key.length > longest) throw badInput({ [name]: 'This is too long for a key. Copy the key alone.' })
  if (/\s/.test(key))
    throw badInput({
      [name]: 'There is a space or a line break inside the key. Copy it again, in one piece.',
    })
  if (!printable.test(key))
    throw badInput({ [name]: 'There is a sign in it that no key has. Copy the key again from its service.' })
  if (isDiscordId(name) && !snowflake.test(key))
    throw badInput({ [name]: 'A Discord id is a number of 17 to 20 digits.' })
  return key
}
