/** Counts values at or above the given similarity. */
export const countSimilar = (similarity: Float32Array, from: number): number =>
  similarity.reduce((sum, each) => sum + Number(each >= from), 0)
