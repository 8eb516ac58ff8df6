import type { Types } from 'mongoose';

/** @param ownerId id of the person's job seeker profile, or their user id for their own eyes */
export const pictureUrlOf = (ownerId: Types.ObjectId): string => `/api/profile-pictures/${ownerId.toHexString()}`;
