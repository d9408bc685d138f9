/** Minutes of a day that are taken, by place. */
export class TakenMinutes {
  readonly #taken = new Map<string, Set<number>>()

  /**
   * Takes the free minute of a place nearest to the wanted one, from 0 up to but not including `count`.
   * Returns -1 if none is left.
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
