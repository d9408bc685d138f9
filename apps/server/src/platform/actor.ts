/** The account and the user that a command acts for. */
export interface Actor {
  readonly accountId: string
  readonly userId: string
}
