/** Returns the UI entry that a model from OpenAI's live list belongs to, judged by its id; null if none. */
export const openAiModelEntry = (id: string): 'gpt-4o' | 'chatgpt-4' | 'chatgpt' | null => {
  if (id.includes('4o')) return 'gpt-4o'
  if (/(?:^|-)4(?:-|$)/.test(id)) return 'chatgpt-4'
  return id.includes('3.5') ? 'chatgpt' : null
}
