/** Somebody who wants to know of every profile that changes, such as the match engine. */
export interface ProfileWatcher {
  /** Tells it that a profile was saved, once the save is done. */
  profileSaved(profileId: string): void;
}
