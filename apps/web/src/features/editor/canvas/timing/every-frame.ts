/** Does the work now and in each frame until it is stopped. */
export const everyFrame = (work: () => void): (() => void) => {
  let frame = 0
  const turn = () => {
    frame = requestAnimationFrame(turn)
    work()
  }
  turn()
  return () => cancelAnimationFrame(frame)
}
