/** Where this browser keeps the token of who is signed in. */
export const tokenKey = 'web2.token'
