import { createClient } from '@web2/client'
import { checkedToken, checkedUrl, keepLogin } from '../config-file.ts'
import { CliFailure, exitCodes } from '../exit-codes.ts'
import type { Command } from '../terminal.ts'

/**
 * Tries an access token and stores it. Reads it from standard input, because other users can see command
 * lines.
 */
export const login: Command = {
  usage: 'login [--url http://localhost:3030]',
  about: 'Sign in with an access token: paste it when asked, or pipe it in',
  options: ['url'],
  words: 0,
  run: async ({ env, options, print, tell, readInput, isTyped }) => {
    const url = checkedUrl(
      typeof options.url === 'string' ? options.url : env.WEB2_URL || 'http://localhost:3030',
    )
    if (isTyped) tell('Paste the token and press Enter (it stays hidden):')
    const given = (await readInput()).trim()
    if (given === '') throw new CliFailure('No token given. Nothing was changed.', exitCodes.notSignedIn)
    const token = checkedToken(given)
    const { user, scopes = [] } = await createClient({ url, token }).whoAmI()
    const file = await keepLogin(env, { url, token })
    print(`Signed in as ${user.name} at ${url} with ${scopes.join(', ')}. The token is saved in ${file}.`, {
      url,
      user: user.name,
      email: user.email,
      scopes,
    })
    return exitCodes.done
  },
}
