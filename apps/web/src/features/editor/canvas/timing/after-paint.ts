/** Runs `work` after the next paint, or soon if the tab is hidden. Returns a function to cancel it. */
export const afterPaint = (work: () => void): (() => void) => {
  let timer: ReturnType<typeof setTimeout> | undefined
  const soon = () => {
    timer = setTimeout(work)
  }
  const frame = document.hidden ? 0 : requestAnimationFrame(soon)
  if (frame === 0) soon()
  return () => {
    cancelAnimationFrame(frame)
    clearTimeout(timer)
  }
}
