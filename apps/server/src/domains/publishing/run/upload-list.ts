import { LocationList } from '../publication-store/location-list.ts'
import { PackedNumbers } from '../../../platform/packed/packed-numbers.ts'
import { PackedTexts } from '../../../platform/packed/packed-texts.ts'
import type { CloudFile } from '../../clouds/index.ts'
import type { Location } from '../publication-store/pack-index.ts'
import type { PackReader } from '../publication-store/pack-reader.ts'
import type { CachedFile } from '../render/render-cache.ts'

/** One file to upload. */
export interface FileUpload extends Omit<CloudFile, 'bytes'> {
  /** Page that the target does not hold yet: it uses one unit of the month, later changes use none. */
  readonly isNewPage: boolean
  /** Input digest, if known. */
  readonly made?: CachedFile
  /** Bytes of the file, if known before it is read. */
  readonly size: number
  /** Returns the bytes, written into `room` if they have to be read. */
  readonly bytes: (room?: ReadRoom) => Uint8Array | Promise<Uint8Array>
}

/** Memory that each file of one sender is read into, instead of new memory for each. */
export class ReadRoom {
  #room = Buffer.alloc(0)

  /** Returns memory of this size, which the next call reuses. */
  take(size: number): Buffer {
    if (this.#room.length < size) this.#room = Buffer.allocUnsafeSlow(Math.ceil(size * 1.5))
    return this.#room.subarray(0, size)
  }

  /** Never reuses the memory taken last, because a failed request may still read it. */
  forget(): void {
    this.#room = Buffer.alloc(0)
  }
}

/** Bytes in a pack. */
export interface BytesInPack {
  readonly reader: PackReader
  readonly location: Location
}

/** How a stored file is read when it is sent. */
export type StoredBytes = FileUpload['bytes'] | BytesInPack

/** Everything of a file but what differs between any two. */
type Shape = Pick<FileUpload, 'contentType' | 'cacheControl' | 'isNewPage'> &
  ({ readonly read: FileUpload['bytes'] } | { readonly reader: PackReader })

interface AddedFile extends Omit<FileUpload, 'path' | 'bytes' | 'size'> {
  /** Index of its path. */
  readonly at: number
  readonly stored: StoredBytes
}

const noLocation: Location = { pack: '', offset: 0, length: 0 }

/** Files to upload in packed form, because of a large site each costs memory until everything is sent. */
export class UploadList {
  newPages = 0
  readonly #paths: PackedTexts
  readonly #at = new PackedNumbers()
  readonly #hashes = new PackedTexts()
  readonly #shapes: Shape[] = []
  readonly #shapeOf = new PackedNumbers()
  readonly #shapeNumbers = new Map<string, number>()
  readonly #locations = new LocationList()
  /** Empty: not known. */
  readonly #inputs = new PackedTexts()
  readonly #sizes = new PackedNumbers()

  /** `paths` holds the paths of all files of the site. */
  constructor(paths: PackedTexts) {
    this.#paths = paths
  }

  get length(): number {
    return this.#at.length
  }

  push({ at, sha256, made, stored, ...shape }: AddedFile): void {
    this.#at.push(at)
    this.#hashes.push(sha256)
    this.#shapeOf.push(this.#shape(shape, stored))
    this.#locations.push('location' in stored ? stored.location : noLocation)
    this.#inputs.push(made?.inputs ?? '')
    this.#sizes.push(made?.bytes ?? 0)
    if (shape.isNewPage) this.newPages += 1
  }

  /** Returns the file at an index below `length`. */
  at(index: number): FileUpload {
    const { contentType, cacheControl, isNewPage, ...from } = this.#shapes[this.#shapeOf.at(index)]!
    const inputs = this.#inputs.at(index)
    return {
      path: this.#paths.at(this.#at.at(index)),
      sha256: this.#hashes.at(index),
      size: this.#locations.at(index).length,
      ...{ contentType, cacheControl, isNewPage },
      ...(inputs !== '' && { made: { inputs, bytes: this.#sizes.at(index) } }),
      bytes: 'read' in from ? from.read : (room) => from.reader.read(this.#locations.at(index), room),
    }
  }

  *[Symbol.iterator](): Generator<FileUpload> {
    for (let index = 0; index < this.length; index += 1) yield this.at(index)
  }

  #shape(
    { contentType, cacheControl, isNewPage }: Pick<Shape, 'contentType' | 'cacheControl' | 'isNewPage'>,
    stored: StoredBytes,
  ): number {
    const common = { contentType, cacheControl, isNewPage }
    if (!('location' in stored)) return this.#shapes.push({ ...common, read: stored }) - 1
    // all files of a list are read by one reader
    const key = `${contentType}\n${cacheControl}\n${isNewPage}`
    const known = this.#shapeNumbers.get(key)
    if (known !== undefined) return known
    const number = this.#shapes.push({ ...common, reader: stored.reader }) - 1
    this.#shapeNumbers.set(key, number)
    return number
  }
}
