import { createInterface } from 'node:readline'
import { testApp } from '../servers/platforms/oauth-grants.ts'
import { startTumblr } from '../servers/platforms/tumblr.ts'

/*
 * A Tumblr for tests that may not import the server: prints its address and the application that is registered there
 * as a line of JSON. A line 'refuses' or 'agrees' says what people answer there from now on, and is answered with 'ok'.
 * Stops when its input ends.
 */
const tumblr = await startTumblr()
console.log(JSON.stringify({ environment: { TUMBLR_URL: tumblr.base }, app: testApp }))
for await (const line of createInterface(process.stdin)) {
  tumblr.setAgrees(line === 'agrees')
  console.log('ok')
}
await tumblr.stop()
