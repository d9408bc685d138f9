import type { IncomingMessage, ServerResponse } from 'node:http'
import { bodyOf, listening, type Listening } from '../listening.ts'
import { verify } from './signature.ts'

export interface S3ServerOptions {
  /** false: bucket policies return 501, as at DreamHost. */
  readonly policies?: boolean
  readonly websites?: boolean
  /** false: every ACL is rejected, as at R2 and at Amazon buckets with owner enforcement. */
  readonly acls?: boolean
  /** Calls that the `restricted` keys may not make, by their Amazon permission. */
  readonly denied?: readonly string[]
}

interface StoredObject {
  readonly bytes: Buffer
  readonly contentType: string
  readonly cacheControl: string
  readonly isPublic: boolean
  readonly writtenAt: Date
}

interface Bucket {
  readonly owner: string
  readonly region: string
  policy?: string
  website?: string
  isPublic: boolean
  readonly objects: Map<string, StoredObject>
}

export interface S3Server extends Listening {
  readonly keys: { readonly accessKey: string; readonly secretKey: string }
  readonly stranger: { readonly accessKey: string; readonly secretKey: string }
  /** Keys of the first account without the permissions in `denied`. */
  readonly restricted: { readonly accessKey: string; readonly secretKey: string }
  readonly buckets: ReadonlyMap<string, Bucket>
  addBucket(name: string, owner: 'own' | 'stranger'): void
  removeBucket(name: string): void
}

const accounts = {
  own: { accessKey: 'OWNACCESSKEY00000000', secretKey: 'own/secret+key0000000000000000000000000' },
  stranger: { accessKey: 'STRANGERKEY000000000', secretKey: 'stranger/secret+key00000000000000000000' },
  restricted: { accessKey: 'RESTRICTEDKEY0000000', secretKey: 'restricted/secret+key000000000000000000' },
}

const escaped = (text: string) => text.replace(/[&<>]/g, (sign) => `&#${sign.charCodeAt(0)};`)

const status: Record<string, number> = {
  AccessDenied: 403,
  InvalidAccessKeyId: 403,
  SignatureDoesNotMatch: 403,
  XAmzContentSHA256Mismatch: 400,
  NoSuchBucket: 404,
  NoSuchKey: 404,
  NoSuchBucketPolicy: 404,
  NoSuchWebsiteConfiguration: 404,
  BucketAlreadyExists: 409,
  BucketAlreadyOwnedByYou: 409,
  InvalidBucketName: 400,
  NotImplemented: 501,
  AccessControlListNotSupported: 400,
}

const permissionOf = (method: string, bucket: string, key: string, query: URLSearchParams): string => {
  if (bucket === '') return 's3:ListAllMyBuckets'
  if (key !== '') return method === 'PUT' ? 's3:PutObject' : 's3:DeleteObject'
  if (query.has('policy')) return method === 'GET' ? 's3:GetBucketPolicy' : 's3:PutBucketPolicy'
  if (query.has('website')) return method === 'GET' ? 's3:GetBucketWebsite' : 's3:PutBucketWebsite'
  if (query.has('acl')) return 's3:PutBucketAcl'
  if (query.has('publicAccessBlock')) return 's3:PutBucketPublicAccessBlock'
  return method === 'PUT' ? 's3:CreateBucket' : 's3:ListBucket'
}

/**
 * Starts an in-memory S3 store that checks every signature, for testing the calls of the S3 family on any
 * machine.
 */
export const startS3Server = async (options: S3ServerOptions = {}): Promise<S3Server> => {
  const { policies = true, websites = true, acls = true, denied = [] } = options
  const buckets = new Map<string, Bucket>()
  const add = (name: string, owner: string, region = 'us-east-1') =>
    buckets.set(name, { owner, region, isPublic: false, objects: new Map() })

  const refuse = (response: ServerResponse, code: string, isHead: boolean) => {
    response.writeHead(status[code] ?? 400, { 'content-type': 'application/xml' })
    response.end(isHead ? undefined : `<?xml version="1.0"?><Error><Code>${code}</Code></Error>`)
  }

  const onObject = (
    request: IncomingMessage,
    response: ServerResponse,
    bucket: Bucket,
    key: string,
    body: Buffer,
  ) => {
    const acl = request.headers['x-amz-acl']?.toString()
    if (acl !== undefined && !acls) return 'AccessControlListNotSupported'
    if (request.method === 'PUT')
      bucket.objects.set(key, {
        bytes: body,
        contentType: request.headers['content-type'] ?? '',
        cacheControl: request.headers['cache-control'] ?? '',
        isPublic: acl === 'public-read',
        writtenAt: new Date(),
      })
    if (request.method === 'DELETE') bucket.objects.delete(key)
    if (request.method === 'GET') return show(response, bucket, key)
    if (request.method === 'HEAD' && !bucket.objects.has(key)) return 'NoSuchKey'
    response.writeHead(request.method === 'DELETE' ? 204 : 200).end()
    return undefined
  }

  const show = (response: ServerResponse, bucket: Bucket, key: string) => {
    const object = bucket.objects.get(key)
    if (!object) return 'NoSuchKey'
    response.writeHead(200, {
      'content-type': object.contentType,
      'cache-control': object.cacheControl,
      'content-length': object.bytes.length,
    })
    response.end(object.bytes)
    return undefined
  }

  const setting = (
    response: ServerResponse,
    method: string,
    bucket: Bucket,
    field: 'policy' | 'website',
    none: string,
    body: Buffer,
  ) => {
    if (method === 'PUT') bucket[field] = body.toString()
    else if (bucket[field] === undefined) return none
    response.writeHead(method === 'PUT' ? 204 : 200).end(method === 'PUT' ? undefined : bucket[field])
    return undefined
  }

  const onBucket = (
    request: IncomingMessage,
    response: ServerResponse,
    query: URLSearchParams,
    bucket: Bucket,
    body: Buffer,
  ) => {
    const { method = 'GET' } = request
    if (query.has('policy'))
      return policies
        ? setting(response, method, bucket, 'policy', 'NoSuchBucketPolicy', body)
        : 'NotImplemented'
    if (query.has('website'))
      return websites
        ? setting(response, method, bucket, 'website', 'NoSuchWebsiteConfiguration', body)
        : 'NotImplemented'
    if (query.has('publicAccessBlock') && !policies) return 'NotImplemented'
    if (query.has('acl')) {
      if (!acls) return 'AccessControlListNotSupported'
      bucket.isPublic = request.headers['x-amz-acl'] === 'public-read'
    }
    if (query.has('list-type')) return listObjects(response, bucket, query.get('prefix') ?? '')
    response.writeHead(200, { 'x-amz-bucket-region': bucket.region }).end()
    return undefined
  }

  const listObjects = (response: ServerResponse, bucket: Bucket, prefix: string) => {
    const keys = [...bucket.objects.keys()].filter((key) => key.startsWith(prefix)).toSorted()
    const items = keys.map(
      (key) =>
        `<Contents><Key>${escaped(key)}</Key><LastModified>${bucket.objects.get(key)?.writtenAt.toISOString()}</LastModified></Contents>`,
    )
    response.writeHead(200, { 'content-type': 'application/xml' })
    response.end(
      `<?xml version="1.0"?><ListBucketResult><IsTruncated>false</IsTruncated>${items.join('')}</ListBucketResult>`,
    )
    return undefined
  }

  const list = (response: ServerResponse, owner: string) => {
    const own = [...buckets].filter(([, bucket]) => bucket.owner === owner)
    const items = own.map(
      ([name]) =>
        `<Bucket><Name>${name}</Name><CreationDate>2026-01-02T03:04:05.000Z</CreationDate></Bucket>`,
    )
    response.writeHead(200, { 'content-type': 'application/xml' })
    response.end(
      `<?xml version="1.0"?><ListAllMyBucketsResult><Buckets>${items.join('')}</Buckets></ListAllMyBucketsResult>`,
    )
    return undefined
  }

  const create = (response: ServerResponse, name: string, owner: string, body: Buffer) => {
    if (!/^[a-z0-9][a-z0-9.-]{1,61}[a-z0-9]$/.test(name)) return 'InvalidBucketName'
    const known = buckets.get(name)
    if (known) return known.owner === owner ? 'BucketAlreadyOwnedByYou' : 'BucketAlreadyExists'
    add(name, owner, /<LocationConstraint>([^<]+)</.exec(body.toString())?.[1])
    response.writeHead(200).end()
    return undefined
  }

  const act = (request: IncomingMessage, response: ServerResponse, body: Buffer): string | undefined => {
    const { method = 'GET' } = request
    const url = new URL(request.url ?? '/', 'http://localhost')
    const [, name = '', ...rest] = url.pathname.split('/').map(decodeURIComponent)
    const key = rest.join('/')
    const bucket = buckets.get(name)
    const all = Object.values(accounts)
    const verdict = verify(request, body, (id) => all.find(({ accessKey }) => accessKey === id)?.secretKey)
    if ('code' in verdict) return verdict.code
    if ('anonymous' in verdict) {
      const open = bucket?.policy !== undefined || bucket?.objects.get(key)?.isPublic === true
      return ['GET', 'HEAD'].includes(method) && bucket && open ? show(response, bucket, key) : 'AccessDenied'
    }
    const isRestricted = verdict.accessKey === accounts.restricted.accessKey
    if (isRestricted && denied.includes(permissionOf(method, name, key, url.searchParams)))
      return 'AccessDenied'
    const owner = verdict.accessKey === accounts.stranger.accessKey ? 'stranger' : 'own'
    if (name === '') return list(response, owner)
    if (method === 'PUT' && key === '' && url.searchParams.size === 0)
      return create(response, name, owner, body)
    if (!bucket) return 'NoSuchBucket'
    if (bucket.owner !== owner) return 'AccessDenied'
    return key === ''
      ? onBucket(request, response, url.searchParams, bucket, body)
      : onObject(request, response, bucket, key, body)
  }

  const server = await listening((request, response) => {
    void bodyOf(request).then((body) => {
      const code = act(request, response, body)
      if (code !== undefined) refuse(response, code, request.method === 'HEAD')
    })
  })
  return {
    ...server,
    keys: accounts.own,
    stranger: accounts.stranger,
    restricted: accounts.restricted,
    buckets,
    addBucket: (name, owner) => void add(name, owner),
    removeBucket: (name) => void buckets.delete(name),
  }
}
