/** A profile's own texts, and whether they tell who somebody is. */
export interface OwnTexts {
  readonly currentRole: string | null;
  readonly aboutMe: string | null;
  /** Set while a text tells who somebody is; then companies read none. */
  readonly textsWithheld?: boolean;
}

/** @returns a profile's own texts as companies may read them: none that is withheld */
export const shownTexts = ({ currentRole, aboutMe, textsWithheld }: OwnTexts): Omit<OwnTexts, 'textsWithheld'> =>
  textsWithheld === true ? { currentRole: null, aboutMe: null } : { currentRole, aboutMe };
