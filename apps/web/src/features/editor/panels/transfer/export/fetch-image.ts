/** The bytes of a picture of the library; undefined when it is not there any more. Rejects when nobody can tell. */
export type PictureFetch = (address: string) => Promise<Uint8Array | undefined>

export const fetchPicture: PictureFetch = async (address) => {
  const answer = await fetch(address)
  if (answer.status === 404) return undefined
  if (!answer.ok) throw new Error(`The server answered ${answer.status} for ${address}`)
  return new Uint8Array(await answer.arrayBuffer())
}
