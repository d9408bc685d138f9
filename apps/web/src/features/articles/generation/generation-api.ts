import { queryOptions } from '@tanstack/react-query'
import { articlePrompts, categories, generatorPresets } from '../resources.ts'

export const allPresets = queryOptions({
  queryKey: [generatorPresets.path, 'all'],
  queryFn: () => generatorPresets.findAll({ $sort: { name: 1 } }),
})

export const allPrompts = queryOptions({
  queryKey: [articlePrompts.path, 'all'],
  queryFn: () => articlePrompts.findAll({ $sort: { name: 1 } }),
})

export const allCategories = queryOptions({
  queryKey: [categories.path, 'names'],
  queryFn: () => categories.findAll({ $sort: { name: 1 }, $select: ['name'] }),
})
