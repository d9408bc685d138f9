import { createInterface } from 'node:readline'
import { startMailServer } from '../servers/mail/mail-server.ts'

/*
 * Mail server for tests that may not import the server: prints its SMTP_URL as a line of JSON. Each line of input is
 * answered with the emails accepted so far; 'refuse' rejects recipients from then on, and 'accept' accepts them again.
 * Stops when its input ends.
 */
const { address, taken, refuse, stop } = await startMailServer()
const { host, port, user, password } = address
const credentials = `${encodeURIComponent(user)}:${encodeURIComponent(password)}`
console.log(
  JSON.stringify({
    environment: { SMTP_URL: `smtp://${credentials}@${host}:${port}?from=${encodeURIComponent(user)}` },
  }),
)
for await (const line of createInterface(process.stdin)) {
  if (line === 'refuse') refuse({ code: 550, text: 'mailbox unavailable' })
  if (line === 'accept') refuse(undefined)
  console.log(JSON.stringify(taken))
}
await stop()
