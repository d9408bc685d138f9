/** Fetches the bytes of a library image; undefined if it was deleted. Rejects if that can't be determined. */
export type PictureFetch = (address: string) => Promise<Uint8Array | undefined>

export const fetchPicture: PictureFetch = async (address) => {
  const answer = await fetch(address)
  if (answer.status === 404) return undefined
  if (!answer.ok) throw new Error(`The server answered ${answer.status} for ${address}`)
  return new Uint8Array(await answer.arrayBuffer())
}
