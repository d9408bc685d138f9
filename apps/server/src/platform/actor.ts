/** Account and user for whom a command acts. */
export interface Actor {
  readonly accountId: string
  readonly userId: string
}
