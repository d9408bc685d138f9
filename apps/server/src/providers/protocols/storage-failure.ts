/** The store of an installation's files is away, or did not do what it was asked. */
export class StorageFailure extends Error {
  override readonly name: string = 'StorageFailure'
}
