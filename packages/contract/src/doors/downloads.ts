export { isLocalAddress, zipAddress, zipAddressProblem } from '../zip-address.ts'
