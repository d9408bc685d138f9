/** Bucket for the files of this installation, with its keys. */
export interface StorageAddress {
  /** 'https://s3.example.com', without a trailing slash. */
  readonly endpoint: string
  readonly bucket: string
  /** Folder in the bucket with a trailing slash; '' for none. */
  readonly folder: string
  readonly region: string
  readonly accessKey: string
  readonly secretKey: string
}

const decoded = (text: string): string | undefined => {
  try {
    return decodeURIComponent(text)
  } catch {
    // an invalid percent sign makes the whole URL invalid
    return undefined
  }
}

/**
 * Parses `s3://key:secret@host/bucket/folder?region=…`; key and secret are percent-encoded where needed.
 * `&protocol=http` is for storage without TLS, as in a private network.
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
