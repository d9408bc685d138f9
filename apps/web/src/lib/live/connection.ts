import { createStore } from '../store.ts'

/** 'lost': a connection is wanted and missing; 'idle': no user is signed in. */
export type Connection = 'idle' | 'connecting' | 'connected' | 'lost'

export const connection = createStore<Connection>('idle')
