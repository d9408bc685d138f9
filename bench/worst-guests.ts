import { socketClient } from '@web2/server/src/testing/network/official-client.ts'
import { filled, many, type Door } from './worst-door.ts'
import { packed, type Attacker } from './worst-caller.ts'

/** Returns the requests that a guest can send. */
export const guests = (attacker: Attacker): Door[] => {
  const post = (name: string, path: string, text: () => string): Door => ({
    name,
    prepare: async () => {
      const { body, headers } = packed(text())
      return async () => (await attacker.sendAsGuest('POST', path, body, headers)).status
    },
  })
  return [
    post('guest: a registration of 1,900 unknown fields', '/api/users', () =>
      JSON.stringify(Object.fromEntries(many(1_900, (at) => [`k${at}`, 0]))),
    ),
    post('guest: half a million fields, packed', '/api/users', () =>
      JSON.stringify(Object.fromEntries(many(500_000, (at) => [`k${at}`, 0]))),
    ),
    post('guest: 2,000 levels', '/api/users', () => `{"name":${'['.repeat(2_000)}${']'.repeat(2_000)}}`),
    post('guest: an email address of 60,000 letters', '/api/users', () =>
      JSON.stringify({
        name: 'Ada',
        email: `${filled('a.', 60_000)}@`,
        password: 'a path through the garden',
      }),
    ),
    post('guest: a password of 60,000 marks', '/api/authentication', () =>
      JSON.stringify({ strategy: 'local', email: 'a@example.com', password: filled('\u0301\u0323', 30_000) }),
    ),
    post('guest: 40 million bytes, packed', '/api/naps', () => `"${filled('a', 40_000_000)}"`),
  ]
}

/** Messages of a socket, all at once; answered when each was, or the socket was closed. */
const socketDoor = (
  attacker: Attacker,
  name: string,
  isSignedIn: boolean,
  messages: () => readonly (readonly unknown[])[],
): Door => ({
  name,
  prepare: async () => {
    const sent = messages()
    const { socket, close } = socketClient(attacker.url)
    await new Promise((resolve) => socket.once('connect', () => resolve(undefined)))
    const emit = (message: readonly unknown[]) =>
      new Promise((resolve) => {
        socket.once('disconnect', () => resolve('closed'))
        socket.emit(...(message as [string, ...unknown[]]), () => resolve('answered'))
      })
    if (isSignedIn)
      await emit(['create', 'authentication', { strategy: 'jwt', accessToken: attacker.token }, {}])
    return async () => {
      const answers = await Promise.all(sent.map(emit))
      close()
      return `${answers.filter((each) => each === 'answered').length} of ${answers.length} answered`
    }
  },
})

const wide = (branches: number, ...inside: readonly unknown[]) => ({ $or: many(branches, () => inside[0]) })

/** Messages of sockets. */
export const sockets = (attacker: Attacker): Door[] => [
  socketDoor(attacker, 'socket of a guest: ten messages of 60 KB', false, () =>
    many(10, () => ['create', 'users', { name: filled('\u0301\u0323', 30_000) }, {}]),
  ),
  socketDoor(attacker, 'socket: ten queries of 2,000 conditions', true, () =>
    many(10, () => ['find', 'naps', wide(20, wide(100, { businessName: { $search: 'a' } }))]),
  ),
  socketDoor(attacker, 'socket: a query of 200,000 conditions', true, () => [
    ['find', 'naps', wide(20, wide(100, wide(100, { city: 'a' })))],
  ]),
  socketDoor(attacker, 'socket: a query of a thousand lists of a thousand', true, () => [
    ['find', 'naps', wide(9, wide(100, { city: { $in: many(1_000, (at) => `${at}`) } }))],
  ]),
  socketDoor(attacker, 'socket: a query of 500,000 unknown fields', true, () => [
    ['find', 'naps', Object.fromEntries(many(500_000, (at) => [`k${at}`, at]))],
  ]),
]
