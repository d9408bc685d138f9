import { forgetLogin } from '../config-file.ts'
import { exitCodes } from '../exit-codes.ts'
import type { Command } from '../terminal.ts'

export const whoami: Command = {
  usage: 'whoami',
  about: 'Show the signed-in user and the token’s scopes',
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
  about: 'Delete the saved token from this machine (revoke it under Access tokens)',
  options: [],
  words: 0,
  run: async ({ env, print }) => {
    await forgetLogin(env)
    print('Signed out. The token was deleted from this machine.', { loggedIn: false })
    return exitCodes.done
  },
}
