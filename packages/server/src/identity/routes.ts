/** Routes that the identity client has built in, and those of the provider's own pages. */
export const ROUTES = {
  authorization: '/authorize',
  token: '/oauth/token',
  revocation: '/oauth/revoke',
  userinfo: '/userinfo',
  jwks: '/.well-known/jwks.json',
  logout: '/v2/logout',
  /** Followed by the id of the sign-in, so that two tabs do not share a cookie. */
  signIn: '/login',
  /** Followed by the token of a mailed link, or by nothing. */
  passwordReset: '/password-reset',
  /** Followed by the token of an invitation. */
  invitation: '/invitation',
} as const;

/** Cookies of localhost are shared by all its ports, so their names say whose they are. */
export const COOKIE_NAMES = {
  session: 'parley_identity_session',
  interaction: 'parley_identity_sign_in',
  resume: 'parley_identity_resume',
} as const;

/** The second audience of every access token, which the hosted provider adds too. */
export const userinfoAudience = (issuer: string) => new URL(ROUTES.userinfo, issuer).href;
