import { tryHostileBodies } from '../testing/hostile/hostile-bodies.ts'

// bodies are parsed the same way by both transports, so the websocket gets only a sample
tryHostileBodies({ rest: { every: 1, from: 0 }, socket: { every: 7, from: 5 } })
