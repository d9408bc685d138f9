/** Runs `work` now and in every frame. Returns a function to stop. */
export const everyFrame = (work: () => void): (() => void) => {
  let frame = 0
  const turn = () => {
    frame = requestAnimationFrame(turn)
    work()
  }
  turn()
  return () => cancelAnimationFrame(frame)
}
