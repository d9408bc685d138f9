/** Ends the start. Its message tells the operator what happened and what to do. */
export class StartFailure extends Error {
  override readonly name = 'StartFailure'
}
