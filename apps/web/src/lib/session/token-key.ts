/** Where this browser keeps the token of who is signed in. */
export const tokenKey = 'web2.token'
/** Storage key of an impersonating admin's own token. */
export const adminTokenKey = 'web2.own-token'
