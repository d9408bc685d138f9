import { createStore } from '../store.ts'

/** 'lost': we had or wanted a connection and have none; 'idle': nobody is signed in, none is wanted. */
export type Connection = 'idle' | 'connecting' | 'connected' | 'lost'

export const connection = createStore<Connection>('idle')
