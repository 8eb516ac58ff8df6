/** Who may call an endpoint. Each includes what it takes to be signed in. */
export type Access = 'anonymous' | 'user' | 'jobSeeker' | 'talentSeeker' | 'companyMember' | 'admin';

/** Which shared limit of calls an endpoint counts against. */
export type RateLimitName = 'login' | 'connect' | 'newsletter' | 'write' | 'count' | 'ask' | 'contact';

export interface Endpoint {
  readonly method: 'GET' | 'POST' | 'DELETE';
  /** Path in the router's notation. */
  readonly path: string;
  readonly access: Access;
  /** One sentence for the API's reference. */
  readonly summary: string;
  readonly rateLimit?: RateLimitName;
  /** How the answer may be cached by browsers and intermediaries; absent means `no-store`. */
  readonly publicCacheSeconds?: number;
  /** A GET that changes state and is therefore held to the same origin. */
  readonly changesState?: boolean;
  /** The handler gets the body's bytes, because a signature covers them. */
  readonly rawBody?: boolean;
  /** A call that changes nothing that another answer shows, so that kept answers stay. */
  readonly keepsAnswers?: boolean;
  /** Only within `FRESH_SIGN_IN_MINUTES` of the sign-in: a browser that was left open moves nothing. */
  readonly freshSignIn?: boolean;
  /** A POST that carries everything in its address; a body is not looked at. */
  readonly bodyless?: boolean;
}
