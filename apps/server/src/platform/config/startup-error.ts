/** Ends the start. Its message is for the person who typed `npm start`: what happened and what to do. */
export class StartFailure extends Error {
  override readonly name = 'StartFailure'
}
