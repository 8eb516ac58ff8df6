/** @param name a talent's handle, or a person's user id for their own eyes */
export const pictureUrlOf = (name: string): string => `/api/profile-pictures/${name}`;
