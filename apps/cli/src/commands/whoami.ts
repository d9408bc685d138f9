import { forgetLogin } from '../config-file.ts'
import { exitCodes } from '../exit-codes.ts'
import type { Command } from '../terminal.ts'

export const whoami: Command = {
  usage: 'whoami',
  about: 'Say whose token is kept, and what it may do',
  options: [],
  words: 0,
  run: async ({ connect, print }) => {
    const { user, scopes = [] } = await (await connect()).whoAmI()
    print(`${user.name} <${user.email}>: ${scopes.join(', ')}`, {
      _id: user._id,
      name: user.name,
      email: user.email,
      scopes,
    })
    return exitCodes.done
  },
}

export const logout: Command = {
  usage: 'logout',
  about: 'Forget the kept token (revoke it under Access tokens, too)',
  options: [],
  words: 0,
  run: async ({ env, print }) => {
    await forgetLogin(env)
    print('The token is forgotten here.', { loggedIn: false })
    return exitCodes.done
  },
}
