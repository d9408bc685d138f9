/** A bucket that keeps the files of this installation, and the keys to it. */
export interface StorageAddress {
  /** 'https://s3.example.com', without a slash at its end. */
  readonly endpoint: string
  readonly bucket: string
  /** Folder in the bucket with a slash at its end; '' for none. */
  readonly folder: string
  readonly region: string
  readonly accessKey: string
  readonly secretKey: string
}

const decoded = (text: string): string | undefined => {
  try {
    return decodeURIComponent(text)
  } catch {
    // a stray percent sign: the address is refused as a whole
    return undefined
  }
}

/**
 * Reads `s3://key:secret@host/bucket/folder?region=…`; signs that addresses use themselves are percent-encoded in key
 * and secret. `&protocol=http` is for a store without TLS, as on a network of one's own.
 */
export const parseStorageUrl = (text: string): StorageAddress | undefined => {
  const url = URL.parse(text)
  if (!url || url.protocol !== 's3:' || url.host === '' || url.hash !== '') return undefined
  const { region = 'us-east-1', protocol = 'https', ...unknown } = Object.fromEntries(url.searchParams)
  if (Object.keys(unknown).length > 0 || (protocol !== 'https' && protocol !== 'http')) return undefined
  const [bucket = '', ...folders] = url.pathname.slice(1).split('/').filter(Boolean)
  const [accessKey, secretKey] = [decoded(url.username), decoded(url.password)]
  if (!bucket || !accessKey || !secretKey) return undefined
  const folder = folders.map((name) => `${name}/`).join('')
  return { endpoint: `${protocol}://${url.host}`, bucket, folder, region, accessKey, secretKey }
}
