/**
 * Returns true if the id is the model itself or a dated version of it. A longer name is another model
 * ('gpt-4.5' is not 'gpt-4').
 */
export const isVersionOf = (id: string, model: string): boolean =>
  id === model || (id.startsWith(model) && /^-(?:\d|preview|latest|16k|32k)/.test(id.slice(model.length)))
