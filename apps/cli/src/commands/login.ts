import { createClient } from '@web2/client'
import { keepLogin } from '../config-file.ts'
import { CliFailure, exitCodes } from '../exit-codes.ts'
import type { Command } from '../terminal.ts'

/** Tries a token, then keeps it. The token comes by standard input: command lines are seen by others. */
export const login: Command = {
  usage: 'login [--url http://localhost:3030] < token',
  about: 'Keep a token from Settings, Access tokens (paste it, or pipe it in)',
  run: async ({ env, options, print, tell, readInput }) => {
    const url = typeof options.url === 'string' ? options.url : env.WEB2_URL || 'http://localhost:3030'
    if (!URL.canParse(url) || !/^https?:/.test(url))
      throw new CliFailure(`'${url}' is no address. Give it like --url https://web2.example.com`)
    tell('Paste the token, then press Enter:')
    const token = (await readInput()).trim()
    if (!token.startsWith('w2m_'))
      throw new CliFailure(
        'This is no access token: they begin with w2m_. Make one in Settings, Access tokens.',
      )
    const { user, scopes = [] } = await createClient({ url, token }).whoAmI()
    const file = await keepLogin(env, { url, token })
    print(`You are ${user.name} at ${url}, with ${scopes.join(', ')}. The token is kept in ${file}.`, {
      url,
      user: user.name,
      email: user.email,
      scopes,
    })
    return exitCodes.done
  },
}
