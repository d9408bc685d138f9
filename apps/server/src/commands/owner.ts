/** The account and the user that a command acts for. */
export interface Owner {
  readonly accountId: string
  readonly userId: string
}
