import { once } from 'node:events'
import { objectStore } from '../object-store.ts'
import { startS3Server } from '../servers/s3/s3-server.ts'

/*
 * Object store for tests that may not import the server: prints its URL and keys as a line of JSON, and stops
 * when its input ends. Without Ceph our small server that checks signatures replaces it.
 */
const found = await objectStore()
const small = async () => {
  const { url, keys, stop } = await startS3Server()
  return { endpoint: url, ...keys, stop }
}
const { endpoint, accessKey, secretKey, stop } = 'unavailable' in found ? await small() : found
console.log(JSON.stringify({ endpoint, accessKey, secretKey }))
process.stdin.resume()
await once(process.stdin, 'end')
await stop()
