/** Converts a signature of `@web2/generator` into stored bytes. */
export const signatureBytes = (signature: Uint32Array): Buffer =>
  Buffer.from(signature.buffer, signature.byteOffset, signature.byteLength)

export const signatureOfBytes = (bytes: Uint8Array): Uint32Array => {
  const signature = new Uint32Array(bytes.length / Uint32Array.BYTES_PER_ELEMENT)
  new Uint8Array(signature.buffer).set(bytes)
  return signature
}
