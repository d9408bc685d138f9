import { request, type Dispatcher } from 'undici'
import type { CloudFile } from '../cloud.ts'
import { done, type Outcome } from '../../../../platform/outbound/outcome.ts'
import { failed } from '../cloud-failure.ts'
import { boundedText, singleHeaders, thrownFailure } from '../protocols/http/json-api.ts'
import { encodeKey } from '../protocols/s3/objects.ts'
import { bunnyFailure } from './error-codes.ts'
import type { StorageZone } from './zones.ts'

/**
 * Returns calls for files of a storage zone (edge storage API); `protocol` is http: only with a test server.
 */
export const createFiles = (protocol: string, dispatcher: Dispatcher) => {
  const send = async (
    zone: StorageZone,
    key: string,
    call: { method: 'PUT' | 'DELETE'; headers?: Record<string, string>; body?: Uint8Array },
    signal: AbortSignal | undefined,
  ): Promise<Outcome<{ refused: boolean }>> => {
    const base = `${protocol}//${zone.StorageHostname || 'storage.bunnycdn.com'}`
    try {
      const answer = await request(`${base}/${encodeURIComponent(zone.Name)}/${encodeKey(key)}`, {
        dispatcher,
        method: call.method,
        headers: { accesskey: zone.Password, ...call.headers },
        body: call.body ?? null,
        signal: signal ?? null,
      })
      const { statusCode: status } = answer
      const text = await boundedText(answer.body)
      if (status < 300 || (status === 404 && call.method === 'DELETE')) return done({ refused: false })
      // an unknown zone and a wrong password look the same here
      if (status === 401 || status === 404) return done({ refused: true })
      return failed(bunnyFailure({ status, headers: singleHeaders(answer.headers), text }))
    } catch (error) {
      return failed(thrownFailure(error, base))
    }
  }

  return {
    put: (zone: StorageZone, key: string, file: CloudFile, signal?: AbortSignal) =>
      send(
        zone,
        key,
        {
          method: 'PUT',
          headers: {
            'content-type': file.contentType,
            'override-content-type': file.contentType,
            checksum: file.sha256.toUpperCase(),
          },
          body: file.bytes,
        },
        signal,
      ),
    delete: (zone: StorageZone, key: string, signal?: AbortSignal) =>
      send(zone, key, { method: 'DELETE' }, signal),
  }
}
