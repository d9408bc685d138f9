export { httpNotAllowed, isPlainHttp } from '../plain-http.ts'
