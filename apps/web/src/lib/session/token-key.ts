/** Where this browser keeps the token of who is signed in. */
export const tokenKey = 'web2.token'
/** Where it keeps the token of an admin who is signed in as somebody else. */
export const adminTokenKey = 'web2.own-token'
