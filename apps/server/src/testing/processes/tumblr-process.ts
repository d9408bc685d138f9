import { createInterface } from 'node:readline'
import { testApp } from '../servers/platforms/oauth-grants.ts'
import { startTumblr } from '../servers/platforms/tumblr.ts'

/*
 * Simulated Tumblr for tests that may not import the server: prints its URL and registered application as a
 * line of JSON. The lines 'refuses' and 'agrees' set what users choose there, and are answered with 'ok'.
 * Stops when its input ends.
 */
const tumblr = await startTumblr()
console.log(JSON.stringify({ environment: { TUMBLR_URL: tumblr.base }, app: testApp }))
for await (const line of createInterface(process.stdin)) {
  tumblr.setAgrees(line === 'agrees')
  console.log('ok')
}
await tumblr.stop()
