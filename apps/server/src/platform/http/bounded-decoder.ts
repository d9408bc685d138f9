import type { Socket } from 'socket.io'
import { Decoder, Encoder } from 'socket.io-parser'
import { excessOf, guestBounds, memberBounds, type JsonBounds } from './json-bounds.ts'

/** Saves of pages go by REST; nothing a socket sends is larger. In letters. */
export const largestMessage = 1_000_000

const socketBounds: JsonBounds = { ...memberBounds, bytes: largestMessage }

/** Reads the messages of one connection; what is too much is not parsed, and the connection is cut. */
class BoundedDecoder extends Decoder {
  isSignedIn = () => false

  override add(message: unknown): void {
    const isSignedIn = this.isSignedIn()
    if (typeof message === 'string') {
      const bounds = isSignedIn ? socketBounds : guestBounds
      if (message.length > bounds.bytes || excessOf(message, bounds) !== null)
        throw new Error('This message is too large.')
    } else if (!isSignedIn) throw new Error('Only members send files.')
    super.add(message)
  }
}

/** The protocol of socket.io with bounds on what is read. */
export const boundedParser = { Encoder, Decoder: BoundedDecoder }

/** Lets a connection send as much as a member once `isSignedIn` answers true. */
export const boundBySignIn = (socket: Socket, isSignedIn: () => boolean): void => {
  // socket.io makes one decoder for each connection and keeps it there
  const { decoder } = socket.client as unknown as { readonly decoder: BoundedDecoder }
  decoder.isSignedIn = isSignedIn
}
