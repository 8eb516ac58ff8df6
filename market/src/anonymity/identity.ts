/** What would tell recruiters who somebody is. */
export interface Identity {
  readonly givenName: string;
  readonly familyName: string;
  readonly email: string;
  readonly linkedinProfile: string | null;
}
