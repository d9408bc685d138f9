/** How many are as alike as this, or more. */
export const asAlike = (similarity: Float32Array, from: number): number =>
  similarity.reduce((sum, each) => sum + Number(each >= from), 0)
