/** The texts of pages that name others, as they are entered. */
export const hubTextFields = [
  { field: 'title', label: 'Title', maxLength: 500 },
  { field: 'description', label: 'Description', maxLength: 1_000, isLong: true },
  { field: 'heading', label: 'Heading', maxLength: 300 },
  { field: 'intro', label: 'Intro text', maxLength: 2_000, isLong: true },
] as const
