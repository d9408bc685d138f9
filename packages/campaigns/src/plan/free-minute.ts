/** Which minutes of a day each place has a post in. */
export class TakenMinutes {
  readonly #taken = new Map<string, Set<number>>()

  /**
   * Takes the minute nearest to the wanted one in which the place has no post yet, of those from 0 up to `count`;
   * -1 when there is none left.
   */
  take(place: string, wanted: number, count: number): number {
    const taken = this.#taken.get(place) ?? new Set<number>()
    this.#taken.set(place, taken)
    if (taken.size >= count) return -1
    for (let away = 0; away < count; away += 1)
      for (const minute of [wanted + away, wanted - away])
        if (minute >= 0 && minute < count && !taken.has(minute)) {
          taken.add(minute)
          return minute
        }
    return -1
  }
}
