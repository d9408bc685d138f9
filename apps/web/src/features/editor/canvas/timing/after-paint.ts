/** Does the work once the browser has painted what there is now; in a tab that nobody sees, soon. Answers how to stop. */
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
