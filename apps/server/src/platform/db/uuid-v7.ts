import { randomFillSync } from 'node:crypto'

let lastMoment = 0
let sequence = 0

/**
 * Returns a UUID of version 7 (RFC 9562 section 5.7): ms since 1970 first, so that ids sort by age. Within
 * one ms 12 bits count up; a full counter uses the next ms, so one process never goes backwards.
 */
export const uuidV7 = (): string => {
  const now = Date.now()
  if (now > lastMoment) {
    lastMoment = now
    sequence = 0
  } else if (++sequence > 0xfff) {
    lastMoment += 1
    sequence = 0
  }
  const bytes = randomFillSync(Buffer.allocUnsafe(16))
  bytes.writeUIntBE(lastMoment, 0, 6)
  bytes.writeUInt16BE(0x7000 | sequence, 6)
  bytes[8] = 0x80 | (bytes[8]! & 0x3f)
  const hex = bytes.toString('hex')
  return `${hex.slice(0, 8)}-${hex.slice(8, 12)}-${hex.slice(12, 16)}-${hex.slice(16, 20)}-${hex.slice(20)}`
}

const uuidShape = /^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/i

export const isUuid = (value: string): boolean => uuidShape.test(value)
