import { tryHostileBodies } from '../testing/hostile/hostile-bodies.ts'

// a seventh each, and not the same; the long tests try all
tryHostileBodies({ rest: { every: 7, from: 0 }, socket: { every: 7, from: 3 } })
