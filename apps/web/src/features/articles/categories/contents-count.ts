import { counted } from '../../../lib/text/counted.ts'

/** Returns '1 category' or '2 categories'. */
export const countedCategories = (count: number): string => counted(count, 'category', 'categories')
