const day = 24 * 3_600_000

/** Sets the clock of a world to the next noon in UTC, so that neither a day nor a month ends during a test. */
export const waitForNoon = ({
  now,
  later,
}: {
  readonly now: () => Date
  readonly later: (milliseconds: number) => void
}): void => later((1.5 * day - (now().getTime() % day)) % day)
