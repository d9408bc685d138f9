import { articles, bodies } from './worst-bodies.ts'
import type { Attacker } from './worst-caller.ts'
import type { Door } from './worst-door.ts'
import { guests, sockets } from './worst-guests.ts'
import { documents } from './worst-pages.ts'
import { questions } from './worst-questions.ts'
import { files } from './worst-files.ts'

/** Returns all endpoints, each with the worst input that it accepts. */
export const doorsOf = (attacker: Attacker): readonly Door[] => [
  ...guests(attacker),
  ...sockets(attacker),
  ...bodies(attacker),
  ...articles(attacker),
  ...documents(attacker),
  ...files(attacker),
  ...questions(attacker),
]
