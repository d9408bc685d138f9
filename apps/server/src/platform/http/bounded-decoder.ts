import type { Socket } from 'socket.io'
import { Decoder, Encoder } from 'socket.io-parser'
import { excessOf, guestBounds, memberBounds, type JsonBounds } from './json-bounds.ts'

/** Maximum characters of a socket message; larger saves of pages use REST. */
export const largestMessage = 1_000_000

const socketBounds: JsonBounds = { ...memberBounds, bytes: largestMessage }

/** Decodes the messages of one connection. Excessive ones are not parsed, and the connection is closed. */
class BoundedDecoder extends Decoder {
  isSignedIn = () => false

  override add(message: unknown): void {
    const isSignedIn = this.isSignedIn()
    if (typeof message === 'string') {
      const bounds = isSignedIn ? socketBounds : guestBounds
      if (message.length > bounds.bytes || excessOf(message, bounds) !== null)
        throw new Error('The message is too large.')
    } else if (!isSignedIn) throw new Error('Only members can send files.')
    super.add(message)
  }
}

/** socket.io protocol with limits on input. */
export const boundedParser = { Encoder, Decoder: BoundedDecoder }

/** Grants a connection a member's limits once `isSignedIn` returns true. */
export const boundBySignIn = (socket: Socket, isSignedIn: () => boolean): void => {
  // socket.io creates one decoder per connection and stores it there
  const { decoder } = socket.client as unknown as { readonly decoder: BoundedDecoder }
  decoder.isSignedIn = isSignedIn
}
