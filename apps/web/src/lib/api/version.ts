import { resource } from './resource.ts'

/** GET /version: what the server runs. */
export const fetchVersion = () => resource('version').find()
